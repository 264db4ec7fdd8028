package reading

import (
	"fyne.io/fyne/v2"

	"senet/game/oracle"
	"senet/game/record"
	"senet/ui/look"
	"senet/ui/tr"
)

// Game is the view of a game's reading: a View with the choices of whose pieces
// are followed and what counts as met.
type Game struct {
	View *View

	log     []record.Entry
	options oracle.Options
	reading oracle.Reading
	changed func(oracle.Options)
	met     *look.Picker
	side    *look.Segmented
}

// NewGame returns the view of a game's move list. changed is told of other
// choices and may be nil.
func NewGame(log []record.Entry, o oracle.Options, calls Calls, changed func(oracle.Options)) *Game {
	g := &Game{options: o, changed: changed}
	g.met = look.NewPicker(metNames(),
		int(o.Met), func(i int) { g.options.Met = oracle.Met(i); g.turn() })
	g.met.SetTip(tr.S("oracle.met"))
	g.side = look.NewSegmented([]look.Choice{
		{Label: tr.S("names.side.spools.cap"), Art: "piece-spool-black"},
		{Label: tr.S("names.side.cones.cap"), Art: "piece-cone-white"},
		{Label: tr.S("reading.side.both")},
	}, int(o.Side), func(i int) { g.options.Side = oracle.Side(i); g.turn() })
	g.View = New(calls, g.met, g.side)
	g.View.widen(g.met, metNames())
	g.log = log
	g.read()
	at := 0
	if g.reading.StayAt >= 0 {
		at = g.reading.StayAt
	}
	g.View.SetBook(OfGame(g.reading), at)
	return g
}

// Reading is what is shown, Options how it was read.
func (g *Game) Reading() oracle.Reading { return g.reading }

// Options are the choices in force.
func (g *Game) Options() oracle.Options { return g.options }

func (g *Game) read() { g.reading = oracle.Read(g.log, g.options) }

// turn reads the game with other choices. The card looked at stays, if it is
// still there.
func (g *Game) turn() {
	var at oracle.Meeting
	if i := g.View.Chosen(); i >= 0 {
		at = g.reading.Meetings[i]
	}
	g.read()
	best := 0
	for i, m := range g.reading.Meetings {
		if m.Square == at.Square && m.Side == at.Side || m.Entry <= at.Entry {
			best = i
		}
		if m.Square == at.Square && m.Side == at.Side && m.Entry == at.Entry {
			break
		}
	}
	g.View.SetBook(OfGame(g.reading), best)
	if g.changed != nil {
		g.changed(g.options)
	}
}

// Update takes over a longer move list of the same game. Somebody who reads the
// newest card goes on to what has come; any other stays.
func (g *Game) Update(log []record.Entry) {
	before := len(g.reading.Meetings)
	g.log = log
	g.read()
	if len(g.reading.Meetings) == before {
		return
	}
	g.View.refill(OfGame(g.reading))
}

// Object is what to show.
func (g *Game) Object() fyne.CanvasObject { return g.View }

// metNames are the choices of what counts as met.
func metNames() []string {
	var out []string
	for _, m := range []oracle.Met{oracle.Landed, oracle.Rested, oracle.Crossed} {
		out = append(out, tr.S("oracle.met."+m.Name()))
	}
	return out
}
