package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"senet/ui/look"
	"senet/ui/tr"
)

// Every dialog fits into the smallest window, in every language and theme, and
// says nothing in keys.
func TestDialogsFit(t *testing.T) {
	for _, lang := range tr.Languages {
		r := newRig(t, defaults(lang))
		r.match.start(friends(t))
		r.idle()
		r.win.Resize(fyne.NewSize(minWidth, minHeight))
		for name, open := range map[string]func(){
			"new": r.openNewGame, "prefs": r.openPrefs, "rules": r.openRules, "about": r.openAbout, "keys": r.openKeys,
			"resign": r.openResign, "result": r.openResult, "menu": r.openMenu, "languages": r.openLanguages,
			"damaged": func() { r.openFailure(tr.S("shell.damaged.title"), strings.Repeat("long words ", 60)) },
		} {
			open()
			r.checkLayer(lang + " " + name)
			r.closeAll()
		}
		if got := r.win.Canvas().Size(); got.Width > minWidth || got.Height > minHeight {
			t.Errorf("%s: the window grew to %v", lang, got)
		}
		if m := r.win.Content().MinSize(); m.Width > minWidth || m.Height > minHeight {
			t.Errorf("%s: the content asks for %v", lang, m)
		}
	}
}

// checkLayer checks the dialog on top.
func (r *rig) checkLayer(name string) {
	r.t.Helper()
	if len(r.modals) != 1 {
		r.t.Fatalf("%s: %d dialogs", name, len(r.modals))
	}
	o := r.modals[0].object
	size := r.win.Canvas().Size()
	for _, s := range texts(o) {
		if strings.Contains(s, "shell.") || strings.Contains(s, "{{") || strings.Contains(s, "<no value>") {
			r.t.Errorf("%s says %q", name, s)
		}
	}
	walk(o, func(c fyne.CanvasObject) {
		if b, ok := c.(fyne.Focusable); ok {
			at := r.app.Driver().AbsolutePositionForObject(b.(fyne.CanvasObject))
			s := b.(fyne.CanvasObject).Size()
			if at.X < 0 || at.X+s.Width > size.Width {
				r.t.Errorf("%s: %T at %v, %v wide leaves the window", name, c, at, s.Width)
			}
			if m := c.MinSize(); s.Width+0.5 < m.Width {
				r.t.Errorf("%s: %T %q is squeezed to %v of %v", name, c, texts(c), s.Width, m.Width)
			}
		}
	})
	if r.app.Driver().CanvasForObject(o) != nil && r.win.Canvas().Focused() == nil {
		r.t.Errorf("%s: nothing has the keyboard", name)
	}
}

// No text of the panels is cut at any size of the window, in any language, but
// with an ellipsis, and nothing leaves its panel.
func TestPanelsFit(t *testing.T) {
	for _, lang := range tr.Languages {
		r := newRig(t, defaults(lang))
		cfg := friends(t)
		cfg.Seats[0].Name = strings.Repeat("Нефертити ", 4)
		r.match.start(cfg)
		r.until("the first throw", func() bool { return r.snapshot().CanThrow })
		for _, size := range []fyne.Size{{Width: 900, Height: 600}, {Width: 1280, Height: 800}, {Width: 1920, Height: 1080}, {Width: 3840, Height: 2160}} {
			r.win.Resize(size)
			limit := r.column.Object.Size()
			origin := r.app.Driver().AbsolutePositionForObject(r.column.Object)
			walk(r.column.Object, func(o fyne.CanvasObject) {
				if txt, ok := o.(*canvas.Text); ok && txt.Text != "" {
					at := r.app.Driver().AbsolutePositionForObject(o).Subtract(origin)
					if at.X < 0 || at.X+txt.MinSize().Width > limit.Width+1 || at.Y+txt.MinSize().Height > limit.Height+1 {
						t.Errorf("%s %v: %q at %v leaves the column", lang, size, txt.Text, at)
					}
					if txt.TextSize < 11.4 || txt.TextSize != look.Snap(txt.TextSize) {
						t.Errorf("%s %v: %q has size %.2f", lang, size, txt.Text, txt.TextSize)
					}
				}
			})
		}
	}
}

// The words of the top bar fit beside the name, in every language, in the
// smallest window.
func TestBarFits(t *testing.T) {
	for _, lang := range tr.Languages {
		r := newRig(t, defaults(lang))
		for _, w := range []float32{900, 1024, 1280, 1920} {
			r.win.Resize(fyne.NewSize(w, 700))
			x := r.bar.items[0].Position().X
			if left := r.bar.word.Position().X + r.bar.word.Size().Width; x < left {
				t.Errorf("%s at %v: the words begin at %v, the name ends at %v", lang, w, x, left)
			}
			if r.bar.sun.Visible() && r.bar.sun.Position().X+r.bar.sun.Size().Width > x {
				t.Errorf("%s at %v: the sun lies on the words", lang, w)
			}
		}
	}
}
