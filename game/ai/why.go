package ai

import (
	"cmp"
	"slices"

	"senet/game"
	"senet/game/board"
	"senet/game/rules"
)

// explain adds to the decisions that a player has in p what speaks for each and
// against it. list is all there are.
func explain(g *game.Game, p *game.Position, list []Decision) {
	best := slices.MaxFunc(list, func(a, b Decision) int { return cmp.Compare(a.Win, b.Win) })
	for i := range list {
		d := &list[i]
		switch {
		case !d.Throw:
			d.Why, d.Against = reasons(g, p, *d, len(list)), objections(g, p, *d)
			d.Risk = risk(g, p, d.Move)
		case len(list) == 1:
		case d.Win >= best.Win:
			d.Why = []string{"session.why.throw"}
		default:
			d.Against = []string{"session.why.noThrow"}
		}
	}
}

// reasons names what speaks for a move, the weightiest first, as text keys. They
// tell what it brings at once; the estimate behind it looks further.
func reasons(g *game.Game, p *game.Position, d Decision, choices int) []string {
	after, events, err := g.Play(*p, d.Move, nil)
	if err != nil {
		return nil
	}
	mover := p.Turn
	var why []string
	add := func(key string) { why = append(why, "session.why."+key) }
	if choices == 1 {
		add("only")
	}
	gains := d.Move.Kind == game.MoveStep && !d.Move.Back
	for _, e := range events {
		if key := whyEvent(e, mover, d.Move.Back); key != "" {
			add(key)
		}
		if e.Side == mover && (e.Kind == game.EvBounced || e.Kind == game.EvDrowned || e.Kind == game.EvReborn) {
			gains = false
		}
		if e.Kind == game.EvTurn || e.Kind == game.EvTurnLost {
			break
		}
	}
	if d.Move.Kind == game.MoveStep && d.Move.To.Valid() {
		if key := whySquare(g, p, &after, d.Move, mover); key != "" {
			add(key)
		}
	}
	if key := whyRebirth(g, p, &after, mover); key != "" {
		add(key)
	}
	if len(why) == 0 && gains {
		add("forward")
	}
	return why
}

// whyEvent is what an event has to say for the side that brought it about.
func whyEvent(e game.Event, mover board.Side, back bool) string {
	switch e.Kind {
	case game.EvWon:
		return "win"
	case game.EvFreed:
		if e.Side == mover {
			return "free"
		}
	case game.EvSwapped, game.EvToReserve:
		if e.Side != mover && !back { // a hit on the way back sends it on
			return "hit"
		}
	case game.EvAgain:
		if e.Reason == game.ReasonRebirth && e.Side == mover {
			return "again"
		}
	case game.EvCarry:
		if e.Side != mover && e.N < 0 {
			return "enemyNet"
		}
	case game.EvReborn:
		if e.Side == mover && e.From == board.None {
			return "reborn"
		}
	case game.EvEntered:
		return "enter"
	case game.EvBa:
		return "ba"
	}
	return ""
}

// whySquare is what speaks for the square a piece goes to.
func whySquare(g *game.Game, p, after *game.Position, m game.Move, mover board.Side) string {
	own := 1 + uint8(mover)
	next := func(q board.Square) bool {
		return q.Valid() && q != m.From && p.Cells[q] == own && shields(g, p, min(q, m.To))
	}
	switch {
	case next(m.To-1) || next(m.To+1):
		return "pair"
	case m.To.IsHouse() && m.To != board.Net && m.To != board.Water && m.To != board.Beauty && g.Sheltered(m.To):
		return "house"
	case after.Cells[m.To] == own && hits(g, p, m.From, mover) > 0 && hits(g, after, m.To, mover) == 0:
		return "escape"
	}
	return ""
}

// whyRebirth is what a move does to the enemy's drowned by standing on 15, where
// they have to wait for it (RULES §6 "15 taken").
func whyRebirth(g *game.Game, p, after *game.Position, mover board.Side) string {
	own := 1 + uint8(mover)
	foe := mover.Other()
	if g.Rules().RebirthTaken != rules.RebirthWaits || p.Drowned[foe] == 0 || after.Drowned[foe] == 0 ||
		after.Cells[board.Rebirth] != own {
		return ""
	}
	switch p.Cells[board.Rebirth] {
	case own:
		return "keeps15"
	case 0:
		return "closes15"
	}
	return ""
}

