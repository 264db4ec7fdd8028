package journal

import (
	"strings"

	"fyne.io/fyne/v2"

	"senet/game/journal"
	"senet/ui/look"
	"senet/ui/reading"
	"senet/ui/tr"
)

// maxTitle is the longest title, in characters.
const maxTitle = 120

// makeTitle makes what an entry is renamed with.
func (v *View) makeTitle() {
	v.rename = look.NewLink(tr.S("reading.journal.rename"), v.askTitle)
	v.titled = look.NewField(tr.S("reading.journal.title"), maxTitle, 1)
	v.titled.Entered = func() { v.focus(v.list) } // and so it is left
	v.titled.Left = v.setTitle
}

// head shows how an entry is called, what it is, and of when.
func (v *View) head(e journal.Entry) {
	v.nameText = Name(e)
	v.whenText = reading.Date(e.Date)
	if v.nameText != kind(e) {
		v.whenText = kind(e) + " · " + v.whenText
	}
	v.asked.SetText(strings.TrimSpace(e.Question))
	look.ShowIf(v.asked, v.asked.Text() != "" && strings.TrimSpace(e.Title) != "")
}

// askTitle lets the reader change the title where it stands.
func (v *View) askTitle() {
	v.with(func(e journal.Entry) {
		v.titled.Fill(e.Title)
		look.ShowIf(v.titled.Box, true)
		look.ShowIf(v.name, false)
		v.Refresh()
		v.focus(v.titled)
	})
}

// focus gives o the keyboard.
func (v *View) focus(o fyne.Focusable) {
	if cv := fyne.CurrentApp().Driver().CanvasForObject(v); cv != nil {
		cv.Focus(o)
	}
}

// keepTitle leaves the title as it was; it reports whether it was being changed.
func (v *View) keepTitle() bool {
	if !v.titled.Box.Visible() {
		return false
	}
	v.closeTitle()
	v.focus(v.list)
	return true
}

func (v *View) closeTitle() {
	look.ShowIf(v.titled.Box, false)
	look.ShowIf(v.name, true)
	v.Refresh()
}

// setTitle takes over what was typed.
func (v *View) setTitle() {
	if !v.titled.Box.Visible() {
		return // kept as it was
	}
	e, ok := v.journal.Get(v.id)
	v.closeTitle()
	title := strings.Join(strings.Fields(v.titled.Text), " ")
	if !ok || title == e.Title {
		return
	}
	e.Title = title
	err := v.journal.Update(e)
	v.head(e)
	v.told(err)
	v.Refresh()
}
