package ruleform

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
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

// A built-in rule set offers no editors and no way to change it; the copy has
// one for each toggle.
func TestBuiltInIsReadOnly(t *testing.T) {
	b := newBench(t)
	for _, r := range b.sheet.rows {
		if r.edit != nil || !r.value.Visible() || r.value.Text() == "" {
			t.Errorf("%s can be changed, or does not show its value", r.toggle.Key)
		}
	}
	if b.head.save.Visible() || b.head.remove.Visible() || !b.head.copy.Visible() || b.head.name.box.Visible() {
		t.Error("wrong buttons")
	}
	test.Tap(b.head.copy)
	d := b.model.Selected()
	if d.Fixed() || d.Name("en") != "Kendall, my way" || b.win.Canvas().Focused() != fyne.Focusable(b.head.name) {
		t.Fatal("no copy, or its name has not got the keyboard")
	}
	for _, r := range b.sheet.rows {
		if r.edit == nil || !r.edit.object.Visible() || r.value.Visible() {
			t.Errorf("%s cannot be changed", r.toggle.Key)
		}
	}
	if b.head.copy.Visible() || !b.head.save.Visible() || !b.head.remove.Visible() {
		t.Error("wrong buttons for a copy")
	}
}

// Every editor takes every value of its toggle and shows it, and tells nobody
// when it is only shown one.
func TestEditors(t *testing.T) {
	b := newBench(t)
	test.Tap(b.head.copy)
	d := b.model.Selected()
	for _, r := range b.sheet.rows {
		told := 0
		e := newEditor(r.toggle, func(string) { told++ }, func() { told++ })
		values := r.toggle.Options()
		switch r.toggle.Kind {
		case rules.KindThrows:
			values = []string{"none", "1", "1 2 3 4 5"}
		case rules.KindList:
			values = []string{r.toggle.Get(d.Now.Rules)}
		}
		for _, v := range values {
			e.show(v)
		}
		if told != 0 || len(e.stops) == 0 || e.first == nil {
			t.Errorf("%s: told %d times", r.toggle.Key, told)
		}
	}
	row := func(key string) *row { return b.sheet.row(key) }
	test.Tap(row("again").edit.stops[1].(fyne.Tappable)) // a throw of 2
	if got := row("again").mark.Value; got != "1 2 4 5" {
		t.Errorf("again is %s", got)
	}
	row("fate").edit.stops[4].(*look.Picker).TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	if got := row("fate").mark.Value; got != "on on on on free" {
		t.Errorf("fate is %s", got)
	}
	field := row("minutes").edit.first.(*entry)
	field.SetText("30")
	if d.Now.Rules.Minutes != 30 {
		t.Errorf("%d minutes", d.Now.Rules.Minutes)
	}
	field.SetText("99999")
	if d.Now.Rules.Minutes != 30 || !row("minutes").notice.Visible() {
		t.Error("99999 minutes were taken, or not complained of")
	}
	field.FocusLost()
	if field.Text != "30" {
		t.Errorf("the field is left at %q", field.Text)
	}
	field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp})
	field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyPageUp})
	if d.Now.Rules.Minutes != 41 || field.Text != "41" {
		t.Errorf("%d minutes, shown as %s", d.Now.Rules.Minutes, field.Text)
	}
}

// A changed value is marked and can be taken back; a toggle without effect says
// why.
func TestMarksShown(t *testing.T) {
	b := newBench(t)
	test.Tap(b.head.copy)
	r := b.sheet.row("net-loses")
	r.edit.first.(*look.Segmented).TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft})
	if !r.bar.Visible() || !r.changed.Visible() || !r.back.box.Visible() || r.backText != "Back to: Yes" {
		t.Errorf("not marked: %q", r.backText)
	}
	if other := b.sheet.row("ba-doubles"); other.bar.Visible() || other.back.box.Visible() {
		t.Error("another one is marked")
	}
	if !strings.Contains(b.sheet.compared.Text(), "1 change") || !b.sheet.resetBox.Visible() {
		t.Error(b.sheet.compared.Text())
	}
	test.Tap(r.back)
	if r.bar.Visible() || b.model.Selected().Changes() != 0 || b.win.Canvas().Focused() != r.edit.first {
		t.Error("not taken back, or the keyboard is lost")
	}
	idle := b.sheet.row("gods-jump")
	if !idle.notice.Visible() || !strings.Contains(idle.notice.Text(), "A game with the gods") {
		t.Errorf("%q", idle.notice.Text())
	}
	b.sheet.row("gods").edit.first.(*look.Segmented).TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	if idle.notice.Visible() {
		t.Error("it has an effect now")
	}
}

