package oracle

import (
	"strconv"

	"senet/game"
	"senet/game/board"
	"senet/game/fault"
)

// kindNames are the ends of the text keys, "oracle.happened." + name.
var kindNames = [kinds]string{
	HapLanded: "landed", HapCrossed: "crossed", HapHit: "hit", HapSent: "sent", HapSwapped: "swapped",
	HapPassedOver: "passedOver", HapPassedBy: "passedBy", HapBa: "ba", HapBounced: "bounced", HapAgain: "again",
	HapNet: "net", HapTurnLost: "turnLost", HapFate: "fate", HapFateStays: "fateStays",
	HapWaterThrow: "waterThrow", HapWaterStays: "waterStays", HapDrowned: "drowned", HapReborn: "reborn",
	HapPushed: "pushed", HapMadeRoom: "madeRoom", HapEntered: "entered", HapFreed: "freed",
	HapWaited: "waited", HapDrawn: "drawn", HapWon: "won",
}

// Name is the kind's name in text keys, as in "oracle.happened.drowned".
func (k Kind) Name() string {
	if k < kinds {
		return kindNames[k]
	}
	return ""
}

// Kinds is how many kinds of happening there are: Counts.Kinds has so many.
const Kinds = int(kinds)

// Text says in one sentence what happened, in the third person and the present
// tense. It is a fault only in form: tr.Fault puts it into the player's language.
func (h Happening) Text() *fault.Fault {
	f := fault.New("oracle.happened."+h.Kind.Name()+h.variant(), "Throw", int(h.Throw), "N", h.N)
	piece(f, "Piece", h.Side)
	piece(f, "Other", h.Side.Other())
	place(f, "From", h.From)
	place(f, "To", h.To)
	return f
}

// variant is the end of the key of a sentence that has several.
func (h Happening) variant() string {
	switch h.Kind {
	case HapLanded:
		if h.Throw == 0 {
			return ".plain"
		}
	case HapHit, HapSwapped:
		if h.To == board.Off {
			return ".reserve"
		}
	case HapPassedOver:
		if h.N == 1 {
			return ".one"
		}
	case HapPassedBy:
		if h.Other {
			return ".other"
		}
	case HapReborn:
		if h.From != board.None {
			return ".from"
		}
	}
	return ""
}

// piece names a piece of the side in its grammatical cases.
func piece(f *fault.Fault, name string, s board.Side) {
	key := "names.piece.spool."
	if s == board.Cones {
		key = "names.piece.cone."
	}
	for _, c := range [...][2]string{{"", "nom"}, {"Cap", "cap"}, {"Gen", "gen"}, {"Dat", "dat"}, {"Acc", "acc"}, {"Ins", "ins"}} {
		f.Args[name+c[0]] = fault.New(key + c[1])
	}
}

// place names a square with its card.
func place(f *fault.Fault, name string, q board.Square) {
	if q.Valid() {
		f.Args[name] = fault.New("oracle.place", "Square", int(q), "Name", fault.New(CardOf(q).NameKey()))
	}
}

// badges are the drawings for what happened, the most telling first.
var badges = [...]struct {
	kind Kind
	name string
}{
	{HapFreed, "free"},
	{HapDrowned, "drown"},
	{HapReborn, "reborn"},
	{HapHit, "swap"},
	{HapSent, "swap"},
	{HapSwapped, "swap"},
	{HapNet, "block"},
	{HapWaited, "block"},
}

// Badge is the drawing that marks a meeting on its corner, as in "badge-" + it:
// free, drown, reborn, swap, block, or "" for none.
func (m Meeting) Badge() string {
	for _, b := range badges {
		if m.Has(b.kind) {
			return b.name
		}
	}
	return ""
}

// Has reports whether such a thing happened at the meeting.
func (m Meeting) Has(k Kind) bool {
	for _, h := range m.Happened {
		if h.Kind == k {
			return true
		}
	}
	return false
}

// PassageKey is the text key of the title of passage n, 0 to 2.
func PassageKey(n int) string { return "oracle.passage." + strconv.Itoa(n) }

// ThrowID is the ID of the text of a throw in package readings; 6 counts as four
// dark sides.
func ThrowID(t game.Throw) string { return "throw-" + strconv.Itoa(int(min(t, 5))) }

var (
	metNames  = [...]string{Landed: "landed", Rested: "rested", Crossed: "crossed"}
	sideNames = [...]string{OfSpools: "spools", OfCones: "cones", OfBoth: "both"}
)

// Name is the name of the choice in files: landed, rested, crossed. The text key
// is "oracle.met." + it, and ".about" after that explains it.
func (m Met) Name() string { return metNames[min(int(m), len(metNames)-1)] }

// Name is the name of the choice in files: spools, cones, both. The text key is
// "oracle.side." + it.
func (o Side) Name() string { return sideNames[min(int(o), len(sideNames)-1)] }

// ParseOptions is the reverse of the two Names; what it does not know is as in
// the zero Options.
func ParseOptions(side, met string) Options {
	var o Options
	for i, name := range sideNames {
		if name == side {
			o.Side = Side(i)
		}
	}
	for i, name := range metNames {
		if name == met {
			o.Met = Met(i)
		}
	}
	return o
}

// Key is the text key of the draw's name; ".about" after it explains it.
func (k DrawKind) Key() string { return "oracle.draw." + k.Name() }

// castNames are the ends of the text keys of casts.
var castNames = [...]string{
	CastPair: "pair", CastOne: "one", CastVoid: "void", CastTaken: "taken", CastStep: "step", CastFate: "fate", CastWait: "wait",
}

// Text says what a cast does, as Happening.Text does.
func (c Cast) Text() *fault.Fault {
	key := "oracle.cast." + castNames[min(int(c.Kind), len(castNames)-1)]
	if c.Square == board.Off {
		key += ".off"
	}
	f := fault.New(key, "Throw", int(c.Throw), "Low", int(c.Square), "High", int(c.Square)+1)
	place(f, "To", c.Square)
	return f
}
