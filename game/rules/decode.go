package rules

import (
	"bytes"
	"errors"
	"strings"
	"unicode/utf8"

	"github.com/BurntSushi/toml"

	"senet/game/fault"
)

// Bounds on what is handed to the TOML decoder, whose memory grows with the
// square of the depth of a key. No rule file comes near them.
const (
	maxDots     = 100  // on one line
	maxAllDots  = 4000 // in the whole file
	maxBrackets = 500  // in the whole file: [ and {
	maxAttempts = 50   // lines left out because they cannot be read
)

// decode turns the bytes of a file into its table. A line that is not TOML is
// reported and left out, and the rest read again.
func decode(data []byte) (map[string]toml.Primitive, toml.MetaData, fault.List) {
	lines, faults := textLines(data)
	for attempt := 0; attempt < maxAttempts && lines != nil; attempt++ {
		var root map[string]toml.Primitive
		meta, err := toml.Decode(strings.Join(lines, "\n"), &root)
		if err == nil {
			return root, meta, faults
		}
		f := syntaxFault(err)
		if len(faults) == 0 || faults[len(faults)-1].Error() != f.Error() {
			faults = append(faults, f)
		}
		// The line itself, or the last one before it that is left: a text or a
		// list that is never closed is only noticed at the end.
		n := min(max(f.Line, 1), len(lines)) - 1
		for n > 0 && strings.TrimSpace(lines[n]) == "" {
			n--
		}
		lines[n] = ""
	}
	return nil, toml.MetaData{}, faults
}

// syntaxFault puts an error of the decoder into a fault.
func syntaxFault(err error) *fault.Fault {
	var pe toml.ParseError
	if !errors.As(err, &pe) {
		return fault.New("rules.file.badSyntax", "Detail", err.Error())
	}
	if strings.Contains(pe.Message, "already been defined") || strings.Contains(pe.Message, "already exists") {
		return fault.New("rules.file.duplicate", "Key", short(pe.LastKey)).At(pe.Position.Line)
	}
	return fault.New("rules.file.badSyntax", "Detail", pe.Message).At(pe.Position.Line)
}

// textLines splits a file into its lines, or says why it is no text. A line
// that is not UTF-8 is reported and emptied.
func textLines(data []byte) ([]string, fault.List) {
	switch {
	case len(data) > MaxFile:
		return nil, fault.List{fault.New("rules.file.tooBig", "Max", MaxFile>>10)}
	case bytes.HasPrefix(data, []byte("\xff\xfe")) || bytes.HasPrefix(data, []byte("\xfe\xff")):
		return nil, fault.List{fault.New("rules.file.utf16")}
	case bytes.IndexByte(data, 0) >= 0:
		return nil, fault.List{fault.New("rules.file.binary")}
	case count(data, "[")+count(data, "{") > maxBrackets || count(data, ".") > maxAllDots:
		return nil, fault.List{fault.New("rules.file.tooDeep")}
	}
	text := strings.ReplaceAll(string(bytes.TrimPrefix(data, []byte("\ufeff"))), "\r\n", "\n")
	if strings.TrimSpace(text) == "" {
		return nil, fault.List{fault.New("rules.file.empty")}
	}
	lines := strings.Split(text, "\n")
	var faults fault.List
	for i, l := range lines {
		if !utf8.ValidString(l) || strings.Count(l, ".") > maxDots {
			faults = append(faults, fault.New("rules.file.notText").At(i+1))
			lines[i] = ""
		}
	}
	return lines, faults
}

func count(data []byte, sub string) int { return bytes.Count(data, []byte(sub)) }

// errHere is returned by a locator to make the decoder name its position.
var errHere = errors.New("here")

// locator is decoded into to learn where a value stands: the decoder adds the
// position to the error of an Unmarshaler and tells it nowhere else.
type locator struct{}

// UnmarshalTOML always fails; see locator.
func (locator) UnmarshalTOML(any) error { return errHere }

// position returns the line of a value, or 0 when it is not known.
func (p *parser) position(v toml.Primitive) int {
	var pe toml.ParseError
	if errors.As(p.meta.PrimitiveDecode(v, &locator{}), &pe) {
		return pe.Position.Line
	}
	return 0
}
