package ui

import (
	"senet/game/board"
	"senet/game/session"
	"senet/ui/panel/words"
	"senet/ui/tr"
)

// tally is the score of the games played one after another by "Play again",
// where games are counted in points (RULES §6: "Matches are scored in points
// over several games"). It lasts as long as the program runs.
type tally struct {
	games  int
	points [2]int // by seat: a player may have the spools in one game and the cones in the next
}

// with returns the tally after the game of s, if that has ended.
func (t tally) with(s session.Snapshot) tally {
	if !s.Over {
		return t
	}
	t.games++
	for side, n := range s.Pos.Points {
		t.points[s.SeatOf(board.Side(side))] += int(n)
	}
	return t
}

// line says how the match stands, or nothing in the first game and where no
// points are won.
func (t tally) line(cfg session.Config) string {
	if t.games < 2 || t.points == [2]int{} {
		return ""
	}
	return tr.N("shell.result.match", t.games, map[string]any{
		"First": words.SeatName(cfg, 0), "A": t.points[0],
		"Second": words.SeatName(cfg, 1), "B": t.points[1],
	})
}
