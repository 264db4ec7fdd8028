// Package rules is the whole of what makes one reconstruction of Senet differ
// from another, as data: the Rules value, the catalogue of toggles that
// describes each of its fields, the built-in presets, and their TOML form.
// It knows nothing of how the rules are carried out; package game reads each
// field in one place.
package rules

// Rules is one rule set: a flat comparable value without pointers, so that ==
// compares rule sets and a record can name one by its hash. Every field is a
// toggle of the catalogue (Catalogue), which has its key, its source and its
// texts. The zero value is not a playable rule set; start from a preset.
type Rules struct {
	// Set-up and chance (RULES §1, §2).

	Pieces       uint8        // a side's pieces: 5, 7 or 10
	Start        Start        // where they stand at first
	FirstPlayer  FirstPlayer  // who begins
	OpeningThrow OpeningThrow // which first throw of the first mover stands
	AllDark      uint8        // the score of four dark sides: 5 or 6
	RowCorners   bool         // groups reach round the corners 10–11 and 20–21
	TouchMove    bool         // a touched piece must move, a touched enemy be hit

	// What the game is about (RULES §2–§6).

	System     System  // removing, placing, both in turn, or occupying
	Rounds     uint8   // the cycle: rounds to play, a round being Kendall + Bell; 0: by time only
	Minutes    uint16  // the cycle: minutes to play; 0: by rounds only
	Gods       bool    // the spools are the gods', moved by the sticks alone (RULES §3)
	GodsJump   bool    // the gods jump any number of their own pieces
	GodsFree   bool    // gods-auto-free: a first throw that frees a god's piece does so at once
	HomeRows   uint8   // placing: the home squares are 1 to this: 10, 14 or 20
	BellEntry  Entry   // placing: must a throw enter a piece?
	EntryOn    EntryOn // placing: which square a throw enters on
	ExpelOn15  bool    // placing: landing on 15 sends an enemy there back to reserve (bell-1979)
	HomePoints bool    // placing: points for 1 and for home, playing on alone (bell-1979)

	// Throws owed (RULES §2 "Throws owed").

	Again          ThrowSet // throws that earn another
	AgainNeedsMove bool     // … only if they were played
	LastEndsTurn   bool     // a move that ends on 26–30, and a fate or water throw, earns none: the turn ends
	RebirthAgain   bool     // rebirth-throws-again: being reborn earns another throw

	// Moving, hitting, groups (RULES §2 "Moving", §6).

	Safe         uint8    // so many in a row are safe from a hit: 2; 0 means nobody is
	Break        Break    // which piece of a larger group can be hit all the same
	Bars         Bars     // what may not be passed
	Backward     Backward // when a piece moves backward
	BackwardFrom uint8    // the last square from which one may move backward: 30 or 26
	TooFar       TooFar   // a throw that leads beyond the board or past an exact square

	// The Houses (RULES §2 "Houses", §6).

	HouseSafe      HouseSafe    // where nobody is hit
	LastHits       LastHits     // hits on 26–30 where those are not simply safe
	LastProtect    bool         // neighbours protect and are protected on 26–30
	LastMove       bool         // 27–30: pieces there may move along the path (Bell's 26–30, an ordinary end)
	RebirthAgain15 bool         // 15: landing earns another throw
	NetLoses       bool         // 16: landing loses a throw
	BaDoubles      bool         // 21: the piece goes on by the same number
	BeautyStop     BeautyStop   // 26: may it be passed?
	BeautyFate     BeautyFate   // 26: when its fate is thrown
	Fate           [7]FateTo    // 26: what a fate throw of 1 to 6 does; index 0 unused
	FateTaken      FateTaken    // 26: what happens when the square it should go to cannot be reached
	Water          Water        // 27: what becomes of a piece there
	RebirthTaken   RebirthTaken // 15 is taken when a piece should be reborn
	Free           [3]FreeWith  // what frees from 28, 29, 30
}

// Start says where the pieces stand at first.
type Start uint8

// The starting positions.
const (
	StartAlternate Start = iota // alternating from 1, a spool on 1 (RULES §2)
	StartGods                   // cones on 1–5, spools on 6–10 (RULES §3)
	StartReserve                // all in reserve (RULES §4)
	StartConesOdd               // alternating from 1, a cone on 1
)

// FirstPlayer says who begins.
type FirstPlayer uint8

// Who begins (RULES §2 "First move").
const (
	FirstLot FirstPlayer = iota // the first to throw a 1 takes the spools
	FirstSpools
	FirstCones
)

// OpeningThrow says which throw of the first mover stands as its first.
type OpeningThrow uint8

// Opening throws (RULES §6).
const (
	OpeningAny OpeningThrow = iota
	OpeningTwoOrThree
)

// System is the family of the game.
type System uint8

// The systems (RULES §2, §4, §5, §6).
const (
	SystemRemove System = iota // Kendall: free all pieces
	SystemPlace                // Bell: bring all pieces home
	SystemCycle                // Kendall, then Bell, again and again
	SystemOccupy               // Maat: hold the squares of one's own in the last row
)

// Entry says whether a throw that can enter a piece must (bell-entry).
type Entry uint8

