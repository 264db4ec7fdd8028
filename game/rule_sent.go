package game

import "senet/game/board"

// A piece that the Water sent back moves before any other of its side (toggle
// reborn-first). Position.Sent remembers where it stands; of two the first
// counts.

// cameBack remembers the piece of s that came back from the Water to q.
func (x *turn) cameBack(s board.Side, q board.Square) {
	x.forgetSent()
	x.g.remember(&x.p, s, q)
}

// sendsFirst reports whether pieces that came back from the Water move first.
func (g *Game) sendsFirst() bool { return g.r.RebornFirst }

func (g *Game) remember(p *Position, s board.Side, q board.Square) {
	if g.sendsFirst() && !g.sendsToStart() && p.Sent[s] == board.None {
		p.Sent[s] = q
	}
}

// forgetSent ends the duty of a piece that has left the square it came back to.
func (x *turn) forgetSent() { x.p.forgetSent() }

func (p *Position) forgetSent() {
	if p.Sent == [2]board.Square{} {
		return
	}
	for s, q := range p.Sent {
		if q != board.None && p.Cells[q] != 1+uint8(s) {
			p.Sent[s] = board.None
		}
	}
}

// sentSound reports whether pieces can stand where p says the Water sent them.
func (g *Game) sentSound(p *Position) bool {
	for s, q := range p.Sent {
		if q != board.None && (!g.sendsFirst() || q > board.Rebirth || p.Cells[q] != 1+uint8(s)) {
			return false
		}
	}
	return true
}
