package replay

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"senet/ui/look"
	"senet/ui/tr"
)

// Calls are what the bar asks of the window.
type Calls struct {
	PlayOn func()            // play on from the moment shown
	Review func()            // judge the whole game
	Throws func()            // how the sticks fell, and whether the seed gives them
	Read   func(text string) // show a remark that is too long for the bar
}

// Bar is the controls of a replay in two lines: buttons, scrub bar and speed;
// what the record says of the moment, and playing on.
type Bar struct {
	Object fyne.CanvasObject
	Scrub  *Scrub // has the keyboard at first

	title  string
	story  *Story
	player *Player
	calls  Calls

	first, prev, play, next, end *look.IconButton
	count                        *canvas.Text
	rate                         *look.Picker
	head                         *canvas.Text
	said                         *remark
	on, judge                    *look.Button
	sticks                       *look.IconButton
}

// BarHeight is the height of a bar, in Fyne's units.
const BarHeight float32 = 102

// NewBar returns the controls of a player of a story. title says whose game it
// is, in one line.
func NewBar(title string, s *Story, p *Player, calls Calls) *Bar {
	b := &Bar{title: title, story: s, player: p, calls: calls}
	b.first = look.NewIconButton("icon-first", tip("replay.first", "Home"), button, p.First)
	b.prev = look.NewIconButton("icon-prev", tip("replay.prev", "←"), button, p.Prev)
	b.play = look.NewIconButton("icon-play", "", button, p.Toggle)
	b.next = look.NewIconButton("icon-next", tip("replay.next", "→"), button, p.Next)
	b.end = look.NewIconButton("icon-last", tip("replay.last", "End"), button, p.End)
	b.Scrub = NewScrub(s.Len(), s.Remarked(), p.To, b.Key)
	b.count = look.Text("", look.Strong15, look.Ink)
	names := make([]string, len(Rates))
	for i, r := range Rates {
		names[i] = strconv.FormatFloat(r, 'g', -1, 64) + "×"
	}
	names[0] = "½×"
	b.rate = look.NewPicker(names, p.Rate(), p.SetRate)
	b.rate.SetTip(tr.S("replay.speed"))
	b.head = look.Text(title, look.Strong13, look.Gold)
	b.said = newRemark(calls.Read)
	b.on = look.NewSecondary(tr.S("replay.playOn"), "", calls.PlayOn)
	b.judge = look.NewSecondary(tr.S("review.short"), "", calls.Review)
	b.sticks = look.NewIconButton("art-09", tip("fairness.menu", "Ctrl+T"), button+8, calls.Throws)
	ground := look.Rounded(look.Panel, look.Line, look.PanelRadius)
	b.Object = container.New(barLayout{b}, ground, b.first, b.prev, b.play, b.next, b.end, b.Scrub, b.count, b.rate, b.head, b.said, b.on, b.judge, b.sticks)
	b.Show()
	return b
}

func tip(key, shortcut string) string {
	return tr.F("replay.tip", map[string]any{"Text": tr.S(key), "Key": shortcut})
}

// Show takes over where the player is.
func (b *Bar) Show() {
	at, last := b.player.At(), b.player.Last()
	b.Scrub.SetAt(at)
	b.count.Text = strconv.Itoa(at) + " / " + strconv.Itoa(last)
	art, say := "icon-play", "replay.play"
	if b.player.Playing() {
		art, say = "icon-pause", "replay.pause"
	}
	b.play.SetArt(art)
	b.play.SetTip(tip(say, tr.S("shell.key.space")))
	b.first.SetEnabled(at > 0)
	b.prev.SetEnabled(at > 0)
	b.next.SetEnabled(at < last)
	b.end.SetEnabled(at < last)
	b.play.SetEnabled(last > 0)
	b.on.SetEnabled(b.story.Playable(at))
	text := b.story.Remark(at)
	b.said.set(text)
	b.head.Text = b.title
	b.Object.Refresh()
}

// Key does what a key means to the replay; it reports whether it means anything.
func (b *Bar) Key(k fyne.KeyName) bool {
	switch k {
	case fyne.KeyHome:
		b.player.First()
	case fyne.KeyEnd:
		b.player.End()
	case fyne.KeyLeft:
		b.player.Prev()
	case fyne.KeyRight:
		b.player.Next()
	case fyne.KeyPageUp:
		b.player.To(b.player.At() - 10)
	case fyne.KeyPageDown:
		b.player.To(b.player.At() + 10)
	case fyne.KeyUp:
		b.remark(-1)
	case fyne.KeyDown:
		b.remark(1)
	case fyne.KeySpace:
		b.player.Toggle()
	default:
		return false
	}
	return true
}

// remark goes to the next moment with a remark, or the one before; there and
// back lie the beginning and the end.
func (b *Bar) remark(by int) {
	at, to := b.player.At(), 0
	if by > 0 {
		to = b.player.Last()
	}
	for _, k := range b.story.Remarked() {
		if by > 0 && k > at && k < to || by < 0 && k < at && k > to {
			to = k
		}
	}
	b.player.To(to)
}

// SetRate shows and takes a speed, kept from an earlier bar.
func (b *Bar) SetRate(i int) {
	b.player.SetRate(i)
	b.rate.SetSelected(b.player.Rate())
}

// Measures of the bar, in Fyne's units.
const (
	button  float32 = 36
	barPad  float32 = 10
	rateW   float32 = 84
	barLine float32 = 40
)

type barLayout struct{ b *Bar }

// MinSize is for Fyne: the window gives the bar its size.
func (barLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, BarHeight) }

// Layout is for Fyne.
func (l barLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	b := l.b
	o[0].Resize(size)
	x, mid := barPad, float32(8)+barLine/2
	for _, i := range []*look.IconButton{b.first, b.prev, b.play, b.next, b.end} {
		look.Put(i, x, mid-button/2, button, button)
		x += button + 2
	}
	x += 8
	right := size.Width - barPad - rateW
	look.Put(b.rate, right, mid-19, rateW, 38)
	widest := look.Measure(strconv.Itoa(b.player.Last())+" / "+strconv.Itoa(b.player.Last()), look.Strong15, 1)
	right -= 14 + widest.Width
	c := b.count.MinSize()
	look.Put(b.count, right+(widest.Width-c.Width)/2, mid-c.Height/2, c.Width, c.Height)
	look.Put(b.Scrub, x, mid-scrubHeight/2, right-12-x, scrubHeight)
	l.second(size, 8+barLine+4)
}

// second lays out the line of words.
func (l barLayout) second(size fyne.Size, y float32) {
	b := l.b
	m := b.on.MinSize()
	h := size.Height - y - 8
	look.Put(b.on, size.Width-barPad-m.Width, y, m.Width, h)
	j := b.judge.MinSize()
	look.Put(b.judge, size.Width-2*barPad-m.Width-j.Width, y, j.Width, h)
	look.Put(b.sticks, size.Width-3*barPad-m.Width-j.Width-h, y, h, h)
	w := size.Width - 5*barPad - m.Width - j.Width - h - 8
	if b.said.text == "" {
		b.said.Hide()
		b.head.Text = look.Shortened(b.title, look.Strong13, 1, w)
		hm := b.head.MinSize()
		look.Put(b.head, barPad+4, y+(h-hm.Height)/2, w, hm.Height)
		b.head.Show()
		return
	}
	b.head.Hide()
	b.said.Show()
	look.Put(b.said, barPad+4, y, w, h)
}
