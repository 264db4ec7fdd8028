package rules

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

// Has reports whether the set holds a throw of n. Four dark sides are asked
// for as 5, whatever they score.
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

// Hit says where a piece that is hit goes, unless LastHits or ExpelOn15 has
// another place for it.
type Hit uint8

// Where a piece goes that is hit (RULES §2; Jéquier 1930).
const (
	HitSwaps Hit = iota // where the hitter came from
	HitStart            // to the free square farthest from its end
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
	TooFarFrees          // a throw that leads beyond 30 frees a piece that is being removed (Jéquier)
)

// HouseSafe says in which Houses nobody is hit; LastHits may except some of
// 26–30. Without it a House is a square like any other, by the ordinary rules.
type HouseSafe uint8

// Where nobody is hit (RULES §2, §6).
const (
	HouseSafeNone  HouseSafe = iota
	HouseSafeAll             // in all eight
	HouseSafeLast            // on 26–30 only
	HouseSafeSigns           // on 15, 26, 28 and 29 (Jéquier)
)

// LastHits says which hits on 26–30 are allowed although HouseSafe protects
// those squares, and what they do.
type LastHits uint8

// Hits on 26–30 (RULES §6).
const (
	LastHitsNone    LastHits = iota
	LastHitsToWater          // five-stones: from 26 on 28–30, the victim goes to 27 unless taken; on 27, swap; 26 stays safe
	LastHitsSwap             // modern-kendall: on all five, if unprotected, swap
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
	WaterStart                 // to the free square farthest from the end (Jéquier)
)

// RebirthTaken says what happens when 15 is taken.
type RebirthTaken uint8

// Rebirth with 15 taken (RULES §2, §6).
const (
	RebirthWaits  RebirthTaken = iota // the piece waits
	RebirthBehind                     // the first free square of 14, 13, …
	RebirthPushes                     // common: own piece: behind; an enemy moves to the lowest free square
)

// FreeWhen says from when on a side may free its pieces.
type FreeWhen uint8

// When pieces may be freed (Jéquier 1930; the variants of the printed Kendall).
const (
	FreeAlways  FreeWhen = iota
	FreeOut              // when all of the side's pieces on the board have left 1–10, and none waits for rebirth
	FreeLastRow          // when all of them are on 21–30
)

// FreeWith says which throw frees from one of 28, 29, 30.
type FreeWith uint8

// Freeing (RULES §2, §6).
const (
	FreeExact FreeWith = iota // 3 from 28, 2 from 29, 1 from 30
	FreeAny                   // any throw
)
