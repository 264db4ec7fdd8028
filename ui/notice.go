package ui

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"senet/ui/look"
	"senet/ui/tr"
)

// notice is a message at the foot of the table that stops nobody: it goes away
// by itself or by a click.
type notice struct {
	Object fyne.CanvasObject

	do     dispatcher
	text   *look.Wrapped
	close  *look.Item
	box    *fyne.Container
	cancel func()
	// refusal: what is said is why something could not be done just now.
	refusal bool
}

// How long a notice stays: one about trouble is not missed so easily.
const (
	noticeTime  = 6 * time.Second
	troubleTime = 20 * time.Second
)

func newNotice(do dispatcher) *notice {
	n := &notice{do: do, text: look.NewWrapped("", look.Body13, look.Ink)}
	n.close = look.NewLink(tr.S("shell.close"), func() { n.hide() })
	ground := look.Rounded(look.Raised, look.Gold, look.PanelRadius)
	n.box = container.New(noticeLayout{}, ground, n.text, n.close)
	n.box.Hide()
	n.Object = n.box
	return n
}

// show says text; trouble stays longer and is in the colour of warnings.
func (n *notice) show(text string, trouble bool) {
	n.hide()
	d, col := noticeTime, look.Ink
	if trouble {
		d, col = troubleTime, look.Warn
	}
	n.text.SetColor(col)
	n.text.SetText(text)
	n.box.Show()
	n.box.Refresh()
	n.cancel = n.do.later(d, n.hide)
}

func (n *notice) hide() {
	n.refusal = false
	if n.cancel != nil {
		n.cancel()
		n.cancel = nil
	}
	if n.box.Visible() {
		n.box.Hide()
	}
}

// refuse says why something cannot be done now. It holds only as long as the
// game stands as it does: see answered.
func (n *notice) refuse(text string) {
	n.show(text, false)
	n.refusal = true
}

// answered takes a refusal away that what has happened since makes untrue.
func (n *notice) answered() {
	if n.refusal {
		n.hide()
	}
}

// shown is the text being shown, "" for none.
func (n *notice) shown() string {
	if n.box.Visible() {
		return n.text.Text()
	}
	return ""
}

// noticeLayout sets the message at the foot of its box, in the middle.
type noticeLayout struct{}

// MinSize is for Fyne.
func (noticeLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 0) }

// Layout is for Fyne.
func (noticeLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	text, button := o[1].(*look.Wrapped), o[2].MinSize()
	w := min(size.Width-20, 620)
	tw := w - button.Width - 44
	h := text.HeightFor(tw) + 22
	x, y := (size.Width-w)/2, size.Height-h-12
	look.Put(o[0], x, y, w, h)
	look.Put(o[1], x+16, y+11, tw, h-22)
	look.Put(o[2], x+w-button.Width-12, y+(h-button.Height)/2, button.Width, button.Height)
}
