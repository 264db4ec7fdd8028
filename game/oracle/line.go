package oracle

import (
	"strconv"
	"strings"

	"senet/game/fault"
)

// drawWord begins the record line of a draw.
const drawWord = "senet-draw"

// drawNames are the names of the draws in record lines. They must not change.
var drawNames = [...]string{DrawDay: "day", DrawThree: "three", DrawPath: "path"}

// Name is the name of the draw in record lines and text keys: day, three, path.
func (k DrawKind) Name() string {
	if int(k) < len(drawNames) {
		return drawNames[k]
	}
	return drawNames[DrawDay]
}

// Record is the line that the draw can be made again from, as in
//
//	senet-draw 1 three 18446744073709551615
//
// which is the version of the way cards are drawn, the kind, and the seed.
func (d Draw) Record() string {
	return strings.Join([]string{drawWord, strconv.Itoa(d.Version), d.Kind.Name(), strconv.FormatUint(d.Seed, 10)}, " ")
}

// ParseDraw makes the draw of a record line again. Spaces are free and the case
// of letters is not looked at. The error is a *fault.Fault: it is no such line,
// or one of a later version.
func ParseDraw(line string) (Draw, error) {
	if len(line) > 200 {
		return Draw{}, fault.New("oracle.notADraw", "Text", clip(line))
	}
	f := strings.Fields(strings.ToLower(line))
	if len(f) != 4 || f[0] != drawWord {
		return Draw{}, fault.New("oracle.notADraw", "Text", clip(line))
	}
	version, err := strconv.ParseUint(f[1], 10, 32)
	if err != nil || version == 0 {
		return Draw{}, fault.New("oracle.notADraw", "Text", clip(line))
	}
	if version > drawVersion {
		return Draw{}, fault.New("oracle.newerDraw", "Version", f[1])
	}
	seed, err := strconv.ParseUint(f[3], 10, 64)
	if err != nil {
		return Draw{}, fault.New("oracle.drawSeed", "Text", clip(f[3]))
	}
	for kind, name := range drawNames {
		if f[2] == name {
			return NewDraw(DrawKind(kind), seed), nil
		}
	}
	return Draw{}, fault.New("oracle.drawKind", "Text", clip(f[2]))
}

// clip shortens text for a message.
func clip(text string) string {
	runes := []rune(strings.ToValidUTF8(strings.TrimSpace(text), "�"))
	if len(runes) > 60 {
		return string(runes[:60]) + "…"
	}
	return string(runes)
}
