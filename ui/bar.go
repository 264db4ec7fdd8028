package ui

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"senet/ui/look"
	"senet/ui/tr"
)

// bar is the strip at the top: the name of the game, the winged sun, and the
// words that open things.
type bar struct {
	Object fyne.CanvasObject

	logo, word, sun *look.Art
	tagline         *canvas.Text
	items           []*look.Item
	menu, language  *look.Item
	divine          *look.Item
	back            *look.Item // from a page to the board; hidden while there is none
}

func newBar(s *Shell) *bar {
	b := &bar{logo: look.NewArt("logo"), word: look.NewArt(wordmark()), sun: look.NewArt("winged-sun")}
	b.tagline = look.Text(tr.S("shell.tagline"), look.Italic15, look.Muted)
	b.menu = look.NewTopItem(tr.S("shell.bar.menu"), s.openMenu)
	b.language = look.NewTopItem(strings.ToUpper(tr.Language()), s.openLanguages)
	b.divine = look.NewTopItem(tr.S("reading.bar"), s.openDivination)
	b.back = look.NewTopItem("‹ "+tr.S("shell.bar.board"), s.closePage)
	b.back.Hide()
	b.items = []*look.Item{
		b.menu,
		look.NewTopItem(tr.S("shell.bar.new"), s.openNewGame),
		b.divine,
		look.NewTopItem(tr.S("shell.bar.rules"), s.openRules),
		look.NewTopItem(tr.S("shell.bar.settings"), s.openPrefs),
		look.NewTopItem(tr.S("shell.bar.theme"), s.toggleTheme),
		b.language,
	}
	objects := []fyne.CanvasObject{look.NewBar(), b.logo, b.word, b.tagline, b.sun, b.back}
	for _, i := range b.items {
		objects = append(objects, i)
	}
	b.Object = container.New(b, objects...)
	return b
}

func wordmark() string {
	if tr.Language() == "en" {
		return "wordmark-latin"
	}
	return "wordmark-cyrillic"
}

// MinSize is for Fyne.
func (b *bar) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, barHeight) }

// showBack shows the way back to the board, in the place of the tagline.
func (b *bar) showBack(on bool) {
	if b.back.Visible() != on {
		look.ShowIf(b.back, on)
		b.Layout(b.Object.(*fyne.Container).Objects, b.Object.Size())
	}
}

// Layout is for Fyne. What does not fit is left out: first the tagline, then
// the winged sun; the words always stay. The way back to the board takes the
// place of the tagline, and in a small window that of the name of the game.
func (b *bar) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	objects[0].Resize(size)
	m := look.MarginIn(size)
	look.Put(b.logo, m, 12, 40, 32)
	look.Put(b.word, m+53, 12, 108, 30)
	left := m + 53 + 114 + 16

	x := size.Width - m + 12
	for i := len(b.items) - 1; i >= 0; i-- {
		min := b.items[i].MinSize()
		x -= min.Width
		look.Put(b.items[i], x, (size.Height-min.Height)/2, min.Width, min.Height)
		x -= 6
	}
	left = b.placeBack(size, left, x)
	t := b.tagline.MinSize()
	sunFits := b.placeSun(size, left, x)
	sunLeft := x
	if sunFits {
		sunLeft = b.sun.Position().X
	}
	fits := left+20+t.Width+12 <= sunLeft && !b.back.Visible()
	look.ShowIf(b.tagline, fits)
	look.Put(b.tagline, left+14, (size.Height-t.Height)/2, t.Width, t.Height)
}

// placeBack sets the way back to the board, if it is shown, beside the name of
// the game or instead of it; it returns where it ends.
func (b *bar) placeBack(size fyne.Size, left, right float32) float32 {
	if !b.back.Visible() {
		look.ShowIf(b.word, true)
		return left
	}
	min := b.back.MinSize()
	look.ShowIf(b.word, left+min.Width <= right)
	if !b.word.Visible() {
		left = b.word.Position().X
	}
	look.Put(b.back, left, (size.Height-min.Height)/2, min.Width, min.Height)
	return left + min.Width + 16
}

// placeSun sets the winged sun in the middle of the window, or of what is left
// of the bar; it reports whether there is room.
func (b *bar) placeSun(size fyne.Size, left, right float32) bool {
	const w, h = 225, 45
	x := (size.Width - w) / 2
	if x+w+16 > right {
		x = right - w - 16
	}
	fits := x >= left
	look.ShowIf(b.sun, fits)
	look.Put(b.sun, x, 3, w, h)
	return fits
}
