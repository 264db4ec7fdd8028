package assets

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"image/png"
	"io"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// Limits on the number of shapes, by kind of drawing: the cost of drawing one is
// shapes times pixels.
var shapeLimits = []struct {
	prefix string
	most   int
}{
	{"background", 8}, {"board-frame", 16}, {"throw-mat", 8}, {"card-", 75}, {"tile-", 75}, {"square-", 25}, {"", 25},
}

// What a drawing may hold. The engine (oksvg) draws everything else wrong, or
// not at all, without saying so.
var (
	elements = map[string][]string{ // allowed elements and their attributes
		"svg":            {"xmlns", "width", "height", "viewBox"},
		"defs":           {},
		"linearGradient": {"id", "x1", "y1", "x2", "y2"},
		"radialGradient": {"id", "cx", "cy", "r", "fx", "fy"},
		"stop":           {"offset", "stop-color", "stop-opacity"},
		"path":           {"d", "fill", "fill-opacity"},
		"rect":           {"x", "y", "width", "height", "rx", "ry", "fill", "fill-opacity"},
		"circle":         {"cx", "cy", "r", "fill", "fill-opacity"},
		"ellipse":        {"cx", "cy", "rx", "ry", "fill", "fill-opacity"},
	}
	solid   = regexp.MustCompile(`^#[0-9A-Fa-f]{6}$`)
	ref     = regexp.MustCompile(`^url\(#([A-Za-z0-9_-]+)\)$`)
	number  = regexp.MustCompile(`^-?[0-9]*\.?[0-9]+$`)
	viewBox = regexp.MustCompile(`^0 0 [0-9.]+ [0-9.]+$`)
	arcs    = regexp.MustCompile(`[aA]`)
)

// lint returns what is wrong with a drawing.
func lint(name string, data []byte) []string {
	var bad []string
	say := func(format string, args ...any) { bad = append(bad, fmt.Sprintf(format, args...)) }
	defined := map[string]bool{}
	shapes := 0
	d := xml.NewDecoder(bytes.NewReader(data))
	for {
		tok, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			say("not XML: %v", err)
			break
		}
		if c, ok := tok.(xml.CharData); ok && len(bytes.TrimSpace(c)) > 0 {
			say("text in the file")
		}
		e, ok := tok.(xml.StartElement)
		if !ok {
			continue
		}
		kind := e.Name.Local
		allowed, ok := elements[kind]
		if !ok {
			say("element %s", kind)
			continue
		}
		at := map[string]string{}
		for _, a := range e.Attr {
			at[a.Name.Local] = a.Value
			if !slices.Contains(allowed, a.Name.Local) {
				say("attribute %s of %s", a.Name.Local, kind)
			}
		}
		switch kind {
		case "svg":
			if !viewBox.MatchString(at["viewBox"]) {
				say("viewBox %q does not begin at 0 0", at["viewBox"])
			}
		case "linearGradient", "radialGradient":
			defined[at["id"]] = true
			lintNumbers(at, []string{"id"}, say)
		case "stop":
			if !solid.MatchString(at["stop-color"]) {
				say("colour %q", at["stop-color"])
			}
		case "path", "rect", "circle", "ellipse":
			shapes++
			lintShape(kind, at, defined, say)
		}
	}
	for _, l := range shapeLimits {
		if strings.HasPrefix(name, l.prefix) {
			if shapes > l.most {
				say("%d shapes, at most %d", shapes, l.most)
			}
			break
		}
	}
	if shapes == 0 {
		say("nothing is drawn")
	}
	return bad
}

func lintShape(kind string, at map[string]string, defined map[string]bool, say func(string, ...any)) {
	fill := at["fill"]
	if m := ref.FindStringSubmatch(fill); m != nil {
		if !defined[m[1]] {
			say("gradient %s is used before it is defined", m[1])
		}
	} else if !solid.MatchString(fill) {
		say("fill %q", fill)
	}
	if kind == "rect" && (at["rx"] == "") != (at["ry"] == "") {
		say("rx without ry, or ry without rx")
	}
	if kind == "path" && arcs.MatchString(at["d"]) {
		say("an arc in a path: draw it with curves")
	}
	lintNumbers(at, []string{"d", "fill"}, say)
}

func lintNumbers(at map[string]string, but []string, say func(string, ...any)) {
	for k, v := range at {
		if !slices.Contains(but, k) && !number.MatchString(v) {
			say("%s=%q is not a plain number", k, v)
		}
	}
}

// Every drawing keeps the rules of art/README.md.
func TestDrawingsKeepTheRules(t *testing.T) {
	n := 0
	_ = fs.WalkDir(ArtFS(), ".", func(p string, e fs.DirEntry, err error) error {
		if err != nil || path.Ext(p) != ".svg" {
			return err
		}
		data, err := fs.ReadFile(ArtFS(), p)
		if err != nil {
			t.Fatal(err)
		}
		n++
		for _, b := range lint(strings.TrimSuffix(path.Base(p), ".svg"), data) {
			t.Errorf("%s: %s", p, b)
		}
		return nil
	})
	if n < 300 {
		t.Errorf("only %d drawings found", n)
	}
}

