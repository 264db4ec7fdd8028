// Package assets holds the files the product is made of — drawings, fonts,
// texts and recorded games — embedded in the program, and typed ways to reach
// them. It has no logic and imports nothing but the standard library.
//
// The rules that every drawing keeps are in lint_test.go; where each file comes
// from is in art/README.md.
package assets

import (
	"embed"
	"io/fs"
)

//go:embed art fonts/*.ttf fonts/*.txt lang/*.json records icon.png
var files embed.FS

// Art returns the SVG text of the named drawing in the given theme, "dark" or
// "light", without the ".svg" of its file name. Drawings that look the same in
// both themes (pieces, sticks) are found under either. The result is nil when
// there is no such drawing; it must not be changed.
func Art(theme, name string) []byte {
	for _, dir := range [...]string{theme, "common"} {
		if b, err := files.ReadFile("art/" + dir + "/" + name + ".svg"); err == nil {
			return b
		}
	}
	return nil
}

// ArtFS returns the drawings: folders dark, light (the same names in both) and
// common.
func ArtFS() fs.FS { return sub("art") }

// Font returns the named TrueType file, one of the Font… constants, or nil. It
// must not be changed.
func Font(name string) []byte {
	b, _ := files.ReadFile("fonts/" + name + ".ttf")
	return b
}

// The fonts: Cormorant for titles (words and roman numerals only, its arabic
// figures are old-style), Spectral for everything else. Both cover Latin,
// Russian and Ukrainian.
const (
	FontTitle         = "Cormorant_700Bold"
	FontTitleItalic   = "Cormorant_600SemiBold_Italic"
	FontRegular       = "Spectral_400Regular"
	FontRegularItalic = "Spectral_400Regular_Italic"
	FontMedium        = "Spectral_500Medium"
	FontSemiBold      = "Spectral_600SemiBold"
)

// Licences returns the licence texts that ship with the product's fonts and
// art, by the name of the work.
func Licences() map[string]string {
	out := map[string]string{}
	for name, path := range map[string]string{
		"Cormorant":                      "fonts/Cormorant-OFL.txt",
		"Spectral":                       "fonts/Spectral-OFL.txt",
		"Noto Sans Egyptian Hieroglyphs": "art/OFL.txt",
	} {
		b, _ := files.ReadFile(path)
		out[name] = string(b)
	}
	return out
}

// Lang returns the folder of text files, named area.language.json.
func Lang() fs.FS { return sub("lang") }

// Records returns the folder of recorded games.
func Records() fs.FS { return sub("records") }

// Icon returns the program's icon as PNG, 512 pixels square.
func Icon() []byte {
	b, _ := files.ReadFile("icon.png")
	return b
}

// sub opens a folder that is known to be embedded.
func sub(dir string) fs.FS {
	f, err := fs.Sub(files, dir)
	if err != nil {
		panic("assets: " + err.Error()) // only a malformed constant can do this
	}
	return f
}
