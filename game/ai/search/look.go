package search

import (
	"senet/game"
	"senet/game/board"
	"senet/game/fast"
)

// Choice is something a side can do: the state that follows and the chance of
// the side that chose it. Throwing, where something else may be done, has the
// zero State.
type Choice struct {
	Move  game.Move
	Throw bool
	Next  fast.State
	Win   float32
}

// Ahead is the mean of a state that waits for a throw, as Chance at depth 1 has
// it, with what follows when the sticks show t: the choices then, or what
// happens by itself as the one choice. early says that the side does better not
// to throw at all: then the choices are what it does instead. A state is for the
// caller to judge anew when it waits for fate.
func (x *Search) Ahead(s fast.State, t game.Throw, out []Choice) (mean float32, choices []Choice, early bool) {
	f := &x.frames[0]
	f.open(s)
	me := s.Turn()
	out = out[:0]
	var room [fast.MaxMoves]game.Move
	sum, weight := float32(0), 0
	for _, c := range x.G.Chances(s) {
		x.allow()
		next, moves := x.G.Threw(s, c.Throw, room[:0])
		top := float32(-1)
		if next == s {
			if c.Throw == t {
				out = append(out, Choice{Throw: true, Next: s, Win: -1})
			}
			continue
		}
		if len(moves) == 0 {
			top = x.after(next, me, 0, f, unlikely)
			if c.Throw == t {
				out = append(out, Choice{Throw: true, Next: next, Win: top})
			}
		}
		for _, m := range moves {
			q := x.G.Play(next, m)
			v := x.after(q, me, 0, f, unlikely)
			top = max(top, v)
			if c.Throw == t {
				out = append(out, Choice{Move: m, Next: q, Win: v})
			}
		}
		weight += int(c.Sixteenth)
		sum += float32(c.Sixteenth) * top
	}
	mean = sum / float32(max(weight, 1))
	if s.Drowned(me) == 0 && s.Await() != game.AwaitWater {
		return mean, out, false
	}
	moves := x.G.Moves(s, room[:0])
	top := float32(-1)
	for _, m := range moves {
		top = max(top, x.after(x.G.Play(s, m), me, 0, f, unlikely))
	}
	if top <= mean {
		return mean, out, false
	}
	out = out[:0]
	for _, m := range moves {
		q := x.G.Play(s, m)
		out = append(out, Choice{Move: m, Next: q, Win: x.after(q, me, 0, f, unlikely)})
	}
	return top, out, true
}

// Choices weighs everything the side to act can do in s, which waits for a
// choice or for a throw with something to do instead, depth throws deep.
func (x *Search) Choices(s fast.State, depth int, out []Choice) []Choice {
	out = out[:0]
	me := s.Mover()
	depth = min(depth, MaxDepth)
	f := &x.frames[depth]
	f.open(s)
	var room [fast.MaxMoves]game.Move
	if s.Await() != game.AwaitMove {
		v := x.throwing(s, depth)
		if s.Turn() != me {
			v = 1 - v
		}
		out = append(out, Choice{Throw: true, Win: v})
		f.open(s)
	}
	for _, m := range x.G.Moves(s, room[:0]) {
		x.allow()
		next := x.G.Play(s, m)
		out = append(out, Choice{Move: m, Next: next, Win: x.after(next, me, depth, f, unlikely)})
	}
	return out
}

// throwing is the chance of the side whose turn it is when it throws.
func (x *Search) throwing(s fast.State, depth int) float32 {
	f := &x.frames[depth]
	f.open(s)
	var room [fast.MaxMoves]game.Move
	sum, weight := float32(0), 0
	for _, c := range x.G.Chances(s) {
		x.allow()
		next, moves := x.G.Threw(s, c.Throw, room[:0])
		if next == s {
			continue
		}
		v := float32(0)
		if len(moves) == 0 {
			v = x.after(next, s.Mover(), depth, f, unlikely)
		} else {
			v = x.best(next, moves, s.Mover(), depth, f, unlikely)
		}
		weight += int(c.Sixteenth)
		sum += float32(c.Sixteenth) * v
	}
	if s.Turn() != s.Mover() {
		return 1 - sum/float32(max(weight, 1))
	}
	return sum / float32(max(weight, 1))
}

// Again weighs the choices found before once more, depth throws deep, but keeps
// the value of those that were worse than the best by more than margin. The
// result is worthless when the search is Cut.
func (x *Search) Again(s fast.State, depth int, found []Choice, margin float32, out []Choice) []Choice {
	out = append(out[:0], found...)
	me := s.Mover()
	depth = min(depth, MaxDepth)
	top := float32(-1)
	for i := range found {
		top = max(top, found[i].Win)
	}
	for i := range out {
		c := &out[i]
		if c.Win < top-margin {
			continue
		}
		if c.Throw {
			if c.Win = x.throwing(s, depth); s.Turn() != me {
				c.Win = 1 - c.Win
			}
		} else {
			f := &x.frames[depth]
			f.open(s)
			x.allow()
			c.Win = x.after(c.Next, me, depth, f, unlikely)
		}
		if x.stopped() {
			return out
		}
	}
	return out
}

// Luck is by how much the outcome t of the throw that s awaits is better for
// the spools than the mean of all outcomes, as seen depth further throws deep,
// and that mean. Over many throws the luck comes to nothing, however bad the
// judgement.
func (x *Search) Luck(s fast.State, t game.Throw, depth int) (luck, mean float64) {
	depth = min(depth, MaxDepth)
	f := &x.frames[depth]
	f.open(s)
	var room [fast.MaxMoves]game.Move
	var value [8]float64
	sum, weight := 0.0, 0
	same := [8]bool{}
	for _, c := range x.G.Chances(s) {
		x.allow()
		next, moves := x.G.Threw(s, c.Throw, room[:0])
		if next == s {
			same[c.Throw&7] = true
			continue
		}
		v := float32(0)
		if len(moves) == 0 {
			v = x.after(next, board.Spools, depth, f, unlikely)
		} else {
			v = x.best(next, moves, board.Spools, depth, f, unlikely)
		}
		value[c.Throw&7] = float64(v)
		sum += float64(c.Sixteenth) * float64(v)
		weight += int(c.Sixteenth)
	}
	if weight > 0 {
		mean = sum / float64(weight)
	}
	if same[t&7] {
		return 0, mean
	}
	return value[t&7] - mean, mean
}
