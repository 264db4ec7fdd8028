package look

import (
	"math"
	"weak"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"senet/assets"
)

// Role is what a piece of text is for: it fixes font and size. The number in a
// name is about the size at scale 1 in Fyne's units.
type Role uint8

// The roles. Titles, Numeral and Question are in Cormorant, whose arabic figures
// are old-style: words and roman numerals only. The rest is Spectral.
const (
	Title46    Role = iota // Cormorant Bold
	Title34                // view titles
	Title27                // card titles
	Title23                // zone and mat titles
	Title20                // panel titles
	Title15                // names under tiles
	Numeral14              // roman numerals on squares; 0 takes Zero12
	Numeral21              // roman numerals on cards
	Zero12                 // the Fool's 0 among roman numerals, Spectral SemiBold
	Question23             // the question of a reading, Cormorant SemiBold Italic
	Value92                // the value of a throw, Spectral SemiBold
	Reading16              // text to read, Spectral Regular
	Body13                 // text in panels, Spectral Regular
	Italic15               // the line beside the wordmark
	Label17                // labels, buttons, move list: Spectral Medium
	Label15
	Label13
	Label11  // the smallest there is: shortcuts, square numbers
	Strong17 // the same in SemiBold
	Strong15
	Strong13
	Strong11
	roles
)

// roleSpecs holds each role's font, size and line height (as a multiple of the
// size). The sizes are whole: Fyne draws letters at any size but spaces them for
// the next whole one, so that half sizes look let out.
var roleSpecs = [roles]struct {
	font string
	size float32
	line float32
}{
	Title46:    {assets.FontTitle, 46, 1.15},
	Title34:    {assets.FontTitle, 34, 1.15},
	Title27:    {assets.FontTitle, 27, 1.15},
	Title23:    {assets.FontTitle, 23, 1.15},
	Title20:    {assets.FontTitle, 20, 1.15},
	Title15:    {assets.FontTitle, 16, 1.15},
	Numeral14:  {assets.FontTitle, 15, 1},
	Numeral21:  {assets.FontTitle, 21, 1},
	Zero12:     {assets.FontSemiBold, 13, 1},
	Question23: {assets.FontTitleItalic, 23, 1.3},
	Value92:    {assets.FontSemiBold, 92, 1},
	Reading16:  {assets.FontRegular, 17, 1.5},
	Body13:     {assets.FontRegular, 14, 1.35},
	Italic15:   {assets.FontRegularItalic, 15, 1.35},
	Label17:    {assets.FontMedium, 17, 1.35},
	Label15:    {assets.FontMedium, 15, 1.35},
	Label13:    {assets.FontMedium, 13, 1.35},
	Label11:    {assets.FontMedium, 12, 1.35},
	Strong17:   {assets.FontSemiBold, 17, 1.35},
	Strong15:   {assets.FontSemiBold, 15, 1.35},
	Strong13:   {assets.FontSemiBold, 14, 1.35},
	Strong11:   {assets.FontSemiBold, 12, 1.35},
}

// Size returns the role's text size at scale 1, in Fyne's units.
func (r Role) Size() float32 { return roleSpecs[r].size }

// LineHeight returns the distance of two lines of a paragraph in this role at
// scale 1, in Fyne's units.
func (r Role) LineHeight() float32 { return roleSpecs[r].size * roleSpecs[r].line }

// Font returns the role's font, for canvas.Text.FontSource.
func (r Role) Font() fyne.Resource { return font(roleSpecs[r].font) }

// texts holds the token of every text in use, so that it follows the theme.
var texts = map[weak.Pointer[canvas.Text]]Token{}

// Text returns one line of text. Its colour follows the theme (SetColor changes
// the token); its size is the role's and may be changed (TextSize) by whoever
// scales.
func Text(s string, role Role, col Token) *canvas.Text {
	t := canvas.NewText(s, Color(col))
	SetRole(t, role)
	pruneTexts()
	texts[weak.Make(t)] = col
	return t
}

// SetColor gives a text made by Text another colour, which follows the theme. It
// does not refresh the text.
func SetColor(t *canvas.Text, col Token) {
	t.Color = Color(col)
	texts[weak.Make(t)] = col
}

// SetText changes what a text says and refreshes it if that is a change.
func SetText(t *canvas.Text, s string) {
	if t.Text != s {
		t.Text = s
		t.Refresh()
	}
}

// SetRole gives an existing text another role's font and size.
func SetRole(t *canvas.Text, role Role) {
	t.FontSource = role.Font()
	t.TextSize = role.Size()
}

// Snap returns the whole size nearest to a scaled one, at least 1: text is well
// spaced only at whole sizes.
func Snap(size float32) float32 { return max(1, float32(math.Round(float64(size)))) }

// Measure returns the size of one line of text in the role at the given scale,
// at the size that Snap gives.
func Measure(s string, role Role, scale float32) fyne.Size {
	size, _ := fyne.CurrentApp().Driver().RenderedTextSize(s, Snap(role.Size()*scale), fyne.TextStyle{}, role.Font())
	return size
}

// Roman returns the number of an arcanum, 0 to 21, as it stands on squares and
// cards: roman, and "0" for the Fool. What is outside the range gives "".
func Roman(n int) string {
	names := [...]string{
		"0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X",
		"XI", "XII", "XIII", "XIV", "XV", "XVI", "XVII", "XVIII", "XIX", "XX", "XXI",
	}
	if n < 0 || n >= len(names) {
		return ""
	}
	return names[n]
}
