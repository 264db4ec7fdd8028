package reading

import (
	"fyne.io/fyne/v2"

	"senet/game/oracle"
	"senet/game/record"
	"senet/ui/look"
	"senet/ui/tr"
)

// Choices are how a game is read.
type Choices struct {
	oracle.Options
	Once bool // every card once
}

// Game is the view of a game's reading: a View with the choices of whose pieces
// are followed, what counts as met, and whether a card comes more than once.
type Game struct {
	View *View

	log     []record.Entry
	choices Choices
	whole   oracle.Reading // every meeting
	reading oracle.Reading // what is shown of it
	changed func(Choices)
	met     *look.Picker
	once    *look.Item
	side    *look.Segmented
}

// NewGame returns the view of a game's move list. changed is told of other
// choices and may be nil.
func NewGame(log []record.Entry, c Choices, calls Calls, changed func(Choices)) *Game {
	g := &Game{choices: c, changed: changed}
	g.met = look.NewPicker(metNames(),
		int(c.Met), func(i int) { g.choices.Met = oracle.Met(i); g.turn() })
	g.met.SetTip(tr.S("oracle.met"))
	g.side = look.NewSegmented([]look.Choice{
		{Label: tr.S("names.side.spools.cap"), Art: "piece-spool-black"},
		{Label: tr.S("names.side.cones.cap"), Art: "piece-cone-white"},
		{Label: tr.S("reading.side.both")},
	}, int(c.Side), func(i int) { g.choices.Side = oracle.Side(i); g.turn() })
	g.once = look.NewLink(tr.S("oracle.once"), func() {
		g.choices.Once = !g.choices.Once
		g.once.SetSelected(g.choices.Once)
		g.turn()
	})
	g.once.SetSelected(c.Once)
	g.View = New(calls, g.once, g.met, g.side)
	g.View.widen(g.met, metNames())
	g.log = log
	g.read()
	at := g.reading.StayAt
	if !g.reading.Over {
		at = len(g.reading.Meetings) - 1 // the newest
	}
	g.View.SetBook(OfGame(g.reading), at)
	return g
}

// Reading is the whole reading, each meeting by itself, and Choices how it is
// looked at.
func (g *Game) Reading() oracle.Reading { return g.whole }

// Choices are those in force.
func (g *Game) Choices() Choices { return g.choices }

func (g *Game) read() {
	g.whole = oracle.Read(g.log, g.choices.Options)
	g.reading = g.whole
	if g.choices.Once {
		g.reading = g.whole.Once()
	}
}

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
		if m.Square == at.Square && m.Side == at.Side && (g.choices.Once || m.Entry == at.Entry) {
			break
		}
	}
	g.View.SetBook(OfGame(g.reading), best)
	if g.changed != nil {
		g.changed(g.choices)
	}
}

// Update takes over a longer move list of the same game. Somebody who reads the
// newest card goes on to what has come; any other stays.
func (g *Game) Update(log []record.Entry) {
	before := len(g.whole.Meetings)
	g.log = log
	g.read()
	if len(g.whole.Meetings) == before {
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
