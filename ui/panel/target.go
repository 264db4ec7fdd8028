package panel

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"senet/ui/look"
	"senet/ui/panel/words"
)

// Card is what the target panel shows.
type Card struct {
	Art     string // drawing of the card
	Head    string // "19 → 22 · Arcanum XVIII"
	Title   string
	Motto   string // left out where the room is needed for more important words
	Effects []words.Effect
	Story   []string // sentences, the newest last; the oldest are left out first
	Warn    bool     // Effects are a refusal
}

// Target is the panel of the square being considered: its card, its name, and
// in words what the move will do; else what the last events meant.
type Target struct {
	Object fyne.CanvasObject

	art    *look.Art
	head   *canvas.Text
	title  *para
	small  *para
	motto  *para
	bodies [maxEffects]*para
	badges [maxEffects]*look.Art
	card   Card
	size   fyne.Size
	k      float32
}

const maxEffects = 5

// The words of this panel are set a little closer than elsewhere: a move with
// several consequences has much to say.
const (
	bodyRel  float32 = 0.96
	bodyLead float32 = 1.27
)

// NewTarget returns the panel, empty until Show.
func NewTarget() *Target {
	t := &Target{
		art: look.NewArt("card-back"), head: look.Text("", look.Strong13, look.Gold),
		title: newPara(look.Title27, look.Ink), small: newPara(look.Title20, look.Ink),
		motto: newPara(look.Body13, look.Muted),
	}
	t.motto.rel, t.motto.lead = bodyRel, bodyLead
	objects := []fyne.CanvasObject{t.art, t.head, t.title.box, t.small.box, t.motto.box}
	for i := range t.bodies {
		t.bodies[i], t.badges[i] = newPara(look.Body13, look.Ink), look.NewArt("")
		t.bodies[i].rel, t.bodies[i].lead = bodyRel, bodyLead
		objects = append(objects, t.bodies[i].box, t.badges[i])
	}
	t.Object = newFrame(t.lay, objects...)
	return t
}

// Show shows a card.
func (t *Target) Show(c Card) {
	t.card = c
	t.art.SetName(c.Art)
	if t.size.Width > 0 {
		t.lay(t.size, t.k)
	}
	t.Object.Refresh()
}

func (t *Target) lay(size fyne.Size, k float32) {
	t.size, t.k = size, k
	pad := 15 * k
	ch := size.Height - 2*pad
	cw := min(98*k, ch*264/364)
	ch = cw * 364 / 264
	look.Put(t.art, pad, (size.Height-ch)/2, cw, ch)

	x := pad + cw + 14*k
	w := size.Width - x - 12*k
	y := 12 * k
	if t.card.Head != "" {
		y += shrink(t.head, t.card.Head, look.Strong13, k, x, y, w, minText)
	} else {
		look.SetText(t.head, "")
	}
	y += t.layTitle(k, x, y, w)
	t.layBody(k, x, y+2*k, w, size.Height-8*k)
}

// layTitle sets the title in one line if it can be done at a good size, else in
// two smaller ones.
func (t *Target) layTitle(k, x, y, w float32) float32 {
	size := fitSize(t.card.Title, look.Title27, k, w, 0.8*27*k)
	if look.Measure(t.card.Title, look.Title27, size/27).Width <= w {
		t.small.set("", k, x, y, w, 0)
		return t.title.set(t.card.Title, size/27, x, y, w, 1)
	}
	t.title.set("", k, x, y, w, 0)
	return t.small.set(t.card.Title, k*0.95, x, y, w, 2)
}

// layBody fills the room under the title with motto, effects or story.
func (t *Target) layBody(k, x, y, w, bottom float32) {
	step := t.motto.step(k)
	room := max(1, int((bottom-y)/step))
	blocks := t.blocks(k, w, room)
	used := 0
	for _, b := range blocks {
		used += t.bodies[0].need(b.Text, k, t.bodyWidth(b, k, w))
	}
	mottoLines := min(t.motto.need(t.card.Motto, k, w), room-used)
	if mottoLines < t.motto.need(t.card.Motto, k, w) && mottoLines < 2 {
		mottoLines = 0
	}
	y += t.motto.set(t.card.Motto, k, x, y, w, mottoLines)
	if mottoLines > 0 && bottom-y-float32(used)*step > 6*k {
		y += 6 * k
	}
	for i := range t.bodies {
		if i >= len(blocks) || i > 0 && !t.fits(blocks[i], k, w, bottom-y) { // better nothing than half a sentence
			t.bodies[i].set("", k, x, y, w, 0)
			look.ShowIf(t.badges[i], false)
			continue
		}
		y += t.layEffect(i, blocks[i], k, x, y, w, max(1, int((bottom-y)/step+0.1)))
	}
}

// fits reports whether the whole of a sentence has room in height h.
func (t *Target) fits(e words.Effect, k, w, h float32) bool {
	step := t.motto.step(k)
	return t.bodies[0].need(e.Text, k, t.bodyWidth(e, k, w)) <= int(h/step+0.1)
}

// badgeRoom is the width that a badge takes from its sentence.
const badgeRoom float32 = 30

func (t *Target) bodyWidth(e words.Effect, k, w float32) float32 {
	if e.Badge != "" {
		return w - badgeRoom*k
	}
	return w
}

func (t *Target) layEffect(i int, e words.Effect, k, x, y, w float32, limit int) float32 {
	b := t.bodies[i]
	left := w - t.bodyWidth(e, k, w)
	for _, l := range b.lines {
		look.SetColor(l, t.tone())
	}
	b.col = t.tone()
	h := b.set(e.Text, k, x+left, y, w-left, limit)
	look.ShowIf(t.badges[i], e.Badge != "")
	if e.Badge != "" {
		t.badges[i].SetName(e.Badge)
		look.Put(t.badges[i], x, y+max(0, (min(h, 2*b.step(k))-24*k)/2), 24*k, 24*k)
		h = max(h, 25*k)
	}
	return h
}

func (t *Target) tone() look.Token {
	if t.card.Warn {
		return look.Warn
	}
	return look.Ink
}

// blocks are the sentences to show: all effects, or as much of the end of the
// story as fits.
func (t *Target) blocks(k, w float32, room int) []words.Effect {
	if len(t.card.Effects) > 0 {
		return t.card.Effects[:min(len(t.card.Effects), maxEffects)]
	}
	var out []words.Effect
	for i := len(t.card.Story) - 1; i >= 0; i-- {
		e := words.Effect{Text: t.card.Story[i]}
		room -= t.bodies[0].need(e.Text, k, w)
		if room < 0 && len(out) > 0 || len(out) == maxEffects {
			break
		}
		out = append([]words.Effect{e}, out...)
	}
	return out
}
