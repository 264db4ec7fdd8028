package look

import "image/color"

// Token names a colour by its use; the theme in force gives it its value.
type Token uint8

// The colours of the product. Text on any of Bg, Bar, Panel and Raised may be
// Ink, Muted, Gold, Move, Last or Warn (all have a contrast of 4.5 or more). In
// the zones and on the throwing mat text is Ink only.
const (
	Bg            Token = iota // the window
	Bar                        // the top bar
	Panel                      // side panels
	Raised                     // secondary buttons, the current row
	Line                       // borders and rules of one pixel, decoration only
	Ink                        // text
	Muted                      // secondary text
	Gold                       // titles, roman numerals, the current value
	Move                       // everything about a move that can still be made; the focus ring
	Last                       // everything about the move just made
	Warn                       // drowning, errors
	Hint                       // the hint's frame
	Casing                     // the edge round every marker
	Primary                    // the primary button where it cannot have a gradient; a gold chip
	PrimaryTop                 // the primary button's gradient, upper end
	PrimaryBottom              // the same, lower end
	PrimaryEdge                // its border
	OnPrimary                  // its label, and text on a gold chip
	SquareNumber               // the number on a plain square
	HouseNumber                // the number on a House
	OnMove                     // text and signs on the Move colour
	Veil                       // what dims the window behind a dialog
	Transparent                // nothing
	tokens
)

// palette holds every token's value in the dark and the light theme.
var palette = [tokens][2]color.NRGBA{
	Bg:            {rgb(0x0B1124), rgb(0xF1E5C5)},
	Bar:           {rgb(0x080C1A), rgb(0xE9DAB2)},
	Panel:         {rgb(0x111935), rgb(0xFBF4E0)},
	Raised:        {rgb(0x1A2550), rgb(0xFFFBEF)},
	Line:          {rgb(0x2E3D72), rgb(0xCDB583)},
	Ink:           {rgb(0xF3EAD3), rgb(0x2A1B0E)},
	Muted:         {rgb(0xAEB6D4), rgb(0x6A5433)},
	Gold:          {rgb(0xEBC678), rgb(0x86500F)},
	Move:          {rgb(0x7DF3E1), rgb(0x17389B)},
	Last:          {rgb(0xC9B6FF), rgb(0x6F3BA0)},
	Warn:          {rgb(0xFF8A6B), rgb(0xA62A14)},
	Hint:          {rgb(0xFFD970), rgb(0x9A5B00)},
	Casing:        {rgb(0x060A16), rgb(0xFFFFFF)},
	Primary:       {rgb(0xDCB260), rgb(0x8A5110)},
	PrimaryTop:    {rgb(0xF0CF86), rgb(0x9A5C14)},
	PrimaryBottom: {rgb(0xC8953A), rgb(0x7A450C)},
	PrimaryEdge:   {rgb(0xF9E7B6), rgb(0x6E3F0A)},
	OnPrimary:     {rgb(0x1A1206), rgb(0xFFF8E6)},
	SquareNumber:  {rgb(0xE3E9FA), rgb(0x5A4420)},
	HouseNumber:   {rgb(0xF3EAD3), rgb(0x0B2E33)},
	OnMove:        {rgb(0x06151A), rgb(0xFFFFFF)},
	Veil:          {color.NRGBA{0x03, 0x05, 0x0C, 0xB0}, color.NRGBA{0x2A, 0x1B, 0x0E, 0x80}},
	Transparent:   {},
}

func rgb(v uint32) color.NRGBA {
	return color.NRGBA{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: 0xFF}
}

// Color returns the value of t in the theme in force.
func Color(t Token) color.Color { return palette[t][mode] }

// Fade returns t's colour with the given opacity, from 0 (nothing) to 1.
func Fade(t Token, opacity float64) color.Color {
	c := palette[t][mode]
	c.A = uint8(float64(c.A)*max(0, min(1, opacity)) + 0.5)
	return c
}
