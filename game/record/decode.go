package record

import (
	"bytes"
	"encoding/binary"
	"io"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"senet/game/fault"
)

// MaxSize is the largest record that is read, in bytes. The longest games are a
// few thousand lines, far below it.
const MaxSize = 4 << 20

// maxActions bounds how many throws and moves a record may hold.
const maxActions = 100_000

// ReadFrom reads a record from r, of which it takes no more than MaxSize bytes
// and one. See Read.
func ReadFrom(r io.Reader) (*Record, fault.List, error) {
	data, err := io.ReadAll(io.LimitReader(r, MaxSize+1))
	if err != nil {
		return nil, nil, fault.New("record.cannotRead", "Reason", err)
	}
	return Read(data)
}

// decode turns the bytes of a file into lines of text. It takes UTF-8 with or
// without a byte order mark, UTF-16 with one, and any line ends.
func decode(data []byte) (text string, err *fault.Fault) {
	switch {
	case len(data) > MaxSize:
		return "", fault.New("record.tooLarge", "Megabytes", MaxSize>>20)
	case bytes.HasPrefix(data, []byte{0xff, 0xfe}):
		text = fromUTF16(data[2:], binary.LittleEndian)
	case bytes.HasPrefix(data, []byte{0xfe, 0xff}):
		text = fromUTF16(data[2:], binary.BigEndian)
	default:
		text = string(bytes.TrimPrefix(data, []byte("\xef\xbb\xbf")))
	}
	if i := strings.IndexByte(text, 0); i >= 0 {
		return "", fault.New("record.binary").At(lineOf(text, i))
	}
	if !utf8.ValidString(text) {
		return "", fault.New("record.notUTF8").At(lineOf(text, invalidAt(text)))
	}
	if strings.TrimSpace(text) == "" {
		return "", fault.New("record.empty")
	}
	return strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text), nil
}

func fromUTF16(data []byte, order binary.ByteOrder) string {
	units := make([]uint16, len(data)/2)
	for i := range units {
		units[i] = order.Uint16(data[2*i:])
	}
	return string(utf16.Decode(units))
}

// lineOf is the line, from 1, of byte i of text.
func lineOf(text string, i int) int {
	return 1 + strings.Count(text[:i], "\n")
}

// invalidAt is the place of the first byte that is not UTF-8.
func invalidAt(text string) int {
	for i, r := range text {
		if r == utf8.RuneError {
			if _, n := utf8.DecodeRuneInString(text[i:]); n == 1 {
				return i
			}
		}
	}
	return len(text)
}

// line is one line of a record without its remarks.
type line struct {
	number int
	text   string
	remark string
}

// split cuts text into lines and takes the remarks out. A remark that goes over
// several lines belongs to the line it begins on. It fails when one is not closed.
func split(text string) (lines []line, err *fault.Fault) {
	var cur line
	var plain, remark strings.Builder
	number, opened := 1, 0
	end := func() {
		cur.text, cur.remark = plain.String(), strings.TrimSpace(remark.String())
		lines = append(lines, cur)
		plain.Reset()
		remark.Reset()
		cur = line{number: number}
	}
	cur.number = 1
	for _, r := range text {
		if r == '\n' {
			number++
		}
		switch {
		case opened > 0 && r == '}':
			opened = 0
			remark.WriteByte(' ')
		case opened > 0 && r == '\n':
			remark.WriteByte(' ')
		case opened > 0:
			remark.WriteRune(r)
		case r == '{':
			opened = number
		case r == '\n':
			end()
		default:
			plain.WriteRune(r)
		}
	}
	if opened > 0 {
		plain.Reset()
		err = fault.New("record.openRemark").At(opened)
		remark.Reset()
	}
	end()
	return lines, err
}
