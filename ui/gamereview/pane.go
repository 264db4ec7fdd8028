package gamereview

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"senet/game"
	"senet/game/ai"
	"senet/game/rules"
	"senet/ui/boardview"
	"senet/ui/look"
	"senet/ui/tr"
)

// pane is the board as it was when a line was decided. The move that was played
// is dotted, as what is past always is; the best one is the solid arrow.
type pane struct {
	widget.BaseWidget

	m       *Model
	view    *boardview.View
	flipped bool
	titles  [2]string // of the zones
}

func newPane(m *Model, numbers, flipped bool) *pane {
	p := &pane{m: m, flipped: flipped}
	p.view = boardview.New(boardview.Handler{}, nil)
	p.view.SetNumbers(numbers)
	waters := "table.waters"
	if m.snap.Config.Rules.System == rules.SystemPlace {
		waters = "table.waters.reserve"
	}
	p.titles = [2]string{tr.S(waters), tr.S("table.reeds")}
	p.ExtendBaseWidget(p)
	return p
}

// show shows line i.
func (p *pane) show(i int) {
	if p.m.Len() == 0 {
		start := p.m.story.Pos(0)
		p.view.Place(&start)
		return
	}
	pos, marks := picture(p.m, i)
	p.view.SetReversed(pos.Phase == [2]game.Phase{game.PhaseBell, game.PhaseBell})
	p.view.Place(&pos)
	p.view.SetMarks(marks)
}

// picture is the position in which line i was decided, and what to mark on it.
func picture(m *Model, i int) (game.Position, boardview.Marks) {
	var marks boardview.Marks
	e := m.plies[i].Entry
	marks.Homes = boardview.HomesOf(m.snap.Config.Rules, &e.Before)
	v := m.Verdict(i)
	switch {
	case e.Placed, v == nil && e.Lost:
		return e.After, marks
	case v == nil || len(v.Choices) == 0:
		if e.MoveValid {
			marks.Last = boardview.LastOf(&e.Before, m.plies[i].Side, e.Move, e.Events)
		}
		return e.Before, marks
	}
	best := v.Choices[v.Best]
	if v.Played >= 0 && !v.Choices[v.Played].Throw && (v.Played != v.Best || !v.Choice) {
		marks.Last = made(m, v, v.Choices[v.Played])
	}
	if v.Choice && !best.Throw {
		marks.Choice = boardview.ChoiceOf(&v.Before, v.Side, best.Move, m.events(v, best))
	}
	return v.Before, marks
}

// made is the picture of a choice that was made.
func made(m *Model, v *ai.Verdict, d ai.Decision) *boardview.Last {
	return boardview.LastOf(&v.Before, v.Side, d.Move, m.events(v, d))
}

// leastZone is the least height of a zone for squares of 84.
const leastZone float32 = 58

// arrange lays the board out in the pane's size.
func (p *pane) arrange() {
	size := p.Size()
	if size.Width < 1 || size.Height < 1 {
		return
	}
	gap := max(4, min(look.Gap, size.Height/50))
	side := boardview.SideFor(size.Width)
	for side > 20 && boardview.BoardHeightFor(side)+2*leastZone*side/84+2*gap > size.Height {
		side--
	}
	zone := (size.Height - boardview.BoardHeightFor(side) - 2*gap) / 2
	zone = float32(int(min(zone, 96*side/84)))
	if t := p.titles; zone >= 40 {
		p.view.SetTexts(t[0], "", t[1], "")
	} else { // there is no room for words
		p.view.SetTexts("", "", "", "")
	}
	slots := max(5, int(p.m.snap.Config.Rules.Pieces))
	g := boardview.NewGeometry(side, zone, gap, p.flipped, slots)
	look.Put(p.view, float32(int((size.Width-g.W)/2)), float32(int((size.Height-g.H)/2)), g.W, g.H)
	p.view.SetGeometry(g)
}

// CreateRenderer is for Fyne.
func (p *pane) CreateRenderer() fyne.WidgetRenderer { return paneRenderer{p} }

type paneRenderer struct{ p *pane }

func (r paneRenderer) Destroy()                     {}
func (r paneRenderer) MinSize() fyne.Size           { return fyne.NewSize(300, 160) }
func (r paneRenderer) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.p.view} }
func (r paneRenderer) Layout(fyne.Size)             { r.p.arrange() }
func (r paneRenderer) Refresh()                     { r.p.view.Refresh() }