// Entry rules (RULES §4).
const (
	EntryForced Entry = iota
	EntryOptional
)

// EntryOn says where a throw of n enters a piece (bell-entry-squares).
type EntryOn uint8

// Entry squares (RULES §4, §6 bell-1979).
const (
	EntryLastFive EntryOn = iota // 31 − n
	EntryHouses                  // 15, 26, 27, 28, 29 for 5, 4, 3, 2, 1
)

// ThrowSet is a set of throws: bit n stands for a throw of n.
type ThrowSet uint8

// Has reports whether the set holds a throw of n.
func (s ThrowSet) Has(n int) bool { return n >= 0 && n < 8 && s>>n&1 == 1 }

// Break says which piece of a group too large to be hit can be hit all the same.
type Break uint8

// What can be broken (RULES §2, §6).
const (
	BreakNone                Break = iota
	BreakMiddleOfThree             // the middle of exactly three
	BreakMiddleOfThreeOrFour       // that, and of four a middle one
	BreakSecond                    // of three or more the second that an attacker behind meets
)

// Bars says what may not be passed.
type Bars uint8

// What bars the way (RULES §2, §6).
const (
	BarsNothing      Bars = iota
	BarsTwo               // two adjacent pieces of any colour
	BarsThreeEnemies      // three adjacent enemies
)

// Backward says when a piece moves backward.
type Backward uint8

// Backward moves (RULES §2).
const (
	BackwardNever Backward = iota
	BackwardSide           // when no piece of the side can go forward
	BackwardPiece          // each piece that cannot go forward itself
)

// TooFar says what becomes of a throw that leads too far.
type TooFar uint8

// Throws that lead too far (RULES §6).
const (
	TooFarRefused TooFar = iota
	TooFarBounces        // voyage: to the farthest square, and the rest backward, when no piece can use the throw in full
)

// HouseSafe says in which Houses nobody is hit, as long as LastHits says no more.
type HouseSafe uint8

// Where nobody is hit (RULES §2, §6).
const (
	HouseSafeNone HouseSafe = iota
	HouseSafeAll            // in all eight
	HouseSafeLast           // on 26–30 only
)

// LastHits says what a hit on 26–30 does where it is allowed.
type LastHits uint8

// Hits on 26–30 (RULES §6).
const (
	LastHitsNone    LastHits = iota
	LastHitsToWater          // five-stones: from 26 on 28–30, the victim goes to 27 unless taken; on 27, swap
	LastHitsSwap             // modern-kendall: if unprotected, swap
)

// BeautyStop says whether 26 may be passed.
type BeautyStop uint8

// How 26 is passed (RULES §2, §6).
const (
	BeautyOpen  BeautyStop = iota // it need not be visited
	BeautyStops                   // every piece stops there, however much more was thrown
	BeautyExact                   // it must be reached exactly before going on
)

// BeautyFate says when the fate of a piece on 26 is thrown.
type BeautyFate uint8

// When fate is thrown (RULES §2, §6).
const (
	BeautyPlain  BeautyFate = iota // never: 26 is an ordinary square
	BeautyAtOnce                   // a fate throw at once, for this piece only
	BeautyLater                    // the throws of later turns act by the fate table
)

// FateTo is what one fate throw does.
type FateTo uint8

// Outcomes of a fate throw (RULES §2, §6).
const (
	FateOn   FateTo = iota // forward by the throw: 27, 28, 29, 30 for 1 to 4
	FateBack               // back by the throw
	FateFree               // off the board for good
	FateNone               // nothing: it stays (or, later, cannot be used by it)
)

// FateTaken says what happens when a piece's fate leads to a square it cannot have.
type FateTaken uint8

// Fates that lead to a square that is taken (RULES §2, §6).
const (
	FateTakenBack  FateTaken = iota // back by the throw under the ordinary rules; barred too, it stays
	FateTakenWater                  // into the water; and if that is taken, rebirth
	FateTakenStays                  // not possible: it stays
)

// Water says what becomes of a piece on 27.
type Water uint8

// The Water (RULES §2, §6).
const (
	WaterPlain    Water = iota // an ordinary square
	WaterDrowns                // off the board, to be reborn (kendall)
	WaterRebirth               // straight to rebirth
	WaterNextTurn              // it stays; its owner's next turn is one throw for it: 4 frees, 5 stays, else rebirth (common)
	WaterAtOnce                // one throw at once, and again each turn while it stays: 4 frees, 5 stays, else rebirth (voyage)
	WaterChoice                // its owner's next turn is for it: rebirth, or throw: 4 frees, else it stays (five-stones)
)

// RebirthTaken says what happens when 15 is taken.
type RebirthTaken uint8

// Rebirth with 15 taken (RULES §2, §6).
const (
	RebirthWaits  RebirthTaken = iota // the piece waits
	RebirthBehind                     // the first free square of 14, 13, …
	RebirthPushes                     // common: own piece: behind; an enemy moves to the lowest free square
)

// FreeWith says which throw frees from one of 28, 29, 30.
type FreeWith uint8

// Freeing (RULES §2, §6).
const (
	FreeExact FreeWith = iota // 3 from 28, 2 from 29, 1 from 30
	FreeAny                   // any throw
)
