package assets

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/image/font/sfnt"
)

// textFonts are what texts are set in, other than titles.
var textFonts = []string{FontRegular, FontRegularItalic, FontMedium, FontSemiBold}

// missing returns the characters of a text that one of the fonts has no glyph
// for, in order.
func missing(t *testing.T, text string, names ...string) string {
	t.Helper()
	var out []rune
	for _, name := range names {
		f, err := sfnt.Parse(Font(name))
		if err != nil {
			t.Fatal(name, err)
		}
		var buf sfnt.Buffer
		for _, r := range text {
			if r < ' ' || slices.Contains(out, r) {
				continue
			}
			if i, err := f.GlyphIndex(&buf, r); err != nil || i == 0 {
				out = append(out, r)
			}
		}
	}
	slices.Sort(out)
	return string(out)
}

// characters returns each character of the files once.
func characters(t *testing.T, folder, pattern string) string {
	t.Helper()
	seen := map[rune]bool{}
	var out []rune
	err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if ok, _ := filepath.Match(pattern, filepath.Base(path)); err != nil || d.IsDir() || !ok {
			return err
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for _, r := range decoded(t, path, data) {
			if !seen[r] {
				seen[r] = true
				out = append(out, r)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(out) < 100 {
		t.Fatalf("%s: only %d characters read", folder, len(out))
	}
	return string(out)
}

// decoded is what a file says, its escapes resolved.
func decoded(t *testing.T, path string, data []byte) string {
	if !strings.HasSuffix(path, ".json") {
		return string(data)
	}
	var all map[string]any
	if err := json.Unmarshal(data, &all); err != nil {
		t.Fatal(path, err)
	}
	return fmt.Sprint(all)
}

// Every character that is shown is in the fonts: else it is a box, or comes from
// a font that looks different on each machine.
func TestFontsHaveEveryCharacter(t *testing.T) {
	for _, c := range []struct{ folder, pattern string }{
		{"lang", "*.json"}, {"codex", "[0-9]*.md"}, {"readings", "[a-z]*-*.md"}, {"../game/rules/presets", "*.toml"},
	} {
		if s := missing(t, characters(t, c.folder, c.pattern), textFonts...); s != "" {
			t.Errorf("%s has characters that are in no font: %q", c.folder, s)
		}
	}
}