// RULES §7: a contradiction stands beside both toggles and at the top; saving
// and playing wait. The strip leads to each of the two.
func TestClashShown(t *testing.T) {
	b := newBench(t)
	test.Tap(b.head.copy)
	pieces, start := b.sheet.row("pieces"), b.sheet.row("start")
	pieces.edit.first.(*look.Segmented).TypedKey(&fyne.KeyEvent{Name: fyne.KeyEnd})
	want := "ten pieces a side are too many"
	if !strings.Contains(pieces.clash.Text(), want) || !strings.Contains(start.clash.Text(), want) ||
		!b.strip.box.Visible() || !strings.Contains(b.strip.text.Text(), want) {
		t.Errorf("%q, %q, %q", pieces.clash.Text(), start.clash.Text(), b.strip.text.Text())
	}
	if !b.head.save.Disabled() || !b.head.play.Disabled() {
		t.Error("it could be saved or played")
	}
	b.save()
	b.play()
	if len(b.saved)+len(b.played) > 0 {
		t.Error("it was")
	}
	b.showClash()
	if b.win.Canvas().Focused() != pieces.edit.first {
		t.Error("the first toggle has not got the keyboard")
	}
	b.showClash()
	if b.win.Canvas().Focused() != start.edit.first {
		t.Error("the second toggle has not got the keyboard")
	}
	pieces.edit.first.(*look.Segmented).TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft})
	if pieces.clash.Visible() || start.clash.Visible() || b.strip.box.Visible() || b.head.save.Disabled() {
		t.Error("it is solved")
	}
}

// The search shows what it finds, under its group; “changed” only what differs.
func TestFilter(t *testing.T) {
	b := newBench(t)
	shown := func() (out []string) {
		for _, r := range b.sheet.rows {
			if r.box.Visible() {
				out = append(out, r.toggle.Key)
			}
		}
		return out
	}
	b.search.SetText("net 16")
	if got := shown(); len(got) != 1 || got[0] != "net-loses" {
		t.Errorf("%q", got)
	}
	for g, h := range b.sheet.headings {
		if h.Visible() != (g == rules.GroupHouses) {
			t.Errorf("heading of group %v", g)
		}
	}
	b.search.SetText("no such thing")
	if len(shown()) > 0 || !b.sheet.nothing.Visible() {
		t.Error("something found")
	}
	b.search.SetText("")
	b.pick("kendall-long")
	b.only.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	if got := shown(); len(got) != b.model.Selected().Changes() || len(got) == 0 {
		t.Errorf("%q", got)
	}
}

// By keyboard alone: a copy is named, changed, saved, found in a new view,
// played, saved under another name, deleted.
func TestByKeyboard(t *testing.T) {
	b := newBench(t)
	c := b.win.Canvas()
	c.Focus(b.First())
	b.key(fyne.KeyDown, fyne.KeyDown, fyne.KeyDown)
	if b.model.Selected().Now.ID != "bell" {
		t.Fatal(b.model.Selected().Now.ID)
	}
	c.FocusNext() // to "Copy and change"
	b.key(fyne.KeyReturn)
	for _, r := range "My way" {
		c.Focused().TypedRune(r)
	}
	for c.Focused() != b.sheet.row("net-loses").edit.first {
		c.FocusNext()
	}
	if b.sheet.pane.scroll.Offset.Y == 0 {
		t.Error("the focus has left what is in sight")
	}
	b.key(fyne.KeyLeft)
	c.Focus(b.head.save)
	b.key(fyne.KeySpace)
	if len(b.saved) != 1 || b.saved[0] != [2]string{"", "my-way"} {
		t.Fatalf("%v: %s", b.saved, b.strip.text.Text())
	}

	b.open()
	b.pick("my-way")
	d := b.model.Selected()
	if d.Name("uk") != "My way" || d.Now.Rules.NetLoses {
		t.Errorf("%+v", d.Now)
	}
	b.play()
	if len(b.played) != 1 || b.played[0].ID != "my-way" || b.played[0].Rules != d.Now.Rules {
		t.Fatalf("%+v", b.played)
	}
	b.askSaveAs()
	b.strip.field.SetText("Kendall")
	b.strip.field.OnSubmitted("")
	if !b.strip.asking || len(b.saved) != 1 {
		t.Error("a name that is taken was taken again")
	}
	b.strip.field.SetText("Other")
	b.strip.field.OnSubmitted("")
	if len(b.saved) != 2 || b.saved[1][1] != "other" || b.model.Selected().Now.ID != "other" {
		t.Fatalf("%v", b.saved)
	}
	b.askDelete()
	b.Escape()
	if b.strip.asking || b.closed > 0 || len(b.model.Own()) != 2 {
		t.Error("Escape is not no")
	}
	b.askDelete()
	b.win.Canvas().FocusNext()
	b.key(fyne.KeyReturn)
	if len(b.model.Own()) != 1 {
		t.Error("not deleted")
	}
	b.Escape() // the message
	b.Escape()
	if b.closed != 1 {
		t.Errorf("closed %d times", b.closed)
	}
}

