package codex

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/widget"

	"senet/assets/codex"
	"senet/ui/look"
	"senet/ui/reading/rows"
	"senet/ui/tr"
)

// View is the widget.
type View struct {
	widget.BaseWidget

	all    []codex.Chapter
	listed []int // the chapters in the list
	open   int   // the chapter read last

	title, line *canvas.Text
	search      *look.Field
	list        *rows.List
	ground      fyne.CanvasObject // of the list
	panel       fyne.CanvasObject
	pane        *rows.Pane
	objects     []fyne.CanvasObject
}

// maxSearch is the longest query, in characters.
const maxSearch = 100

// textWidth is the widest that lines of the book are.
const textWidth float32 = 720

// New returns the book, open at a chapter counted from 0.
func New(at int) *View {
	v := &View{all: chapters()}
	v.open = max(0, min(at, len(v.all)-1))
	v.title = look.Text(tr.S("reading.codex.title"), look.Title34, look.Ink)
	v.line = look.Text("", look.Body13, look.Muted)
	v.search = look.NewField(tr.S("reading.codex.search"), maxSearch, 1)
	v.search.Changed = func(string) { v.fill() }
	v.list = rows.NewList(v.choose)
	v.ground = look.NewPlate(look.Panel, look.Line, look.PanelRadius)
	v.panel = look.NewPlate(look.Panel, look.Line, look.PanelRadius)
	v.pane = rows.NewPane(textWidth)
	v.objects = []fyne.CanvasObject{v.title, v.line, v.ground, v.search.Box, v.list.Scroll, v.panel, v.pane}
	v.ExtendBaseWidget(v)
	v.fill()
	return v
}

// Open is the chapter that is open, from 0.
func (v *View) Open() int { return v.open }

// First is what has the keyboard at first.
func (v *View) First() fyne.Focusable { return v.list }

// fill lists the chapters that the search finds, and shows what it found; with
// nothing to look for, all of them and the one open.
func (v *View) fill() {
	found := find(v.all, v.search.Text)
	v.listed = nil
	var items []rows.Item
	at := -1
	for i, c := range v.all {
		if found != nil && len(found[i]) == 0 {
			continue
		}
		it := rows.Item{Title: c.Title}
		if found != nil {
			it.Sub = tr.N("reading.codex.found", len(found[i]), nil)
		} else if i == v.open {
			at = len(items)
		}
		v.listed = append(v.listed, i)
		items = append(items, it)
	}
	v.list.Set(items, at)
	if found == nil {
		v.read(v.open, nil)
		return
	}
	v.results(found)
}

// choose opens a chapter of the list: what was found in it, or all of it.
func (v *View) choose(i int) {
	v.open = v.listed[i]
	v.read(v.open, find(v.all, v.search.Text)[v.open])
}

// read shows a chapter from its beginning, or from the first of the paragraphs
// that were found in it.
func (v *View) read(at int, found []int) {
	c := v.all[at]
	blocks := []rows.Block{
		rows.Fixed(gallery(pictures(c.ID)), 4),
		rows.Para(look.NewWrapped(c.Title, look.Title34, look.Gold), 10),
	}
	first := 0
	for j, p := range c.Paragraphs {
		if len(found) > 0 && j == found[0] {
			first = len(blocks)
		}
		blocks = append(blocks, claim(p)...)
	}
	v.pane.Set(blocks...)
	if first > 0 {
		v.pane.To(first)
	}
}

// results shows everything that was found, under the names of its chapters.
func (v *View) results(found map[int][]int) {
	var blocks []rows.Block
	for i, c := range v.all {
		if len(found[i]) == 0 {
			continue
		}
		blocks = append(blocks, rows.Para(look.NewWrapped(c.Title, look.Title27, look.Gold), 18))
		for _, j := range found[i] {
			blocks = append(blocks, claim(c.Paragraphs[j])...)
		}
	}
	if blocks == nil {
		blocks = append(blocks, rows.Para(look.NewWrapped(tr.S("reading.codex.none"), look.Reading16, look.Muted), 12))
	}
	v.pane.Set(blocks...)
}

