package words

import (
	"strings"
	"time"

	"senet/game"
	"senet/game/board"
	"senet/game/session"
	"senet/ui/tr"
)

// Turn gives the title and the line under it of the turn panel: whose turn it
// is and what is due.
func Turn(s session.Snapshot) (title, sub string) {
	t := For(s)
	if s.Viewing >= 0 && s.Viewing < len(s.Log) {
		return tr.S("shell.turn.viewing"), tr.F("shell.turn.viewing.sub", map[string]any{"N": max(1, s.Log[s.Viewing].Turn)})
	}
	if s.Over {
		return t.won(s.Winner), tr.S("shell.turn.over.sub")
	}
	args := map[string]any{
		"Name": t.Seat(s.ToActSeat), "Throw": int(s.Pos.Throw),
		"Side": t.side(s.ToAct, "nom"), "SideGen": t.side(s.ToAct, "gen"),
	}
	title = Sentence("shell.turn."+titleOf(s.Pos.Await), args)
	if s.Thinking && s.Pos.Await == game.AwaitMove && !t.gods[s.ToAct] {
		return title, tr.F("shell.turn.thinking", args)
	}
	return title, t.due(s, args)
}

// Clock says how many minutes are left, where a time was agreed (RULES §5).
func Clock(s session.Snapshot) string {
	if s.Limit == 0 {
		return ""
	}
	left := max(0, s.Limit-s.Played)
	return tr.F("shell.turn.left", map[string]any{"N": int((left + time.Minute - 1) / time.Minute)})
}

func titleOf(a game.Await) string {
	switch a {
	case game.AwaitLot:
		return "lot"
	case game.AwaitFate:
		return "fate"
	case game.AwaitWater:
		return "water"
	case game.AwaitPiece:
		return "piece"
	case game.AwaitMove:
		return "move"
	}
	return "throw"
}

func (t Teller) won(side board.Side) string {
	if t.gods[side] {
		return tr.S("shell.turn.won.gods")
	}
	if side == board.Cones {
		return tr.S("shell.turn.won.1")
	}
	return tr.S("shell.turn.won.0")
}

// due says what the player has to do, and how much of it.
func (t Teller) due(s session.Snapshot, args map[string]any) string {
	switch s.Pos.Await {
	case game.AwaitLot, game.AwaitPiece, game.AwaitFate, game.AwaitWater:
		return tr.F("shell.turn."+titleOf(s.Pos.Await)+".sub", args)
	case game.AwaitMove:
		key := "shell.turn.moves"
		if several(&s.Pos) {
			key = "shell.turn.pending"
		}
		if pending := Pending(&s.Pos); pending != "" {
			args["Throw"] = pending
		} else if s.Pos.Throw == 0 {
			return tr.F("shell.turn.reborn.sub", args)
		}
		sub := tr.N(key, moves(s), args)
		if s.Pos.Owed > 0 {
			more := tr.N("shell.turn.more", int(s.Pos.Owed), nil)
			sub += " ·\u00a0" + strings.ReplaceAll(more, " ", "\u00a0") // kept on one line
		}
		return sub
	}
	owed := max(1, int(s.Pos.Owed))
	if s.HumanToAct {
		return tr.N("shell.turn.throws", owed, args)
	}
	return tr.N("shell.turn.throws.other", owed, args)
}

// moves counts the legal moves, also where they are not a human's to choose.
func moves(s session.Snapshot) int {
	if s.Legal != nil || s.Game == nil {
		return len(s.Legal)
	}
	p := s.Pos
	return len(s.Game.Legal(&p, nil))
}

// Won is the title of the end of a game.
func Won(s session.Snapshot) string { return For(s).won(s.Winner) }
