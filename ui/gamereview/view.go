package gamereview

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"senet/ui/look"
	"senet/ui/tr"
)

// Calls are what the view asks of the window.
type Calls struct {
	Stop   func()         // stop judging
	GoOn   func()         // go on with it
	PlayOn func(line int) // play on from where that line was decided
	Export func()         // write the review down
}

// View shows a review. It is laid out for a window without its top bar, from 900
// by 544 units up.
type View struct {
	widget.BaseWidget

	m      *Model
	calls  Calls
	chosen int
	worst  bool // the list is in the order of loss

	title    *canvas.Text
	about    string // whose game it is
	line     *canvas.Text
	says     string
	progress [2]*canvas.Rectangle
	halt     *look.Item
	playOn   *look.Button
	export   *look.Button
	account  *account
	order    *look.Segmented
	ground   fyne.CanvasObject
	list     *list
	pane     *pane
	detail   *detail
	graph    *graph
	objects  []fyne.CanvasObject
	running  bool
}

// New returns the view of a review, at a line. about says whose game it is;
// numbers and flipped are how the board is to be shown. A line below 0 is the
// first in which something could be done.
func New(m *Model, about string, line int, numbers, flipped bool, calls Calls) *View {
	if line < 0 {
		line = m.Opening()
	}
	v := &View{m: m, calls: calls, about: about, chosen: min(line, max(0, m.Len()-1))}
	v.title = look.Text(tr.S("review.title"), look.Title34, look.Ink)
	v.line = look.Text("", look.Body13, look.Muted)
	v.progress[0] = look.Rounded(look.Raised, look.Line, 2)
	v.progress[1] = look.Rounded(look.Gold, look.Transparent, 2)
	v.halt = look.NewLink("", v.toggle)
	v.playOn = look.NewPrimarySmall(tr.S("replay.playOn"), "Enter", func() { v.play() })
	v.export = look.NewSecondary(tr.S("review.export"), "", calls.Export)
	v.account = newAccount(m)
	v.order = look.NewSegmented([]look.Choice{{Label: tr.S("review.order.time")}, {Label: tr.S("review.order.worst")}}, 0, v.reorder)
	v.ground = look.NewPlate(look.Panel, look.Line, look.PanelRadius)
	v.list = newList(m, v.Choose)
	v.pane = newPane(m, numbers, flipped)
	v.detail = newDetail(m)
	v.graph = newGraph(m, v.Choose)
	v.objects = []fyne.CanvasObject{
		v.title, v.line, v.progress[0], v.progress[1], v.halt, v.export, v.playOn, v.pane, v.detail, v.graph,
		v.account, v.order, v.ground, v.list,
	}
	v.ExtendBaseWidget(v)
	v.Update(false)
	v.Choose(v.chosen)
	return v
}

// Chosen is the line shown.
func (v *View) Chosen() int { return v.chosen }

// Worst lists the worst losses first, or all lines in order.
func (v *View) Worst() bool { return v.worst }

// SetWorst chooses the order of the list.
func (v *View) SetWorst(on bool) {
	v.worst = on
	v.order.SetSelected(map[bool]int{true: 1}[on])
	v.relist()
}

func (v *View) reorder(i int) {
	v.worst = i == 1
	v.relist()
}

// relist lists the lines anew.
func (v *View) relist() {
	var lines []int
	none := "review.empty"
	if v.worst {
		lines = v.m.Worst()
		if none = "review.worst.notYet"; v.m.Done() {
			none = "review.worst.none"
		}
	} else {
		for i := range v.m.Len() {
			lines = append(lines, i)
		}
	}
	v.list.set(lines, tr.S(none))
	v.list.choose(v.chosen)
}

// Choose shows line i.
func (v *View) Choose(i int) {
	if v.m.Len() > 0 {
		v.chosen = min(max(i, 0), v.m.Len()-1)
	}
	v.list.choose(v.chosen)
	v.pane.show(v.chosen)
	v.detail.show(v.chosen)
	v.graph.choose(v.chosen)
	_, ok := v.m.Position(v.chosen)
	v.playOn.SetEnabled(ok)
}

// Update takes over what the model has come to know; running says that it goes
// on learning.
func (v *View) Update(running bool) {
	v.running = running
	switch {
	case running:
		v.says = tr.F("review.progress", map[string]any{"N": v.m.Known(), "Of": v.m.Actions()})
		v.halt.SetText(tr.S("review.stop"))
	case v.m.Done():
		v.says = v.about
	default:
		v.says = v.m.stopped()
		v.halt.SetText(tr.S("review.goOn"))
	}
	v.account.Refresh()
	v.relist()
	v.Choose(v.chosen)
	v.Refresh()
}

func (v *View) toggle() {
	if v.running {
		v.calls.Stop()
	} else {
		v.calls.GoOn()
	}
}

func (v *View) play() {
	if _, ok := v.m.Position(v.chosen); ok {
		v.calls.PlayOn(v.chosen)
	}
}

// Key does what a key means to the view; it reports whether it means anything.
func (v *View) Key(k fyne.KeyName) bool {
	const page = 10
	along := func(by int) {
		if i, ok := v.list.step(by); ok {
			v.Choose(i)
		}
	}
	switch k {
	case fyne.KeyLeft:
		v.Choose(v.chosen - 1)
	case fyne.KeyRight:
		v.Choose(v.chosen + 1)
	case fyne.KeyUp:
		along(-1)
	case fyne.KeyDown:
		along(1)
	case fyne.KeyPageUp:
		along(-page)
	case fyne.KeyPageDown:
		along(page)
	case fyne.KeyHome:
		along(-v.m.Len())
	case fyne.KeyEnd:
		along(v.m.Len())
	case fyne.KeyReturn, fyne.KeyEnter:
		v.play()
	default:
		return false
	}
	return true
}
