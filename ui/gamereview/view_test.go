package gamereview

import (
	"image"
	"image/draw"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"senet/game"
	"senet/game/ai"
	"senet/game/board"
	"senet/game/record"
	"senet/ui/look"
	"senet/ui/tr"
)

// calls notes what a view asks of the window.
type calls struct{ asked []string }

func (c *calls) calls() Calls {
	note := func(s string) func() { return func() { c.asked = append(c.asked, s) } }
	return Calls{Stop: note("stop"), GoOn: note("go on"), Export: note("export"), PlayOn: func(int) { note("play on")() }}
}

// shown is the view of a record with made-up verdicts on its first actions.
func shown(t *testing.T, rec *record.Record, known int) (*View, *calls) {
	t.Helper()
	test.NewTempApp(t)
	t.Cleanup(func() { tr.SetLanguage("en") })
	m := modelOf(t, rec)
	all := judged(t, rec)
	m.Add(all[:min(known, len(all))])
	if known >= len(all) {
		m.Finish(&ai.Reviewed{End: 0.4})
	}
	c := &calls{}
	v := New(m, "Anna – Boris", 0, true, false, c.calls())
	v.Resize(fyne.NewSize(1280, 744))
	return v, c
}

// said collects the visible text under o.
func said(o fyne.CanvasObject) []string {
	var out []string
	if o == nil || !o.Visible() {
		return nil
	}
	switch o := o.(type) {
	case *canvas.Text:
		out = append(out, o.Text)
	case *fyne.Container:
		for _, c := range o.Objects {
			out = append(out, said(c)...)
		}
	case fyne.Widget:
		for _, c := range test.WidgetRenderer(o).Objects() {
			out = append(out, said(c)...)
		}
	}
	return out
}

// The keys walk line by line and along the list, and play on.
func TestKeys(t *testing.T) {
	rec := played(t, "kendall", 5, 200)
	v, c := shown(t, rec, len(rec.Actions))
	n := v.m.Len()
	v.Key(fyne.KeyRight)
	v.Key(fyne.KeyRight)
	v.Key(fyne.KeyLeft)
	if v.Chosen() != 1 {
		t.Errorf("at %d", v.Chosen())
	}
	v.Key(fyne.KeyEnd)
	if v.Chosen() != n-1 {
		t.Errorf("the end is at %d of %d", v.Chosen(), n)
	}
	v.Key(fyne.KeyRight)
	v.Key(fyne.KeyPageUp)
	if v.Chosen() != n-11 {
		t.Errorf("a page up is at %d of %d", v.Chosen(), n)
	}
	v.SetWorst(true)
	worst := v.m.Worst()
	v.Key(fyne.KeyHome)
	v.Key(fyne.KeyDown)
	if v.Chosen() != worst[1] && v.Chosen() != worst[0] {
		t.Errorf("at %d, the worst are %v", v.Chosen(), worst[:2])
	}
	v.Key(fyne.KeyEnd)
	if v.Chosen() != worst[len(worst)-1] {
		t.Errorf("at %d, the least loss is at %d", v.Chosen(), worst[len(worst)-1])
	}
	v.Key(fyne.KeyReturn)
	if !slices.Equal(c.asked, []string{"play on"}) || v.Key(fyne.KeyTab) {
		t.Errorf("asked for %v", c.asked)
	}
}

