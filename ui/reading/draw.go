package reading

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"senet/game/board"
	"senet/game/oracle"
	"senet/ui/anim"
	"senet/ui/look"
	mat "senet/ui/sticks"
	"senet/ui/tr"
)

// maxQuestion is the longest question, in characters.
const maxQuestion = 300

// Drawing shows how a draw is made: a question first, then the sticks, throw
// after throw, and the cards that they choose. What is thrown is known before;
// it is only shown here.
type Drawing struct {
	widget.BaseWidget

	Landed func() // the sticks come down; may be nil

	draw oracle.Draw
	book Book
	done func(question string)
	at   int // how many casts have been shown

	title, line *canvas.Text
	question    *look.Field
	mat         *mat.Mat
	caption     *look.Wrapped
	faces       []*Face
	mini        *mini // the way of the piece, in a path
	throw, rest *look.Button
	motion      *anim.Queue
	objects     []fyne.CanvasObject
}

// NewDrawing returns the view of a draw. note stands under the sticks at first;
// done is called when the reader wants to see the cards.
func NewDrawing(d oracle.Draw, note string, done func(question string)) *Drawing {
	v := &Drawing{draw: d, book: OfDraw(d), done: done, motion: anim.NewQueue(nil)}
	v.title = look.Text(v.book.Title, look.Title34, look.Ink)
	v.line = look.Text(v.book.Line, look.Body13, look.Muted)
	v.question = look.NewField(tr.S("oracle.ask"), maxQuestion, 1)
	v.question.Entered = v.Throw
	v.mat = mat.New()
	v.mat.SetScale([5]mat.Chip{{Score: 1, Light: 1}, {Score: 2, Light: 2}, {Score: 3, Light: 3}, {Score: 4, Light: 4}, {Score: 5}})
	v.mat.SetReady(true)
	v.mat.OnTapped = v.Throw
	v.mat.OnDown = v.skip
	if note == "" {
		note = tr.S("reading.draw.ready")
	}
	v.caption = look.NewWrapped(note, look.Reading16, look.Ink)
	v.caption.SetAlign(fyne.TextAlignCenter)
	v.throw = look.NewPrimary(tr.S("reading.draw.throw"), tr.S("shell.key.space"), v.Throw)
	v.rest = look.NewSecondary(tr.S("reading.draw.rest"), "", v.All)
	// Space is a letter while a question is being written.
	v.question.SetOnFocus(func() { v.throw.SetShortcut(tr.S("reading.draw.enter")) })
	v.question.Left = func() { v.throw.SetShortcut(tr.S("shell.key.space")) }
	v.objects = []fyne.CanvasObject{v.title, v.line, v.question.Box, v.mat, v.caption, v.throw, v.rest}
	if d.Kind == oracle.DrawPath {
		v.mini = newMini(func(int) {})
		v.objects = append(v.objects, v.mini)
	} else {
		for range d.Reading.Meetings {
			f := NewFace()
			v.faces = append(v.faces, f)
			v.objects = append(v.objects, f)
		}
	}
	v.ExtendBaseWidget(v)
	return v
}

// SetMotion says how fast the sticks fly: 1 is normal, 0 at once.
func (v *Drawing) SetMotion(speed float64, reduced bool) {
	v.motion.Speed, v.motion.Reduced = speed, reduced
}

// First is what has the keyboard at first: the question.
func (v *Drawing) First() fyne.Focusable { return v.question }

// Question is what was asked.
func (v *Drawing) Question() string { return v.question.Text }

// Over reports whether all casts have been shown.
func (v *Drawing) Over() bool { return v.at >= len(v.draw.Casts) }

// skip ends what is being shown.
func (v *Drawing) skip() {
	if v.motion.Busy() {
		v.motion.Skip()
	}
}

// Throw shows the next cast, or the cards when there is none left. While sticks
// are in the air it brings them down.
func (v *Drawing) Throw() {
	switch {
	case v.motion.Busy():
		v.motion.Skip()
	case v.Over():
		v.done(v.Question())
	default:
		v.close()
		v.cast(v.at)
		v.at++
		v.label()
	}
}

// All shows all casts that are left, as they lie at the end.
func (v *Drawing) All() {
	v.motion.Skip()
	v.close()
	for ; v.at < len(v.draw.Casts); v.at++ {
		c := v.draw.Casts[v.at]
		v.mat.Lay(c.Faces, v.at)
		v.tell(v.at, 1)
		for i := c.First; i < c.End; i++ {
			v.reveal(i, 1)
		}
	}
	v.label()
}

// close ends the asking: the question belongs to what is thrown now.
func (v *Drawing) close() {
	v.question.Disable()
	if cv := fyne.CurrentApp().Driver().CanvasForObject(v); cv != nil {
		cv.Unfocus()
	}
}