// What is unsaved is asked about before the view closes.
func TestLeaving(t *testing.T) {
	b := newBench(t)
	test.Tap(b.head.copy)
	b.Escape()
	if b.closed > 0 || !b.strip.asking || !strings.Contains(b.strip.text.Text(), "Kendall, my way") {
		t.Fatal("closed without asking")
	}
	test.Tap(b.strip.row.Objects[0].(fyne.Tappable)) // save
	if b.closed != 1 || len(b.saved) != 1 {
		t.Error("not saved and closed")
	}
	b.open()
	b.pick("kendall-my-way")
	b.sheet.row("pieces").edit.first.(*look.Segmented).TypedKey(&fyne.KeyEvent{Name: fyne.KeyEnd})
	b.Escape()
	if len(b.strip.row.Objects) != 2 {
		t.Error("offers to save what cannot be saved")
	}
	test.Tap(b.strip.row.Objects[1].(fyne.Tappable)) // do not save
	if b.closed != 2 || len(b.saved) != 1 {
		t.Error("not closed")
	}
}

// To a file and from one; faults are named, a wrong file is refused, and none is
// changed.
func TestFiles(t *testing.T) {
	b := newBench(t)
	b.pick("bell")
	b.export()
	if b.files.name != "bell.toml" || !strings.Contains(string(b.files.wrote), "base = \"kendall\"") {
		t.Errorf("%s\n%s", b.files.name, b.files.wrote)
	}
	b.files.data, b.files.name = b.files.wrote, "gift.toml"
	b.importFile()
	d := b.model.Selected()
	bell, _ := rules.ByID("bell")
	if d.Fixed() || d.Now.Rules != bell.Rules || d.Name("en") != "Bell 2" {
		t.Errorf("%+v", d.Now)
	}
	b.files.data = []byte("name = \"Half\"\n[rules]\npieces = 7\nwatr = \"plain\"\n")
	b.importFile()
	if text := b.sheet.faults.Text(); !strings.Contains(text, "4") || !strings.Contains(text, "“water”") || !b.sheet.faults.Visible() {
		t.Errorf("%q", text)
	}
	n := len(b.model.Own())
	for _, bad := range []paper{{data: []byte("\x00")}, {data: nil}, {err: errors.New("no")}, {data: []byte(strings.Repeat("#", 1<<18))}} {
		b.files.data, b.files.err = bad.data, bad.err
		b.importFile()
		if len(b.model.Own()) != n || !b.strip.message || !b.strip.loud {
			t.Errorf("%.10q was taken", bad.data)
		}
	}
	b.files.err = errors.New("disk full")
	b.export()
	if !b.strip.loud || !strings.Contains(b.strip.text.Text(), "disk full") {
		t.Error(b.strip.text.Text())
	}
}

// A file in the folder that cannot be understood can be looked at and deleted,
// nothing else.
func TestUnusableShown(t *testing.T) {
	b := newBench(t)
	dir := filepath.Join(os.Getenv("SENET_DATA_DIR"), "rules")
	if err := os.MkdirAll(dir, 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "bad.toml"), []byte("\x00"), 0o666); err != nil {
		t.Fatal(err)
	}
	b.open()
	b.pick("bad")
	if !b.sheet.faults.Visible() || b.head.play.Visible() || b.head.save.Visible() || b.head.export.Visible() || !b.head.remove.Visible() {
		t.Error("wrong buttons")
	}
	for _, r := range b.sheet.rows {
		if r.box.Visible() {
			t.Fatal("shows rules that it has not got")
		}
	}
	b.pick("kendall")
	if !b.sheet.rows[0].box.Visible() {
		t.Error("shows no rules")
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
		if b.sheet.rows[i].show(m, false) {
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