// A click on the graph or the list chooses a line, pointing at it tells of it.
func TestPointing(t *testing.T) {
	rec := played(t, "kendall", 5, 200)
	v, _ := shown(t, rec, len(rec.Actions))
	x, y := v.graph.at(21, .5)
	e := &desktop.MouseEvent{}
	e.Position = fyne.NewPos(x+1, y)
	v.graph.MouseIn(e)
	if v.graph.over != 20 || !strings.Contains(v.graph.tip.Text, noted(v.m.Ply(20))) {
		t.Errorf("over %d: %q", v.graph.over, v.graph.tip.Text)
	}
	v.graph.Tapped(&fyne.PointEvent{Position: e.Position})
	if v.Chosen() != 20 {
		t.Errorf("chosen %d", v.Chosen())
	}
	v.graph.MouseOut()
	v.SetWorst(true)
	v.list.Tapped(&fyne.PointEvent{Position: fyne.NewPos(40, headRoom+1.5*rowHeight)})
	if want := v.m.Worst()[v.list.first+1]; v.Chosen() != want {
		t.Errorf("chosen %d, want %d", v.Chosen(), want)
	}
	v.list.Tapped(&fyne.PointEvent{Position: fyne.NewPos(40, 3)})
}

// On the board what was played is dotted and what would have been better is the
// arrow; where that was played there is the arrow alone, and where nothing was
// chosen no arrow.
func TestPicture(t *testing.T) {
	rec := played(t, "kendall", 5, 300)
	v, _ := shown(t, rec, len(rec.Actions))
	seen := map[string]bool{}
	for i := range v.m.Len() {
		p := v.m.Verdict(i)
		_, marks := picture(v.m, i)
		switch {
		case p == nil:
			continue
		case p.Choice && p.Played != p.Best:
			seen["worse"] = true
			if marks.Last == nil || marks.Choice == nil || marks.Last.To == marks.Choice.Target && marks.Last.From == marks.Choice.From {
				t.Errorf("line %d: %+v", i, marks)
			}
		case p.Choice:
			seen["best"] = true
			if marks.Last != nil || marks.Choice == nil {
				t.Errorf("line %d: %+v", i, marks)
			}
		default:
			seen["none"] = true
			if marks.Choice != nil {
				t.Errorf("line %d: %+v", i, marks)
			}
		}
	}
	if len(seen) != 3 {
		t.Errorf("seen %v", seen)
	}
}

// Every language says everything in its own words, at both sizes, for a review
// that runs, one that was stopped and one that is done, and for an empty record.
func TestWords(t *testing.T) {
	rec := played(t, "kendall", 5, 120)
	for _, lang := range tr.Languages {
		tr.SetLanguage(lang)
		for _, r := range []*record.Record{rec, {Header: rec.Header}} {
			v, c := shown(t, r, 60)
			tr.SetLanguage(lang)
			v = New(v.m, "Anna – Boris", 0, true, false, c.calls())
			for _, size := range []fyne.Size{{Width: 1280, Height: 744}, {Width: 900, Height: 544}} {
				v.Resize(size)
				v.Update(true)
				for range 20 {
					v.Key(fyne.KeyRight)
					plain(t, lang, said(v))
				}
				v.toggle()
				v.Update(false)
				plain(t, lang, said(v))
				if m := v.MinSize(); m.Width > 900 || m.Height > 544 {
					t.Errorf("it asks for %v", m)
				}
			}
			plain(t, lang, strings.Split(v.m.Text("Anna – Boris"), "\n"))
			if !v.m.Done() && !slices.Contains(c.asked, "stop") {
				t.Errorf("asked for %v", c.asked)
			}
		}
	}
}

// plain fails for texts that are keys or have gaps.
func plain(t *testing.T, lang string, texts []string) {
	t.Helper()
	for _, s := range texts {
		if strings.Contains(s, "review.") || strings.Contains(s, "{{") || strings.Contains(s, "<no value>") || strings.Contains(s, "%!") {
			t.Errorf("%s: %q", lang, s)
		}
	}
}

// The text has the accounts, every loss with its better choice, and every line.
func TestText(t *testing.T) {
	rec := played(t, "kendall", 5, 200)
	v, _ := shown(t, rec, len(rec.Actions))
	text := v.m.Text("Anna – Boris")
	marked := 0
	for i := range v.m.Len() {
		p := v.m.Ply(i)
		if !strings.Contains(text, p.Entry.Text) {
			t.Errorf("line %d is missing", i)
		}
		if p.Mark > ai.MarkFine {
			marked++
		}
	}
	if n := strings.Count(text, "Better: "); n != marked || n == 0 {
		t.Errorf("%d losses are told, want %d", n, marked)
	}
	side := v.m.Side(board.Spools)
	if !strings.Contains(text, tr.Percent(side.Mean(), 2)) || strings.Contains(text, "Stopped") {
		t.Error("the accounts are missing, or it says that it was stopped")
	}
}