// label says on the buttons what comes next.
func (v *Drawing) label() {
	if !v.Over() {
		return
	}
	show := "reading.draw.show"
	if v.draw.Kind == oracle.DrawDay {
		show += ".day"
	}
	v.throw.SetText(tr.S(show))
	v.rest.SetEnabled(false)
	v.mat.SetReady(false)
}

// cast queues what there is to see of cast i.
func (v *Drawing) cast(i int) {
	c := v.draw.Casts[i]
	v.motion.Add(func() []anim.Motion {
		v.mat.SetWords(mat.Words{})
		out := []anim.Motion{
			{Time: anim.ThrowTime, Frame: v.mat.Throw(c.Faces, i), Cue: v.Landed, CueAt: anim.Landing},
			{Time: anim.ValueTime, Frame: func(p float32) { v.tell(i, p) }},
		}
		for m := c.First; m < c.End; m++ {
			out = append(out, anim.Motion{Time: revealTime, Frame: func(p float32) { v.reveal(m, p) }})
		}
		return out
	})
}

// revealTime is how long a drawn card takes to turn its face up.
const revealTime = 420 * time.Millisecond

// tell says beside the sticks what they show, and under them what comes of it.
func (v *Drawing) tell(i int, p float32) {
	c := v.draw.Casts[i]
	n := int(c.Throw)
	v.mat.SetWords(mat.Words{Value: strconv.Itoa(n), Score: n, Title: tr.S("names.throw." + strconv.Itoa(n))})
	v.mat.FadeWords(p)
	v.caption.SetText(tr.Fault(c.Text()))
	v.lay(v.Size())
}

// reveal turns the card of meeting i up, or brings the piece to its square.
func (v *Drawing) reveal(i int, p float32) {
	if v.mini != nil {
		v.mini.set(visits(v.book.Cards[:i+1], i), v.book.Cards[i].Square)
		return
	}
	f := v.faces[i]
	f.card = v.book.Cards[i]
	if p >= 1 {
		f.narrow, f.back = 0, false
		f.Refresh()
		return
	}
	f.turn(anim.InOut(p))
}

// Key does what a key means to the view; it reports whether it means anything.
func (v *Drawing) Key(k fyne.KeyName) bool {
	switch k {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		v.Throw()
		return true
	}
	return false
}

// CreateRenderer is for Fyne.
func (v *Drawing) CreateRenderer() fyne.WidgetRenderer {
	if v.mini != nil {
		v.mini.set([board.Squares + 1]int{}, board.None)
	}
	return look.NewLaid(v, v.lay, v.objects...)
}

// lay places everything in the middle, from the question down to the buttons.
func (v *Drawing) lay(size fyne.Size) {
	if size.Width < 1 {
		return
	}
	k, kt := scales(size)
	m := look.Margin * k
	if size.Width < 1100 {
		m = 14
	}
	w := size.Width - 2*m
	y := 5 * k
	y += line(v.title, v.book.Title, look.Title34, kt, m, y, w, 0.7, fyne.TextAlignLeading) - 5*k
	y += line(v.line, v.book.Line, look.Body13, kt*1.06, m, y, w, 0.85, fyne.TextAlignLeading) + 14*k

	mw := min(912*k, w)
	x := (size.Width - mw) / 2
	look.Put(v.question.Box, x, y, mw, 40)
	y += 40 + 12*k
	mh := mw * 188 / 912
	look.Put(v.mat, x, y, mw, mh)
	y += mh + 12*k
	v.caption.SetScale(kt)
	ch := v.caption.HeightFor(mw)
	look.Put(v.caption, x, y, mw, ch)
	y += max(ch, 26*kt) + 8*k

	bh := max(40, 50*k)
	bottom := size.Height - m
	tw, rw := v.throw.MinSize().Width+20, v.rest.MinSize().Width+10
	bx := (size.Width - tw - rw - 12) / 2
	look.Put(v.throw, bx, bottom-bh, tw, bh)
	look.Put(v.rest, bx+tw+12, bottom-bh, rw, bh)
	v.layCards(size, y, bottom-bh-14*k-y, k)
}

// layCards places the cards, or the board of a path.
func (v *Drawing) layCards(size fyne.Size, y, h, k float32) {
	if v.mini != nil {
		w := min(h/3*10/0.95, size.Width*0.6)
		mh := v.mini.heightFor(w)
		look.Put(v.mini, (size.Width-w)/2, y+(h-mh)/2, w, mh)
		return
	}
	w := h * cardW / cardH
	n := float32(len(v.faces))
	x := (size.Width - n*w - (n-1)*20*k) / 2
	for _, f := range v.faces {
		look.Put(f, x, y, w, h)
		x += w + 20*k
	}
}

// Ask fills in a question.
func (v *Drawing) Ask(question string) { v.question.Fill(question) }
