package ruleform

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"senet/ui/look"
	"senet/ui/ruleform/draft"
	"senet/ui/tr"
)

// head is what stands over the form: the rule set's name, whose it is, and what
// can be done with it.
type head struct {
	box     *fyne.Container
	title   *canvas.Text
	full    string // the title before it is shortened
	name    *look.Field
	origin  *look.Wrapped
	actions *fyne.Container

	copy, save, play, saveAs, revert, export, remove *look.Button
}

// nameSize is the size of the name, in Spectral: names have figures in them.
const nameSize float32 = 21

func newHead(v *View) *head {
	h := &head{}
	h.title = look.Text("", look.Strong17, look.Gold)
	h.title.TextSize = nameSize
	h.name = look.NewField(tr.S("ruleform.name"), draft.MaxName, 1)
	h.name.Changed = v.rename
	h.name.OnSubmitted = func(string) { v.save() }
	h.origin = look.NewWrapped("", look.Body13, look.Muted)
	h.copy = look.NewPrimarySmall(tr.S("ruleform.copy"), "", v.copy)
	h.save = look.NewPrimarySmall(tr.S("ruleform.save"), "", v.save)
	h.play = look.NewSecondary(tr.S("ruleform.play"), "", v.play)
	h.saveAs = look.NewSecondary(tr.S("ruleform.saveAs"), "", v.askSaveAs)
	h.revert = look.NewSecondary(tr.S("ruleform.revert"), "", v.revert)
	h.export = look.NewSecondary(tr.S("ruleform.export"), "", v.export)
	h.remove = look.NewSecondary(tr.S("ruleform.delete"), "", v.askDelete)
	h.actions = container.New(&flow{gap: 9, height: 40}, h.copy, h.save, h.play, h.saveAs, h.export, h.revert, h.remove)
	h.box = container.New(headLayout{h}, h.title, h.name.Box, h.origin, h.actions)
	return h
}

// show says which rule set it is and offers what can be done with it.
func (h *head) show(d *draft.Draft, free bool) {
	h.full = d.Name(tr.Language())
	if d.Now.Names[tr.Language()] == "" && d.Dirty() {
		h.full = ""
	}
	h.title.Text = h.full
	if draftName := h.full; !d.Fixed() && draftName != oneLine(h.name.Text) {
		h.name.Fill(draftName)
	}
	h.origin.SetText(origin(d))
	fixed, playable := d.Fixed(), d.Playable()
	look.ShowIf(h.title, fixed)
	look.ShowIf(h.name.Box, !fixed)
	look.ShowIf(h.copy, !d.Set.Own)
	look.ShowIf(h.save, !fixed)
	look.ShowIf(h.saveAs, !fixed && !d.New())
	look.ShowIf(h.revert, !d.New() && d.Dirty())
	look.ShowIf(h.export, !d.Set.Unusable)
	look.ShowIf(h.play, !d.Set.Unusable)
	look.ShowIf(h.remove, d.Set.Own)
	h.save.SetEnabled(free && d.Dirty())
	h.saveAs.SetEnabled(playable)
	h.play.SetEnabled(playable)
	h.actions.Refresh()
	h.box.Refresh()
}

func (h *head) height(w float32) float32 { return h.lay(w, false) }

func (h *head) lay(w float32, place bool) float32 {
	at := func(o fyne.CanvasObject, y, height float32) {
		if place {
			look.Put(o, 0, y, w, height)
		}
	}
	y := float32(32)
	if place {
		h.title.Text = look.Shortened(h.full, look.Strong17, nameSize/17, w)
	}
	at(h.title, 0, 30)
	if h.name.Box.Visible() {
		at(h.name.Box, 0, controlHeight)
		y = controlHeight + 5
	}
	oh := h.origin.HeightFor(w)
	at(h.origin, y, oh)
	y += oh + 9
	ah := h.actions.Layout.(*flow).heightFor(h.actions.Objects, w)
	at(h.actions, y, ah)
	return y + ah
}

type headLayout struct{ h *head }

// MinSize is for Fyne.
func (l headLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 0) }

// Layout is for Fyne.
func (l headLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) { l.h.lay(size.Width, true) }