func TestFigures(t *testing.T) {
	defer tr.SetLanguage("en")
	for _, c := range []struct {
		lang, got, want string
	}{
		{"en", tr.Percent(0.0423, 1), "4.2%"},
		{"en", signed(0.0423, 1), "+4.2%"},
		{"en", signed(-0.0423, 1), "−4.2%"},
		{"en", signed(-0.0001, 1), "0.0%"},
		{"en", signed(0.0001, 1), "0.0%"},
		{"en", lost(0.0123), "−1.2%"},
		{"en", lost(0.0001), "–"},
		{"en", tr.Percent(1, 0), "100%"},
	} {
		if c.got != c.want {
			t.Errorf("%s: %q, want %q", c.lang, c.got, c.want)
		}
	}
	tr.SetLanguage("ru")
	if got := signed(0.0423, 1); got != "+4,2\u00a0%" {
		t.Errorf("ru: %q", got)
	}
}

// A game of a thousand lines and more is shown with no more objects than one of
// a hundred, and drawn as far as it is known.
func TestLongGame(t *testing.T) {
	rec := played(t, "kendall", 1, 1000)
	for seed := uint64(2); len(rec.Actions) < 2600; seed++ {
		next := played(t, "kendall", seed, 1000)
		g, err := next.Game()
		if err != nil {
			t.Fatal(err)
		}
		p, first := g.Start(), 0
		for ; p.Await == game.AwaitLot; first++ {
			if p, _, err = record.Apply(g, p, next.Actions[first], nil); err != nil {
				t.Fatal(err)
			}
		}
		rec.Actions = append(rec.Actions, record.Action{Kind: record.ActPlace, Pos: p, Side: p.Turn, Text: "…"})
		rec.Actions = append(rec.Actions, next.Actions[first:]...)
	}
	v, _ := shown(t, rec, len(rec.Actions)/2)
	if v.m.Len() < 1000 {
		t.Fatalf("%d lines", v.m.Len())
	}
	v.Key(fyne.KeyEnd)
	if n := len(test.WidgetRenderer(v.list).Objects()) + len(test.WidgetRenderer(v.graph).Objects()); n > 300 {
		t.Errorf("%d objects", n)
	}
	if _, ok := v.m.Point(v.m.Len()); ok {
		t.Error("the end is known")
	}
	v.graph.draw(800, 100)
}

// The curve in both themes: who is ahead, how far it is known, and marks.
func TestGoldenCurve(t *testing.T) {
	rec := played(t, "kendall", 5, 60)
	v, _ := shown(t, rec, 1000)
	for i := range v.m.plies {
		p := &v.m.plies[i]
		p.After = []float64{.5, .55, .7, .9, .62, .3, .12, .4, .5, .45}[i%10]
		p.Mark = ai.Mark(i % 5)
		p.Known = i < v.m.Len()-5
	}
	defer look.SetMode(look.Dark)
	for _, mode := range []look.Mode{look.Dark, look.Light} {
		look.SetMode(mode)
		v.graph.curve.Resize(fyne.NewSize(400, 110))
		got := image.NewRGBA(image.Rect(0, 0, 400, 110)) // with what is under it: PNG rounds what shines through
		draw.Draw(got, got.Rect, image.NewUniform(look.Color(look.Panel)), image.Point{}, draw.Src)
		draw.Draw(got, got.Rect, v.graph.draw(400, 110), image.Point{}, draw.Over)
		test.AssertImageMatches(t, "curve-"+mode.String()+".png", got)
	}
}