// frees15 reports whether a move lets the enemy's drowned come back by leaving
// 15, where they have to wait for it.
func frees15(g *game.Game, p, after *game.Position, mover board.Side) bool {
	return g.Rules().RebirthTaken == rules.RebirthWaits && after.Drowned[mover.Other()] > 0 &&
		p.Cells[board.Rebirth] == 1+uint8(mover) && after.Cells[board.Rebirth] == 0
}

// shields reports whether two pieces of a side on q and the next square protect
// each other under the rules of g.
func shields(g *game.Game, p *game.Position, q board.Square) bool {
	r := g.Rules()
	if r.Safe != 2 || !r.RowCorners && q%10 == 0 {
		return false
	}
	if !r.LastProtect && q+1 >= board.Beauty {
		return false
	}
	owned := p.Home != [2]game.Home{}
	switch r.System {
	case rules.SystemPlace, rules.SystemCycle:
		return !owned || q > board.Square(r.HomeRows)
	case rules.SystemOccupy:
		return q+1 <= 20
	}
	return true
}

// objections names what speaks against a decision, as text keys: what it risks at
// once and what it gives up.
func objections(g *game.Game, p *game.Position, d Decision) []string {
	if d.Move.Kind != game.MoveStep {
		return nil
	}
	q, events, err := g.Play(*p, d.Move, nil)
	if err != nil {
		return nil
	}
	r := g.Rules()
	mover := p.Turn
	own := 1 + uint8(mover)
	var out []string
	add := func(key string) { out = append(out, "session.why."+key) }
	for _, e := range events {
		switch {
		case e.Kind == game.EvFateDue && e.Side == mover && r.Fate[1] == rules.FateOn:
			if r.Water == rules.WaterDrowns {
				add("water")
			} else {
				add("waterBack")
			}
		case e.Kind == game.EvNet && e.Side == mover:
			add("net")
		case e.Kind == game.EvCarry && e.Side != mover && e.N > 0:
			add("enemyAgain")
		}
	}
	if d.Move.Back {
		add("back")
	}
	if frees15(g, p, &q, mover) {
		add("opens15")
	}
	if opens(g, p, &q, d.Move.From, own) {
		add("opens")
	}
	if risk(g, p, d.Move) > 0 {
		add("exposed")
	}
	return out
}

// opens reports whether a move from a square leaves a piece alone that was
// protected by the one that moved.
func opens(g *game.Game, p, q *game.Position, from board.Square, own uint8) bool {
	for _, at := range [2]board.Square{from - 1, from + 1} {
		if !at.Valid() || p.Cells[at] != own || q.Cells[at] != own || !shields(g, p, min(at, from)) {
			continue
		}
		beyond := at + at - from
		if !beyond.Valid() || q.Cells[beyond] != own || !shields(g, q, min(at, beyond)) {
			return true
		}
	}
	return false
}

// risk is in how many of sixteen throws the enemy can hit the piece that m moves
// where it comes to rest.
func risk(g *game.Game, p *game.Position, m game.Move) int {
	q, _, err := g.Play(*p, m, nil)
	if err != nil || m.Kind != game.MoveStep || !m.To.Valid() || q.Cells[m.To] != 1+uint8(p.Turn) {
		return 0
	}
	return hits(g, &q, m.To, p.Turn)
}

// hits is in how many of sixteen throws the enemy of a side, if it threw next,
// could hit the side's piece on q. It asks the rules, so it holds under any; where
// more than a throw and a move is between them it is 0.
func hits(g *game.Game, p *game.Position, q board.Square, side board.Side) int {
	s := *p
	if s.Turn != side.Other() || s.Await != game.AwaitThrow { // the side has not done yet
		s.Turn, s.Await, s.Throw, s.Owed, s.Touched = side.Other(), game.AwaitThrow, 0, 1, board.None
		s.Pending, s.Piece = [7]uint8{}, board.None
	}
	n := 0
	for _, c := range g.Chances(&s) {
		if next, _, err := g.Throw(s, c.Throw, nil); err == nil && hit(g, &next, q, side) {
			n += int(c.Sixteenth)
		}
	}
	return n
}

// hit reports whether a move that can be chosen in p hits the side's piece on q.
func hit(g *game.Game, p *game.Position, q board.Square, side board.Side) bool {
	if p.Await != game.AwaitMove || p.Turn == side {
		return false
	}
	var room [game.MaxMoves]game.Move
	var events [64]game.Event
	for _, m := range g.Legal(p, room[:0]) {
		_, did, err := g.Play(*p, m, events[:0])
		if err != nil {
			continue
		}
		for _, e := range did {
			if (e.Kind == game.EvSwapped || e.Kind == game.EvToReserve) && e.Side == side && e.From == q {
				return true
			}
		}
	}
	return false
}
