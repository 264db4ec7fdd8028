package endgame

import (
	"bufio"
	"bytes"
	"compress/flate"
	"encoding/binary"
	"io"

	"senet/game/board"
)

// magic1 begins files of the first kind: one stream of layers, which is read as
// a whole.
const magic1 = "senet endings 1\n"

// open1 reads a file of the first kind, after its head.
func (t *Table) open1(data []byte) error {
	z := bufio.NewReaderSize(flate.NewReader(bytes.NewReader(data)), 1<<16)
	for {
		var at [6]byte
		if _, err := io.ReadFull(z, at[:]); err == io.EOF {
			return nil
		} else if err != nil {
			return err
		}
		if err := t.readLayer(z, at); err != nil {
			return err
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
	all := make([]uint16, l.size)
	before := uint16(0)
	for i := range all {
		before += uint16(packed[i]) | uint16(packed[l.size+i])<<8
		all[i] = before
	}
	l.settle(all)
	t.layers[seat][a][b] = l
	return nil
}
