package endgame

import (
	"bytes"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"io"
	"strings"

	"senet/game/board"
	"senet/game/fast"
)

// magic begins every file of a table; it changes with the order of the states.
// Then come the hash of the rules, a check sum of all that follows, the number
// of layers, a head for each, and their pieces, packed one by one (see pieces).
// A head is the two counts of pieces, the seat in the highest bit of the first;
// how many states there are; and how long each piece is.
const magic = "senet endings 2\n"

// Write stores a table, compressed.
func (t *Table) Write(w io.Writer) error {
	var heads, data bytes.Buffer
	layers := 0
	for l := range t.each {
		if !l.known() {
			continue
		}
		layers++
		heads.Write(binary.LittleEndian.AppendUint32([]byte{byte(l.a) | byte(l.seat)<<7, byte(l.b)}, uint32(l.size)))
		for i := range t.sp.pieces(l) {
			n := data.Len()
			if err := pack(l.piece(i), t.sp.each, &data); err != nil {
				return err
			}
			heads.Write(binary.LittleEndian.AppendUint32(nil, uint32(data.Len()-n)))
		}
	}
	body := append([]byte{byte(layers)}, heads.Bytes()...)
	sum := crc32.Update(crc32.ChecksumIEEE(body), crc32.IEEETable, data.Bytes())
	for _, part := range [][]byte{[]byte(magic + t.hash + "\n"), binary.LittleEndian.AppendUint32(nil, sum), body, data.Bytes()} {
		if _, err := w.Write(part); err != nil {
			return err
		}
	}
	return nil
}

// ErrOther is returned for a file that holds the endings of other rules, or of
// another version, or that is damaged.
var ErrOther = errors.New("endgame: the file holds something else")

// Read loads a table of the rule set of g.
func Read(r io.Reader, g *fast.Game) (*Table, error) {
	data, err := io.ReadAll(r)
	if err != nil {
		return nil, err
	}
	return Open(data, g)
}

// Open is Read for a file in memory, which must not be changed afterwards: what
// is packed in it is unpacked when it is first asked for.
func Open(data []byte, g *fast.Game) (*Table, error) {
	if !Supports(g) {
		return nil, ErrOther
	}
	t := newTable(g)
	line := t.hash + "\n"
	head := string(data[:min(len(data), len(magic)+len(line))])
	data = data[len(head):]
	switch {
	case strings.TrimPrefix(head, magic) == line:
		return t, t.open(data)
	case strings.TrimPrefix(head, magic1) == line:
		return t, t.open1(data)
	}
	return nil, ErrOther
}

// open reads a file after its first lines.
func (t *Table) open(data []byte) error {
	if len(data) < 5 || binary.LittleEndian.Uint32(data) != crc32.ChecksumIEEE(data[4:]) {
		return ErrOther
	}
	n := int(data[4])
	data = data[5:]
	var list []*layer
	for range n {
		l, rest, err := t.openHead(data)
		if err != nil {
			return err
		}
		list, data = append(list, l), rest
	}
	for _, l := range list {
		for i, size := range l.sizes {
			if int(size) > len(data) {
				return ErrOther
			}
			l.packed[i], data = data[:size:size], data[size:]
		}
		l.sizes = nil
		t.layers[l.seat][l.a][l.b] = l
	}
	return nil
}

// openHead reads the head of a layer.
func (t *Table) openHead(data []byte) (l *layer, rest []byte, err error) {
	if len(data) < 6 {
		return nil, nil, ErrOther
	}
	a, b, seat := int(data[0]&127), int(data[1]), board.Side(data[0]>>7)
	if a < 1 || b < 1 || a > Most || b > Most || t.sp.seat(seat) != seat {
		return nil, nil, ErrOther
	}
	l = t.newLayer(seat, a, b)
	n := t.sp.pieces(l)
	if int(binary.LittleEndian.Uint32(data[2:])) != l.size || len(data) < 6+4*n {
		return nil, nil, ErrOther
	}
	l.shut(n)
	for i := range n {
		l.sizes[i] = binary.LittleEndian.Uint32(data[6+4*i:])
	}
	return l, data[6+4*n:], nil
}
