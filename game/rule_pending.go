package game

// Throws that are all made before any is played (toggle throws-first): each is
// put by, and when none is owed any more they are played in any order, each by
// any piece. A throw that a move earns is made before the next is played.

// throwsFirst reports whether throws are put by.
func (g *Game) throwsFirst() bool { return g.r.ThrowsFirst }

// pends reports whether throws that were put by are still to be played.
func (p *Position) pends() bool { return p.Pending != [7]uint8{} }

// firstPending is the lowest throw that is still to be played, or 0.
func (p *Position) firstPending() Throw {
	for t := Throw(1); t < Throw(len(p.Pending)); t++ {
		if p.Pending[t] > 0 {
			return t
		}
	}
	return 0
}

// mostPending bounds how many throws of one score are put by; no game comes
// near it, but a made-up one must not overflow.
const mostPending = 100

// store puts a throw by. What cannot be counted any more is thrown in vain.
func (x *turn) store(t Throw) {
	if x.p.Pending[t] < mostPending {
		x.p.Pending[t]++
		x.emit(Event{Kind: EvStored, Side: x.p.Turn, Throw: t})
	}
	x.nextPending()
}

// nextPending asks for the next throw owed, or for a choice among the throws
// that were put by. When none of them can be played they are lost, and what
// follows follows.
func (x *turn) nextPending() {
	x.p.Await = AwaitThrow
	if x.p.Owed > 0 {
		return
	}
	x.p.Await = AwaitMove
	var room [MaxMoves]Move
	if len(x.g.Legal(&x.p, room[:0])) > 0 {
		return
	}
	why := ReasonNoMove
	if !x.p.standsAnywhere(x.p.Turn) {
		why = ReasonNoPieces
	}
	for x.p.pends() {
		t := x.p.firstPending()
		x.p.Pending[t]--
		x.emit(Event{Kind: EvPassed, Side: x.p.Turn, Throw: t, Reason: why})
	}
	x.next()
}

// use takes the throw t out of those put by: it stands now.
func (x *turn) use(t Throw) {
	x.p.Pending[t]--
	x.p.Throw = t
	x.emit(Event{Kind: EvUsed, Side: x.p.Turn, Throw: t})
}

// pendingMoves lists the ways to use each of the throws put by, as if it stood
// alone: whether a piece must go backward is settled for each throw by itself.
func (g *Game) pendingMoves(p *Position, buf []Move) []Move {
	v := g.look(p, p.Turn)
	for t := p.firstPending(); int(t) < len(p.Pending); t++ {
		if p.Pending[t] == 0 {
			continue
		}
		v.n = int(t)
		part := v.sideMoves(buf[len(buf):])
		if len(part) == 0 {
			part = g.rebirths(p, part)
		}
		for i := range part {
			part[i].Throw = t
		}
		buf = append(buf, part...)
	}
	return v.bound(p.Touched, buf)
}

// pendingSound reports whether throws can be put by as p says.
func (g *Game) pendingSound(p *Position) bool {
	for t, n := range p.Pending {
		if n > 0 && (!g.throwsFirst() || !g.shows(Throw(t)) || n > mostPending) {
			return false
		}
	}
	return true
}

// awaitsPending reports whether p, with throws put by, can be waiting for what
// it says it is.
func (g *Game) awaitsPending(p *Position) bool {
	var room [MaxMoves]Move
	switch p.Await {
	case AwaitThrow:
		return p.Throw == 0 && p.Owed >= 1
	case AwaitMove:
		return p.Throw == 0 && p.Owed <= 0 && len(g.Legal(p, room[:0])) > 0
	case AwaitFate, AwaitWater:
		bare := *p
		bare.Pending = [7]uint8{}
		return g.awaits(&bare)
	}
	return false
}