// The lint itself refuses each thing the engine cannot draw.
func TestLintRefuses(t *testing.T) {
	wrap := func(s string) []byte {
		return []byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect x="0" y="0" width="1" height="1" fill="#000000"/>` + s + `</svg>`)
	}
	if bad := lint("x", wrap("")); bad != nil {
		t.Fatalf("a plain file is refused: %v", bad)
	}
	for _, s := range []string{
		`<clipPath id="c"/>`, `<mask id="m"/>`, `<text>a</text>`, `<g><path d="M0 0Z" fill="#000000"/></g>`, `<filter/>`, `<image/>`, `<style>a{}</style>`,
		`<path d="M0 0L1 1Z" fill="#000000" transform="scale(2)"/>`, `<path d="M0 0L1 1Z" fill="#000000" stroke="#000000"/>`,
		`<path d="M0 0L1 1Z" fill="#000000" fill-rule="evenodd"/>`, `<path d="M0 0a1 1 0 011 1Z" fill="#000000"/>`,
		`<path d="M0 0L1 1Z" fill="rgba(0,0,0,1)"/>`, `<path d="M0 0L1 1Z" fill="#0008"/>`, `<path d="M0 0L1 1Z"/>`, `<path d="M0 0L1 1Z" fill="url(#later)"/>`,
		`<rect x="0" y="0" width="9" height="9" rx="2" fill="#000000"/>`, `<rect x="0" y="0" width="50%" height="9" fill="#000000"/>`,
		`<linearGradient id="g" gradientUnits="userSpaceOnUse"/>`, `<linearGradient id="g" x2="1px"/>`,
		strings.Repeat(`<path d="M0 0L1 1Z" fill="#000000"/>`, 25),
	} {
		if lint("x", wrap(s)) == nil {
			t.Errorf("not refused: %.80s", s)
		}
	}
}

// The two themes have the same drawings, of the same size, and none of them
// hides one that both share.
func TestThemesMatch(t *testing.T) {
	box := regexp.MustCompile(`viewBox="[^"]*"`)
	list := func(dir string) (names []string) {
		entries, err := fs.ReadDir(ArtFS(), dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			names = append(names, strings.TrimSuffix(e.Name(), ".svg"))
		}
		return names
	}
	dark, light := list("dark"), list("light")
	if !slices.Equal(dark, light) {
		t.Errorf("dark has %d drawings, light %d", len(dark), len(light))
	}
	for _, n := range dark {
		if a, b := box.Find(Art("dark", n)), box.Find(Art("light", n)); !bytes.Equal(a, b) {
			t.Errorf("%s: %s in dark, %s in light", n, a, b)
		}
	}
	for _, n := range list("common") {
		if slices.Contains(dark, n) {
			t.Errorf("%s is both common and in the themes", n)
		}
	}
}

// The drawings that the window asks for by number are all there.
func TestDrawingsComplete(t *testing.T) {
	want := []string{
		"background", "board-frame", "throw-mat", "zone-waters", "zone-reeds", "drown-front", "card-back", "logo", "winged-sun",
		"wordmark-latin", "wordmark-cyrillic", "piece-spool-black", "piece-cone-white", "stick-light", "stick-dark", "house-mark", "icon-again",
		"ground-square", "ground-house", "ground-house-rebirth", "ground-house-sun", "ground-house-water", "turn-down", "turn-left", "turn-right",
	}
	for i := 1; i <= 30; i++ {
		want = append(want, fmt.Sprintf("art-%02d", i), fmt.Sprintf("square-%02d", i))
	}
	for i := 0; i <= 21; i++ {
		want = append(want, fmt.Sprintf("card-%02d", i), fmt.Sprintf("tile-%02d", i))
	}
	for _, h := range []int{15, 16, 21, 26, 27, 28, 29, 30} {
		want = append(want, fmt.Sprintf("card-house-%d", h), fmt.Sprintf("tile-house-%d", h))
	}
	for _, m := range []string{"danger", "hint", "last-from", "last-to", "legal", "movable", "target"} {
		want = append(want, "marker-"+m)
	}
	for _, b := range []string{"swap", "drown", "reborn", "free", "block"} {
		want = append(want, "badge-"+b)
	}
	for _, n := range want {
		for _, theme := range []string{"dark", "light"} {
			if Art(theme, n) == nil {
				t.Errorf("no %s in %s", n, theme)
			}
		}
	}
	if Art("dark", "../fonts/x") != nil || Art("dark", "none") != nil {
		t.Error("a drawing that is not there is found")
	}
}

func TestFontsAndLicences(t *testing.T) {
	for _, f := range []string{FontTitle, FontTitleItalic, FontRegular, FontRegularItalic, FontMedium, FontSemiBold} {
		if len(Font(f)) < 100_000 {
			t.Errorf("font %s is missing", f)
		}
	}
	for name, text := range Licences() {
		if !strings.Contains(text, "SIL OPEN FONT LICENSE Version 1.1") {
			t.Errorf("the licence of %s is missing", name)
		}
	}
	if len(Licences()) != 3 {
		t.Errorf("%d licences", len(Licences()))
	}
}

func TestIcon(t *testing.T) {
	c, err := png.DecodeConfig(bytes.NewReader(Icon()))
	if err != nil || c.Width != 512 || c.Height != 512 {
		t.Errorf("icon is %dx%d: %v", c.Width, c.Height, err)
	}
}
