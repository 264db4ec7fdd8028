package endgame

import (
	"bufio"
	"compress/flate"
	"encoding/binary"
	"errors"
	"fmt"
	"io"

	"senet/game/board"
	"senet/game/fast"
)

// magic begins every file of a table; it changes with the order of the states.
const magic = "senet endings 1\n"

// Write stores a table, compressed. The values of a layer are stored as
// differences from one to the next, low bytes apart from high ones, which packs
// them better.
func (t *Table) Write(w io.Writer) error {
	if _, err := fmt.Fprintf(w, "%s%s\n", magic, t.hash); err != nil {
		return err
	}
	z, err := flate.NewWriter(w, flate.DefaultCompression)
	if err != nil {
		return err
	}
	out := bufio.NewWriterSize(z, 1<<16)
	for l := range t.each {
		if l.done == nil {
			continue
		}
		head := binary.LittleEndian.AppendUint32([]byte{byte(l.a) | byte(l.seat)<<7, byte(l.b)}, uint32(l.size))
		if _, err := out.Write(head); err != nil {
			return err
		}
		for shift := 0; shift <= 8; shift += 8 {
			before := uint16(0)
			for _, v := range l.done {
				if err := out.WriteByte(byte((v - before) >> shift)); err != nil {
					return err
				}
				before = v
			}
		}
	}
	if err := out.Flush(); err != nil {
		return err
	}
	return z.Close()
}

// ErrOther is returned for a file that holds the endings of other rules, or of
// another version.
var ErrOther = errors.New("endgame: the file holds something else")

// Read loads a table of the rule set of g.
func Read(r io.Reader, g *fast.Game) (*Table, error) {
	if !Supports(g) {
		return nil, ErrOther
	}
	t := newTable(g)
	in := bufio.NewReader(r)
	want := magic + t.hash + "\n"
	head := make([]byte, len(want))
	if _, err := io.ReadFull(in, head); err != nil || string(head) != want {
		return nil, ErrOther
	}
	z := bufio.NewReaderSize(flate.NewReader(in), 1<<16)
	for {
		var at [6]byte
		if _, err := io.ReadFull(z, at[:]); err == io.EOF {
			return t, nil
		} else if err != nil {
			return nil, err
		}
		if err := t.readLayer(z, at); err != nil {
			return nil, err
		}
	}
}

func (t *Table) readLayer(z io.Reader, at [6]byte) error {
	a, b, seat := int(at[0]&127), int(at[1]), board.Side(at[0]>>7)
	if a < 1 || b < 1 || a > Most || b > Most || t.sp.seat(seat) != seat || t.layers[seat][a][b] != nil {
		return ErrOther
	}
	l := t.newLayer(seat, a, b)
	if int(binary.LittleEndian.Uint32(at[2:])) != l.size {
		return ErrOther
	}
	packed := make([]byte, 2*l.size)
	if _, err := io.ReadFull(z, packed); err != nil {
		return err
	}
	l.done = make([]uint16, l.size)
	before := uint16(0)
	for i := range l.done {
		before += uint16(packed[i]) | uint16(packed[l.size+i])<<8
		l.done[i] = before
	}
	t.layers[seat][a][b] = l
	return nil
}
