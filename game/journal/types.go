package journal

import (
	"time"

	"senet/game/fault"
	"senet/game/oracle"
	"senet/game/record"
)

// Kind tells apart the entries of a journal.
type Kind string

// The kinds of entry. The text key of a kind is "journal.kind." + it.
const (
	Game    Kind = "game"    // a game, with its record
	Reading Kind = "reading" // the reading of a game, with its record
	Day     Kind = "day"     // one card drawn
	Three   Kind = "three"   // three cards drawn
	Path    Kind = "path"    // a path walked
)

// Kinds lists the kinds of entry.
var Kinds = [...]Kind{Game, Reading, Day, Three, Path}

// valid reports whether there is such a kind.
func (k Kind) valid() bool {
	for _, known := range Kinds {
		if k == known {
			return true
		}
	}
	return false
}

// Entry is one entry of the journal. Only Kind is needed.
type Entry struct {
	// ID is the name of its file without ".md"; Add gives it.
	ID       string
	Date     time.Time // when it was made, to the second; zero: Add takes the present moment
	Kind     Kind
	Title    string   // as the reader called it; may be empty
	Question string   // what was asked before; may be empty
	Language string   // en, ru, uk: the language it was made in; may be empty
	Side     string   // of a reading: spools, cones or both (oracle.Side.Name)
	Met      string   // of a reading: landed, rested or crossed (oracle.Met.Name)
	Once     bool     // of a reading: every card once
	Cards    []string // the cards in order, as in "arcanum-18"
	Draw     string   // of a draw: its line (oracle.Draw.Record)
	Record   string   // of a game or a reading: the game's record
	Notes    string   // the reader's own, in Markdown
	// Extra are the keys of the file that this program does not know. They are
	// kept. Not to be changed.
	Extra map[string]any
}

// OfGame makes the entry of a game from its record.
func OfGame(rec []byte) Entry { return Entry{Kind: Game, Record: string(rec)} }

// OfReading makes the entry of a reading and of the record that was read. once
// says that it was looked at with every card once.
func OfReading(r oracle.Reading, once bool, rec []byte) Entry {
	e := Entry{
		Kind: Reading, Record: string(rec), Once: once,
		Side: r.Options.Side.Name(), Met: r.Options.Met.Name(),
	}
	if once {
		r = r.Once()
	}
	e.Cards = cards(r)
	return e
}

// OfDraw makes the entry of a draw.
func OfDraw(d oracle.Draw, question string) Entry {
	return Entry{Kind: Kind(d.Kind.Name()), Question: question, Draw: d.Record(), Cards: cards(d.Reading)}
}

func cards(r oracle.Reading) []string {
	var out []string
	for _, m := range r.Meetings {
		out = append(out, string(m.Card))
	}
	return out
}

// Options are how the game of the entry was read.
func (e Entry) Options() oracle.Options { return oracle.ParseOptions(e.Side, e.Met) }

// Reading makes the reading of the entry again, from its record or its draw. The
// error is a *fault.Fault or fault.List; what could be read comes with it, and
// where that is nothing a reading of the bare Cards.
func (e Entry) Reading() (oracle.Reading, error) {
	if e.Draw != "" {
		d, err := oracle.ParseDraw(e.Draw)
		if err != nil {
			return oracle.OfCards(e.Cards), err
		}
		return d.Reading, nil
	}
	if e.Record == "" {
		return oracle.OfCards(e.Cards), nil
	}
	rec, _, err := record.Read([]byte(e.Record))
	if rec == nil {
		return oracle.OfCards(e.Cards), err
	}
	r, more := oracle.ReadRecord(rec, e.Options())
	if e.Once {
		r = r.Once()
	}
	if err == nil {
		err = more
	}
	return r, err
}

// damage is why a file is no entry: what it is, and for a damaged one why.
type damage struct {
	kind string // damaged, foreign, newer, unreadable
	why  error
}

// fault names the file.
func (d *damage) fault(file string) *fault.Fault {
	f := fault.New("journal."+d.kind, "File", file)
	if d.why != nil {
		f.Args["Reason"] = d.why
	}
	return f
}
