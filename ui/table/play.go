package table

import (
	"slices"
	"time"

	"senet/game"
	"senet/game/board"
	"senet/game/session"
	"senet/ui/anim"
	"senet/ui/boardview"
)

// play makes the motions of a group of steps, from what is shown now.
func (t *Table) play(g []session.Step) []anim.Motion {
	m := t.motions(g)
	last := g[len(g)-1]
	after := last.After
	m = append(m, anim.Motion{Done: func() {
		t.now = after
		t.view.Place(&after)
		t.view.Calm()
		t.showKept()
	}})
	t.cue(m, last.Event.Kind)
	return m
}

func (t *Table) motions(g []session.Step) []anim.Motion {
	e := g[0].Event
	switch e.Kind {
	case game.EvLotThrew, game.EvThrew, game.EvThrewPiece, game.EvThrewAgain, game.EvFateThrew, game.EvWaterThrew:
		return t.throwMotions(g[0])
	}
	if moving(e.Kind) {
		t.view.SetMarks(boardview.Marks{Homes: t.homes()})
	}
	switch e.Kind {
	case game.EvMoved, game.EvBa, game.EvBounced:
		return t.walkMotions(g)
	case game.EvSwapped, game.EvPushed:
		return t.glide(e.Side, boardview.On(e.From), boardview.On(e.To), 40)
	case game.EvDrowned:
		return t.drown(e)
	case game.EvReborn:
		return t.reborn(e)
	case game.EvFreed:
		return t.free(e)
	case game.EvEntered:
		return t.glide(e.Side, t.top(boardview.InReserve, e.Side), boardview.On(e.To), 50)
	case game.EvToReserve:
		return t.glide(e.Side, boardview.On(e.From), t.view.Free(boardview.InReserve, e.Side), 50)
	}
	return t.announce(g[0])
}

// top is the spot of the last piece of a side in a zone.
func (t *Table) top(p boardview.Place, side board.Side) boardview.Spot {
	if piece := t.view.Last(p, side); piece != nil {
		return piece.Spot
	}
	return boardview.Spot{}
}

// way is what a group of steps does to the mover and to the piece it hits.
type way struct {
	squares []board.Square // from the first to the last
	pause   int            // index in squares of the Ba, or 0
	swapTo  board.Square   // where the piece that was hit goes, or None
}

func wayOf(g []session.Step) way {
	w := way{squares: []board.Square{g[0].Event.From}}
	for _, s := range g {
		e := s.Event
		switch e.Kind {
		case game.EvMoved:
			w.squares = append(w.squares, boardview.Way(e.From, e.To)...)
		case game.EvBa:
			w.pause = len(w.squares) - 1
			w.squares = append(w.squares, boardview.Way(w.squares[len(w.squares)-1], e.To)...)
		case game.EvBounced:
			at := w.squares[len(w.squares)-1]
			w.squares = append(w.squares, boardview.Way(at, e.From)...)
			if at > e.From { // Moved spoke of where it came to rest
				i := slices.Index(w.squares, e.From)
				w.squares = w.squares[:i+1]
			}
			w.squares = append(w.squares, boardview.Way(e.From, e.To)...)
		case game.EvSwapped:
			w.swapTo = e.To
		}
	}
	return w
}

// walkMotions are hops along the path, with a rest on the Ba, and the trade of
// places at the end.
func (t *Table) walkMotions(g []session.Step) []anim.Motion {
	w := wayOf(g)
	first, last := w.squares[0], w.squares[len(w.squares)-1]
	side := g[0].Event.Side
	mover := t.view.Of(boardview.On(first), side)
	if mover == nil {
		return nil
	}
	t.view.Raise(mover)
	victim := t.view.Of(boardview.On(last), side.Other())
	if last == first || w.swapTo == board.None {
		victim = nil
	}
	if t.dropped == mover.Spot { // put down by hand: it is there already
		t.dropped = boardview.Spot{}
		if victim == nil {
			return t.place(mover, boardview.On(last))
		}
		rest := t.place(mover, boardview.On(last))
		return append(rest, t.flyTo(victim, boardview.On(last), boardview.On(w.swapTo), -30, anim.SwapTime)...)
	}
	legs := w.squares
	if victim != nil {
		legs = legs[:len(legs)-1]
	}
	var out []anim.Motion
	if w.pause > 0 && w.pause < len(legs) {
		out = append(out, t.hops(mover, legs[:w.pause+1], victim == nil), t.baRest(mover))
		legs = legs[w.pause:]
	}
	if len(legs) > 1 {
		out = append(out, t.hops(mover, legs, victim == nil))
	}
	if victim != nil {
		out = append(out, t.trade(mover, victim, legs[len(legs)-1], last, w.swapTo))
	}
	return out
}

