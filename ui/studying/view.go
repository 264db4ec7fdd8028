// Package studying is the dialog in which the computer studies a rule set: how
// long, how far it has come, and what came of it. It decides nothing and starts
// nothing; the window does, and tells it of every change.
package studying

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"senet/game/ai"
	"senet/ui/look"
	"senet/ui/panel/form"
	"senet/ui/reading/rows"
	"senet/ui/tr"
)

// Times are how long one may have it study.
var Times = [...]time.Duration{5 * time.Minute, 20 * time.Minute, time.Hour, 3 * time.Hour}

// usual is the index in Times of what is proposed.
const usual = 1

// State is what there is to show.
type State struct {
	Uses     string // what the computer judges the rules by now
	Running  bool
	Stopping bool      // it has been told to come to an end
	Lesson   ai.Lesson // how far it has come; the last one, once it has ended
	Before   uint64    // games learned from in earlier studies
	Failed   string    // why it ended, where it could not go on
}

// Calls are what the buttons do.
type Calls struct {
	Start func(time.Duration)
	Stop  func() // learning ends, and what was learned is tried
	Close func() // the study goes on
}

// View is the content of the dialog.
type View struct {
	Object fyne.CanvasObject
	Reader *form.Reader // the part that scrolls if it must

	// Changed is told when what is shown takes another height; it may be nil.
	Changed func()

	time              *look.Segmented
	timeRow           *fyne.Container
	uses, status, sum *look.Wrapped
	bar               *bar
	start, stop       *look.Button
	closing           *look.Button
	body, buttons     *fyne.Container
}

// New returns the view.
func New(s State, calls Calls) *View {
	labels := make([]look.Choice, len(Times))
	for i, d := range Times {
		labels[i].Label = span(d)
	}
	v := &View{
		time: look.NewSegmented(labels, usual, nil), bar: newBar(),
		uses: look.NewWrapped("", look.Body13, look.Muted), status: look.NewWrapped("", look.Body13, look.Ink), sum: look.NewWrapped("", look.Body13, look.Muted),
	}
	v.start = look.NewPrimarySmall(tr.S("study.start"), "", func() { calls.Start(Times[v.time.Selected()]) })
	v.stop = look.NewSecondary(tr.S("study.stop"), "", calls.Stop)
	v.closing = look.NewSecondary(tr.S("shell.close"), "Esc", calls.Close)
	v.timeRow = form.Row(tr.S("study.time"), v.time, nil)
	v.body = form.Column(12,
		look.NewWrapped(tr.S("study.about"), look.Reading16, look.Ink),
		v.uses, v.timeRow, v.status, v.bar.Container, v.sum)
	v.Reader = form.NewReader(container.New(layout.NewCustomPaddedLayout(5, 5, 6, 16), v.body), fyne.NewSize(560, 200))
	v.buttons = container.New(layout.NewCustomPaddedHBoxLayout(10), layout.NewSpacer(), v.closing, v.stop, v.start)
	v.Object = container.NewBorder(nil, container.New(layout.NewCustomPaddedLayout(14, 0, 0, 0), v.buttons), nil, nil, v.Reader)
	v.Show(s)
	return v
}

// First is what has the keyboard at first.
func (v *View) First() fyne.Focusable {
	if v.start.Visible() {
		return v.start
	}
	return v.closing
}

// Show shows a state.
func (v *View) Show(s State) {
	rows.Show(v.timeRow, !s.Running)
	rows.Show(v.start, !s.Running)
	rows.Show(v.stop, s.Running && !s.Lesson.Trying)
	v.stop.SetEnabled(!s.Stopping)
	v.start.SetText(tr.S("study.start"))
	if s.Before > 0 || s.Lesson.Done {
		v.start.SetText(tr.S("study.on"))
	}
	v.uses.SetText(s.Uses)
	v.status.SetText(Status(s))
	v.sum.SetText(sum(s))
	v.bar.set(share(s), s.Running)
	v.body.Refresh() // some have come and some have gone
	v.buttons.Refresh()
	if v.Changed != nil {
		v.Changed()
	}
}

// share is how much of the bar is full: learning is nine tenths of it.
func share(s State) float64 {
	if s.Lesson.Trying {
		return 0.9 + 0.1*s.Lesson.Tried
	}
	return 0.9 * s.Lesson.Share
}

// Percent is how far a study has come as a whole.
func Percent(s State) string { return tr.Percent(share(s), 0) }

// Status says in a sentence how things stand.
func Status(s State) string {
	l := s.Lesson
	switch {
	case s.Failed != "":
		return tr.F("study.failed", map[string]any{"Why": s.Failed})
	case s.Running && l.Trying:
		return tr.S("study.trying")
	case s.Stopping:
		return tr.S("study.stopping")
	case s.Running && l.Games == 0:
		return tr.S("study.begins")
	case s.Running:
		return tr.F("study.learning", map[string]any{"Share": tr.Percent(l.Share, 0)})
	case l.Done && l.Better:
		return tr.F("study.better", map[string]any{"Score": tr.Percent(min(l.Score, 1), 0)})
	case l.Done:
		return tr.F("study.worse", map[string]any{"Score": tr.Percent(max(l.Score, 0), 0)})
	case s.Before > 0:
		return tr.N("study.before", int(s.Before), nil)
	}
	return ""
}

// sum is what has been learned in numbers.
func sum(s State) string {
	if s.Lesson.Games == 0 {
		return ""
	}
	return tr.N("study.games", int(s.Lesson.Games), nil) + " " +
		tr.F("study.off", map[string]any{"Off": tr.Percent(s.Lesson.Off, 1)})
}

// span is a time in words.
func span(d time.Duration) string {
	if d < time.Hour {
		return tr.N("study.minutes", int(d.Minutes()), nil)
	}
	return tr.N("study.hours", int(d.Hours()), nil)
}

// bar shows how much is done.
type bar struct {
	*fyne.Container
	done float64
}

func newBar() *bar {
	b := &bar{}
	b.Container = container.New(b, look.Rounded(look.Raised, look.Line, 3), look.Rounded(look.Gold, look.Transparent, 3))
	return b
}

// set shows a share, or nothing.
func (b *bar) set(done float64, on bool) {
	b.done = min(max(done, 0), 1)
	rows.Show(b.Container, on)
	b.Layout(b.Objects, b.Size())
	canvas.Refresh(b.Container)
}

// MinSize is for Fyne.
func (b *bar) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 7) }

// Layout is for Fyne.
func (b *bar) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(size)
	o[1].Resize(fyne.NewSize(max(7, size.Width*float32(b.done)), size.Height))
}
