package oracle

import (
	"fmt"

	"senet/game/board"
	"senet/game/record"
)

// placed follows an entry that puts the position so. Where the entry says what
// was played, a square that is new to a side was met by the piece that is missing
// elsewhere; where it says nothing, the piece was only put right. Pieces alike
// cannot be told apart: the first that is missing stands on the first new square.
func (t *tracker) placed(e *record.Entry) {
	for _, s := range []board.Side{board.Spools, board.Cones} {
		gone, come := t.changed(e, s)
		var stays []int
		for _, q := range gone {
			stays = append(stays, t.at[q])
			if t.cells[q] == 1+uint8(s) {
				t.leave(q)
			}
		}
		for i, q := range come {
			t.comes(e, s, q, i, gone, stays)
		}
	}
	t.cells = e.After.Cells
	for q := range t.cells {
		if m := t.at[q]; t.cells[q] == 0 || m != none && t.cells[q] != 1+uint8(t.meetings[m].Side) {
			t.at[q] = none
		}
	}
	for i := range t.drowned { // what came back otherwise than by an event
		if n := int(e.After.Drowned[i]); len(t.drowned[i]) > n {
			t.drowned[i] = t.drowned[i][len(t.drowned[i])-n:]
		}
	}
}

// changed lists the squares that the side's pieces are gone from and come to.
func (t *tracker) changed(e *record.Entry, s board.Side) (gone, come []board.Square) {
	piece := 1 + uint8(s)
	for q := board.Square(1); q <= board.Squares; q++ {
		was, is := e.Before.Cells[q] == piece, e.After.Cells[q] == piece
		switch {
		case was && !is:
			gone = append(gone, q)
		case is && !was:
			come = append(come, q)
		}
	}
	return gone, come
}

// comes puts the side's i-th piece that came on q.
func (t *tracker) comes(e *record.Entry, s board.Side, q board.Square, i int, gone []board.Square, stays []int) {
	from, stay := board.None, none
	if i < len(gone) {
		from, stay = gone[i], stays[i]
	}
	switch {
	case e.Text == "":
		t.cells[q], t.at[q] = 1+uint8(s), stay
	case from == board.None:
		t.land(s, q, fmt.Sprintf("→%d", q), Happening{Kind: HapEntered})
	default:
		kind := HapLanded
		if s != e.Side {
			kind = HapSent
		}
		t.land(s, q, fmt.Sprintf("%d–%d", from, q), Happening{Kind: kind, From: from})
	}
}