// place puts a piece down without a motion.
func (t *Table) place(p *boardview.Piece, s boardview.Spot) []anim.Motion {
	return []anim.Motion{{Done: func() { p.Rest(s) }}}
}

// hops is a walk along squares. The drawing of the first comes back, that of the
// last steps back at the end.
func (t *Table) hops(p *boardview.Piece, squares []board.Square, reach bool) anim.Motion {
	n := len(squares) - 1
	from, to := boardview.On(squares[0]), boardview.On(squares[n])
	d := anim.HopsTime(n)
	return anim.Motion{
		Time: d,
		Frame: func(x float32) {
			leg, at, h := anim.Hops(n, x)
			p.Hold(boardview.Pose{From: boardview.On(squares[leg]), To: boardview.On(squares[leg+1]), T: at, Lift: 14 * h})
			t.view.Art(squares[0], anim.Clamp(x*float32(d)/float32(anim.FadeTime)))
			if reach {
				t.view.Art(squares[n], 1-anim.Span(x, .8, 1))
			}
		},
		Still: crossFade(p, from, to),
		Done:  func() { p.Rest(to) },
	}
}

// crossFade lets a piece vanish here and appear there.
func crossFade(p *boardview.Piece, from, to boardview.Spot) func(float32) {
	return func(x float32) {
		if x < .5 {
			p.Hold(boardview.Pose{From: from, To: from, Fade: 2 * x})
		} else {
			p.Hold(boardview.Pose{From: to, To: to, Fade: 2 - 2*x})
		}
	}
}

// baRest is the moment in which the Ba takes up a piece.
func (t *Table) baRest(p *boardview.Piece) anim.Motion {
	on := boardview.On(board.Ba)
	return anim.Motion{Time: anim.PulseTime, Frame: func(x float32) {
		t.view.Glow(board.Ba, anim.Hill(x))
		p.Hold(boardview.Pose{From: on, To: on, T: 1, Lift: 14 * anim.Hill(x)})
	}, Done: func() { t.view.Glow(board.Ba, 0); p.Rest(on) }}
}

// trade is the end of a hit: both rise and change places on opposite arcs, the
// enemy on the lower one.
func (t *Table) trade(mover, victim *boardview.Piece, near, last, swapTo board.Square) anim.Motion {
	from, to, away := boardview.On(near), boardview.On(last), boardview.On(swapTo)
	return anim.Motion{
		Time: anim.SwapTime,
		Frame: func(x float32) {
			at, lift, arc := anim.Trade(x)
			mover.Hold(boardview.Pose{From: from, To: to, T: at, Lift: 10*lift + 26*arc})
			victim.Hold(boardview.Pose{From: to, To: away, T: at, Lift: 10*lift - 34*arc})
		},
		Still: func(x float32) {
			crossFade(mover, from, to)(x)
			crossFade(victim, to, away)(x)
		},
		Done: func() { mover.Rest(to); victim.Rest(away) },
	}
}

// flyTo is a flight of one piece from spot to spot.
func (t *Table) flyTo(p *boardview.Piece, from, to boardview.Spot, bow float32, d time.Duration) []anim.Motion {
	return []anim.Motion{{
		Time: d,
		Frame: func(x float32) {
			at, arc := anim.Glide(x)
			p.Hold(boardview.Pose{From: from, To: to, T: at, Lift: bow * arc})
		},
		Still: crossFade(p, from, to),
		Done:  func() { p.Rest(to) },
	}}
}

