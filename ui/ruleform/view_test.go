package ruleform

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"senet/game/rules"
	"senet/ui/look"
	"senet/ui/tr"
)

// paper is a Files without dialogs.
type paper struct {
	name  string
	data  []byte
	err   error
	wrote []byte
}

func (p *paper) Open(_ int64, got func(string, []byte, error)) { got(p.name, p.data, p.err) }
func (p *paper) Save(name string, data []byte, done func(string, error)) {
	p.name, p.wrote = name, data
	done(name, p.err)
}

// bench is a view in a window of the test driver.
type bench struct {
	*View
	t      *testing.T
	win    fyne.Window
	files  *paper
	played []rules.Preset
	saved  [][2]string
	closed int
}

func newBench(t *testing.T) *bench {
	t.Helper()
	t.Setenv("SENET_DATA_DIR", t.TempDir())
	test.NewTempApp(t).Settings().SetTheme(look.Theme())
	tr.SetLanguage("en")
	b := &bench{t: t, files: &paper{}}
	b.open()
	return b
}

func (b *bench) open() {
	b.t.Helper()
	b.View = New(Options{
		Files: b.files, Close: func() { b.closed++ },
		OnPlay:  func(p rules.Preset) { b.played = append(b.played, p) },
		OnSaved: func(from, to string) { b.saved = append(b.saved, [2]string{from, to}) },
	})
	b.win = test.NewTempWindow(b.t, b.View)
	b.win.SetPadded(false)
	b.win.Resize(fyne.NewSize(824, 470))
	b.View.Resize(fyne.NewSize(824, 470))
}

func (b *bench) pick(id string) {
	b.t.Helper()
	if !b.model.SelectID(id) {
		b.t.Fatal(id)
	}
	b.choose(b.model.Selected())
}

func (b *bench) key(names ...fyne.KeyName) {
	b.t.Helper()
	for _, n := range names {
		f := b.win.Canvas().Focused()
		if f == nil {
			b.t.Fatal("nothing has the keyboard")
		}
		f.TypedKey(&fyne.KeyEvent{Name: n})
	}
}

// In every language and size everything is inside the view, and no row needs
// more room than it has.
func TestFits(t *testing.T) {
	b := newBench(t)
	defer tr.SetLanguage("en")
	for _, lang := range tr.Languages {
		tr.SetLanguage(lang)
		b.open()
		b.pick("common")
		b.copy()
		b.sheet.row("pieces").edit.first.(*look.Segmented).TypedKey(&fyne.KeyEvent{Name: fyne.KeyEnd})
		for _, size := range []fyne.Size{{Width: 824, Height: 470}, {Width: 1130, Height: 690}} {
			b.win.Resize(size)
			b.View.Resize(size)
			for i, o := range b.objects {
				p, s := o.Position(), o.Size()
				if o.Visible() && (p.X < 0 || p.Y < 0 || p.X+s.Width > size.Width+1 || p.Y+s.Height > size.Height+1 || s.Width < 40 || s.Height < 20) {
					t.Errorf("%s %v: object %d at %v, %v", lang, size, i, p, s)
				}
			}
			if b.sheet.pane.Size().Height < 120 {
				t.Errorf("%s %v: only %v left for the form", lang, size, b.sheet.pane.Size().Height)
			}
			for _, r := range b.sheet.rows {
				if got, need := r.box.Size().Height, r.lay(r.box.Size().Width, false); got < need-0.5 {
					t.Errorf("%s %v: %s has %v of %v", lang, size, r.toggle.Key, got, need)
				}
			}
		}
	}
}

// A view made anew in another language goes on with what was not saved.
func TestAnotherLanguage(t *testing.T) {
	b := newBench(t)
	defer tr.SetLanguage("en")
	test.Tap(b.head.copy)
	b.sheet.row("net-loses").edit.first.(*look.Segmented).TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft})
	tr.SetLanguage("uk")
	v := New(Options{Model: b.Model()})
	if d := v.model.Selected(); d.Changes() != 1 || d.Name("uk") != "Kendall, my way" || v.head.save.Text() != "Зберегти" {
		t.Error("lost")
	}
}

// One change touches only the rows it concerns.
func TestOneChange(t *testing.T) {
	b := newBench(t)
	test.Tap(b.head.copy)
	d := b.model.Selected()
	if err := d.Set1(b.sheet.row("ba-doubles").toggle, "false"); err != nil {
		t.Fatal(err)
	}
	n := 0
	for i, m := range d.Marks() {
		if b.sheet.rows[i].show(m, false, "Kendall") {
			n++
		}
	}
	if n != 1 {
		t.Errorf("%d rows were shown anew", n)
	}
}

func BenchmarkChange(bm *testing.B) {
	bm.Setenv("SENET_DATA_DIR", bm.TempDir())
	test.NewTempApp(bm).Settings().SetTheme(look.Theme())
	tr.SetLanguage("uk")
	v := New(Options{})
	w := test.NewTempWindow(bm, v)
	w.Resize(fyne.NewSize(1130, 690))
	v.model.Copy(v.model.Selected(), "x", "uk")
	v.selectNew()
	t := v.sheet.row("net-loses").toggle
	values := []string{"false", "true"}
	i := 0
	for bm.Loop() {
		v.change(t, values[i%2])
		i++
	}
}

func BenchmarkOpen(bm *testing.B) {
	bm.Setenv("SENET_DATA_DIR", bm.TempDir())
	test.NewTempApp(bm).Settings().SetTheme(look.Theme())
	for bm.Loop() {
		v := New(Options{})
		v.Resize(fyne.NewSize(1130, 690))
	}
}