// claim is a paragraph with its label over it and its source under it.
func claim(p codex.Paragraph) []rows.Block {
	var out []rows.Block
	above := float32(20)
	if p.Mark != codex.Unmarked || p.Source != "" {
		out = append(out, rows.Fixed(mark(p.Mark), above))
		above = 5
	}
	out = append(out, rows.Para(look.NewWrapped(p.Text, look.Reading16, look.Ink), above))
	if p.Source != "" {
		text := tr.F("reading.codex.source", map[string]any{"Source": p.Source})
		out = append(out, rows.Para(look.NewWrapped(text, look.Body13, look.Muted), 4))
	}
	return out
}

// mark is the label of a claim. Evidence is on a filled plate, what was
// reconstructed in a gold frame, what is of our day in a plain one.
func mark(m codex.Mark) fyne.CanvasObject {
	fill, edge, col := look.Transparent, look.Line, look.Muted
	switch m {
	case codex.Evidence:
		fill, edge, col = look.Primary, look.Primary, look.OnPrimary
	case codex.Reconstruction:
		edge, col = look.Gold, look.Gold
	}
	text := look.Text(label(m), look.Strong11, col)
	chip := container.NewStack(look.NewPlate(fill, edge, 9), container.New(layout.NewCustomPaddedLayout(1, 1, 9, 9), text))
	return container.NewHBox(chip)
}

// gallery is a row of drawings.
func gallery(names []string) fyne.CanvasObject {
	row := container.New(shelf{})
	for _, n := range names {
		w, h := float32(76), float32(86)
		switch {
		case strings.HasPrefix(n, "tile"):
			w = 62
		case strings.HasPrefix(n, "stick"):
			w, h = 210, 24
		}
		row.Add(look.NewIcon(n, w, h))
	}
	return row
}

// shelf sets drawings side by side, all of them smaller where there is no room.
type shelf struct{}

const shelfGap float32 = 12

// MinSize is for Fyne.
func (shelf) MinSize(o []fyne.CanvasObject) (size fyne.Size) {
	for _, p := range o {
		size.Height = max(size.Height, p.MinSize().Height)
	}
	return size
}

// Layout is for Fyne.
func (shelf) Layout(o []fyne.CanvasObject, size fyne.Size) {
	total := -shelfGap
	for _, p := range o {
		total += p.MinSize().Width + shelfGap
	}
	k, x := min(1, size.Width/max(1, total)), float32(0)
	for _, p := range o {
		m := p.MinSize()
		look.Put(p, x, (size.Height-m.Height*k)/2, m.Width*k, m.Height*k)
		x += (m.Width + shelfGap) * k
	}
}

// Key does what a key means to the view: those that scroll, and numbers that
// open chapters.
func (v *View) Key(k fyne.KeyName) bool {
	if n, err := strconv.Atoi(string(k)); err == nil && n >= 1 && n <= len(v.listed) {
		v.list.Choose(n - 1)
		return true
	}
	return v.pane.Key(k)
}

// CreateRenderer is for Fyne.
func (v *View) CreateRenderer() fyne.WidgetRenderer {
	return look.NewLaid(v, v.lay, v.objects...)
}

func (v *View) lay(size fyne.Size) {
	if size.Width < 1 {
		return
	}
	m := look.MarginIn(size)
	w := size.Width - 2*m
	th := v.title.MinSize().Height
	look.Put(v.title, m, 6, w, th)
	v.line.Text = look.Shortened(tr.S("reading.codex.line"), look.Body13, 1, w)
	lh := v.line.MinSize().Height
	look.Put(v.line, m, 6+th-4, w, lh)
	y := th + lh + 10
	left := max(240, min(340, w*0.28))
	bottom := size.Height - m
	look.Put(v.ground, m, y, left, bottom-y)
	look.Put(v.search.Box, m+12, y+12, left-24, 40)
	look.Put(v.list.Scroll, m+8, y+60, left-10, bottom-y-66)
	x := m + left + 16
	pw := size.Width - m - x
	look.Put(v.panel, x, y, pw, bottom-y)
	pad := max(22, (pw-textWidth-18)/2)
	pad = min(pad, 60)
	look.Put(v.pane, x+pad, y+12, pw-pad-8, bottom-y-24)
}
