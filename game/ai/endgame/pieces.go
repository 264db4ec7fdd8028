package endgame

import (
	"bytes"
	"compress/flate"
	"io"
	"math/bits"
	"slices"
	"sync/atomic"
)

// The values of a layer are stored in pieces of so many boards, each packed by
// itself, so that a large table costs next to nothing until it is asked, and
// then no more than the pieces that are.

// pieceStates is about how many states are in a piece.
const pieceStates = 1 << 16

// stored are the values of a layer that is known.
type stored struct {
	shift  uint                       // of the number of a board, above its place in a piece
	each   int                        // states of a board
	open   []atomic.Pointer[[]uint16] // values, 65535 for a sure win; nil: not unpacked yet
	packed [][]byte                   // nil where there never was a file
	sizes  []uint32                   // of what is packed, while a file is read
}

// pieces is how many a layer has.
func (sp *space) pieces(l *layer) int {
	n := 1 << sp.pieceShift()
	return (l.size/sp.each + n - 1) / n
}

func (sp *space) pieceShift() uint { return uint(bits.Len(uint(pieceStates/sp.each))) - 1 }

// shut makes room for n pieces that are packed.
func (l *layer) shut(n int) {
	l.open, l.packed, l.sizes = make([]atomic.Pointer[[]uint16], n), make([][]byte, n), make([]uint32, n)
}

// settle makes a layer known by the values of all its states.
func (l *layer) settle(all []uint16) {
	step := l.each << l.shift
	l.open = make([]atomic.Pointer[[]uint16], (len(all)+step-1)/step)
	for i := range l.open {
		some := all[i*step : min((i+1)*step, len(all))]
		l.open[i].Store(&some)
	}
}

// known says whether there are values.
func (l *layer) known() bool { return l != nil && l.open != nil }

// value is the value of state e of a board.
func (l *layer) value(at, e int) float32 {
	return float32(l.piece(at >> l.shift)[(at&(1<<l.shift-1))*l.each+e]) * (1.0 / 65535)
}

// piece are the values of a piece. Several goroutines may unpack it at the same
// time, to the same values.
func (l *layer) piece(i int) []uint16 {
	if p := l.open[i].Load(); p != nil {
		return *p
	}
	step := l.each << l.shift
	p := unpack(l.packed[i], min(step, l.size-i*step), l.each)
	l.open[i].Store(&p)
	return p
}

// Coarsen rounds all values to so many bits, 1 to 16, so that they take less room
// in a file.
func (t *Table) Coarsen(bits int) {
	step := 1 << (16 - bits)
	for l := range t.each {
		for i := range l.open {
			p := slices.Clone(l.piece(i))
			for j, v := range p {
				p[j] = uint16(min((int(v)+step/2)/step*step, 65535))
			}
			l.open[i].Store(&p)
		}
	}
}

// expected foretells a value by those before it: of the state before it of the
// same board, of the same state of the board before, and of both.
func expected(v []uint16, i, each int) uint16 {
	switch {
	case i < each:
		if i == 0 {
			return 0
		}
		return v[i-1]
	case i%each == 0:
		return v[i-each]
	}
	return v[i-1] + v[i-each] - v[i-each-1]
}

// pack appends values to out: how much they differ from what is expected, small
// differences of either sign as small numbers, low bytes apart from high ones.
func pack(v []uint16, each int, out *bytes.Buffer) error {
	z, err := flate.NewWriter(out, flate.DefaultCompression)
	if err != nil {
		return err
	}
	raw := make([]byte, 2*len(v))
	for i, x := range v {
		d := int16(x - expected(v, i, each))
		n := uint16(d<<1) ^ uint16(d>>15)
		raw[i], raw[len(v)+i] = byte(n), byte(n>>8)
	}
	if _, err := z.Write(raw); err != nil {
		return err
	}
	return z.Close()
}

// unpack undoes pack. What is damaged gives values that say nothing; the check
// sum of a file has seen to it that nothing is.
func unpack(data []byte, n, each int) []uint16 {
	raw, v := make([]byte, 2*n), make([]uint16, n)
	if _, err := io.ReadFull(flate.NewReader(bytes.NewReader(data)), raw); err != nil {
		for i := range v {
			v[i] = 1 << 15
		}
		return v
	}
	for i := range v {
		d := uint16(raw[i]) | uint16(raw[n+i])<<8
		v[i] = expected(v, i, each) + (d>>1 ^ -(d & 1))
	}
	return v
}