// glide is a flight of a side's piece from one spot to another.
func (t *Table) glide(side board.Side, from, to boardview.Spot, bow float32) []anim.Motion {
	p := t.view.Of(from, side)
	if p == nil || from.Place == boardview.Nowhere {
		return nil
	}
	t.view.Raise(p)
	return t.flyTo(p, from, to, bow, anim.RebirthTime)
}

// drown lets the piece on the Water sink, and come up in The Waters.
func (t *Table) drown(e game.Event) []anim.Motion {
	here := boardview.On(e.From)
	p := t.view.Of(here, e.Side)
	if p == nil {
		return nil
	}
	there := t.view.Free(boardview.InWaters, e.Side)
	return []anim.Motion{{
		Time: anim.SinkTime,
		Frame: func(x float32) {
			sink, alpha := anim.Sink(x)
			p.Hold(boardview.Pose{From: here, To: here, Sink: sink + .01, Fade: 1 - alpha})
			t.view.Ripple(e.From, x)
			t.view.Art(e.From, anim.Out(x))
		},
		Still: func(x float32) { p.Hold(boardview.Pose{From: here, To: here, Fade: x}) },
		Done:  func() { p.Rest(there) },
	}, {
		Time: anim.SurfaceTime,
		Frame: func(x float32) {
			y := anim.Out(x)
			p.Hold(boardview.Pose{From: there, To: there, Sink: anim.Lerp(.45, .05, y), Fade: 1 - y})
		},
		Still: func(x float32) { p.Hold(boardview.Pose{From: there, To: there, Sink: .05, Fade: 1 - x}) },
		Done:  func() { p.Rest(there) },
	}}
}

// reborn lets a piece rise from The Waters to its House.
func (t *Table) reborn(e game.Event) []anim.Motion {
	from := boardview.On(e.From)
	if !e.From.Valid() {
		from = t.top(boardview.InWaters, e.Side)
	}
	p, to := t.view.Of(from, e.Side), boardview.On(e.To)
	if p == nil {
		return nil
	}
	if t.dropped == from {
		t.dropped = boardview.Spot{}
		return t.place(p, to)
	}
	t.view.Raise(p)
	return []anim.Motion{{
		Time: anim.RebirthTime,
		Frame: func(x float32) {
			at, arc := anim.Glide(x)
			p.Hold(boardview.Pose{From: from, To: to, T: at, Lift: 46 * arc})
			t.view.Glow(e.To, anim.Hill(x))
		},
		Still: crossFade(p, from, to),
		Done:  func() { p.Rest(to); t.view.Glow(e.To, 0) },
	}, {
		Time:  anim.PulseTime,
		Frame: func(x float32) { t.view.Badge("reborn", to, anim.Pulse(x), 1-anim.Span(x, .8, 1)) },
	}}
}

// free lets a piece walk off the end of the board and down to its place.
func (t *Table) free(e game.Event) []anim.Motion {
	p := t.view.Of(boardview.On(e.From), e.Side)
	if p == nil {
		return nil
	}
	t.view.Raise(p)
	there := t.view.Free(boardview.InReeds, e.Side)
	if t.dropped == p.Spot {
		t.dropped = boardview.Spot{}
		return t.place(p, there)
	}
	var out []anim.Motion
	if e.From < board.Sun {
		m := t.hops(p, append([]board.Square{e.From}, boardview.Way(e.From, board.Sun)...), false)
		m.Still = nil
		out = append(out, m)
	}
	edge, exit := boardview.On(board.Sun), boardview.Spot{Place: boardview.AtExit}
	return append(out, anim.Motion{
		Time: anim.FreeTime,
		Frame: func(x float32) {
			cross, down := anim.Leave(x)
			pose := boardview.Pose{From: edge, To: exit, T: cross, Lift: 14 * anim.Hill(cross)}
			if down > 0 {
				pose = boardview.Pose{From: exit, To: there, T: down, Lift: 16 * anim.Hill(down)}
			}
			p.Hold(pose)
			t.view.Art(board.Sun, x)
			t.view.Stars(x)
		},
		Still: crossFade(p, boardview.On(e.From), there),
		Done:  func() { p.Rest(there); t.view.Stars(1) },
	})
}
