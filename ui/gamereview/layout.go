package gamereview

import (
	"fyne.io/fyne/v2"

	"senet/ui/look"
)

// CreateRenderer is for Fyne.
func (v *View) CreateRenderer() fyne.WidgetRenderer {
	return look.NewLaid(v, v.lay, v.objects...).AtLeast(860, 500)
}

// lay places everything: at the left the board, what is said and the graph, at
// the right the accounts and the list.
func (v *View) lay(size fyne.Size) {
	if size.Width < 1 || size.Height < 1 {
		return
	}
	small := size.Height < 640
	margin, gap := look.Margin, look.Gap
	if small {
		margin, gap = 14, 8
	}
	top := v.layHead(size, margin, small)
	wide := min(max((size.Width-2*margin)*.33, 320), 440)
	left := size.Width - 2*margin - wide - gap
	bottom := size.Height - margin
	detail, graph := float32(116), min(max((size.Height-margin-top)*.22, 132), 220)
	if small {
		detail, graph = 122, 112
	}
	look.Put(v.graph, margin, bottom-graph, left, graph)
	look.Put(v.detail, margin, bottom-graph-gap-detail, left, detail)
	look.Put(v.pane, margin, top, left, bottom-graph-detail-2*gap-top)
	x, y := margin+left+gap, top
	high := v.account.heightFor(wide)
	look.Put(v.account, x, y, wide, high)
	y += high + gap
	look.Put(v.order, x, y, wide, 38)
	y += 38 + gap
	look.Put(v.ground, x, y, wide, bottom-y)
	look.Put(v.list, x+8, y+6, wide-12, bottom-y-12)
}

// layHead places the title, how far the review has come, and the buttons. It
// returns where the rest begins.
func (v *View) layHead(size fyne.Size, margin float32, small bool) float32 {
	role := look.Title34
	if small {
		role = look.Title27
	}
	v.title.TextSize = role.Size()
	t := v.title.MinSize()
	y := margin - 6
	look.Put(v.title, margin, y, t.Width, t.Height)
	right := size.Width - margin
	for _, b := range []*look.Button{v.playOn, v.export} {
		m := b.MinSize()
		look.Put(b, right-m.Width, y+2, m.Width, m.Height)
		right -= m.Width + 10
	}
	look.ShowIf(v.halt, v.running || !v.m.Done())
	for i := range v.progress {
		look.ShowIf(v.progress[i], v.running)
	}
	if small { // beside the title
		v.layLine(margin+t.Width+16, y+t.Height/2-2, right-margin-t.Width-26)
		return margin + 44
	}
	v.layLine(margin+1, y+t.Height+9, right-margin-12)
	return margin + t.Height + 20
}

// layLine places the line of words round height mid, with the progress under it
// and the link that stops it or goes on.
func (v *View) layLine(x, mid, room float32) {
	link := float32(0)
	if v.halt.Visible() {
		link = v.halt.MinSize().Width + 6
	}
	v.line.Text = look.Shortened(v.says, look.Body13, 1, room-link)
	m := v.line.MinSize()
	look.Put(v.line, x, mid-m.Height/2, m.Width, m.Height)
	h := v.halt.MinSize()
	look.Put(v.halt, x+m.Width+6, mid-h.Height/2, h.Width, h.Height)
	w := m.Width
	look.Put(v.progress[0], x, mid+m.Height/2, w, 4)
	look.Put(v.progress[1], x, mid+m.Height/2, max(4, w*float32(v.m.Known())/float32(max(1, v.m.Actions()))), 4)
	v.line.Refresh()
}
