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
	LotPlays     bool         // the 1 that wins the lot is the winner's first throw (Jéquier)
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
	HomeRows   uint8   // placing: the home squares are 1 to this: 10, 14 or 20 (toggle home-squares)
	BellEntry  Entry   // placing: must a throw enter a piece?
	EntryOn    EntryOn // placing: which square a throw enters on
	ExpelOn15  bool    // placing: landing on 15 sends an enemy there back to reserve (bell-1979)
	HomePoints bool    // placing: points for 1 and for home, playing on alone (bell-1979)
	RowPoints  bool    // removing: the winner's points for the other side's pieces left, by rows (Jéquier)

	// Throws owed (RULES §2 "Throws owed").

	Again          ThrowSet // throws that earn another; 5 stands for four dark sides also when those score 6
	AgainNeedsMove bool     // … only if they were played
	ThrowsFirst    bool     // all throws of a turn are made before any is played (Kendall's printed game)
	LastEndsTurn   bool     // a move that ends on 26–30, and a fate or water throw, earns none: the turn ends
	RebirthAgain   bool     // rebirth-throws-again: being reborn earns another throw

	// Moving, hitting, groups (RULES §2 "Moving", §6).

	Safe         uint8    // so many in a row are safe from a hit: 2; 0 means nobody is
	Break        Break    // which piece of a larger group can be hit all the same
	Hit          Hit      // where a piece that is hit goes
	Bars         Bars     // what may not be passed
	Backward     Backward // when a piece moves backward
	BackwardFrom uint8    // the last square from which one may move backward: 30 or 26
	StartHeld    bool     // a piece on its starting square waits for the one right in front to leave (Jéquier)
	TooFar       TooFar   // a throw that leads beyond the board or past an exact square

	// The Houses (RULES §2 "Houses", §6). Those from LastMove to Free speak of
	// pieces that are being removed (System remove, and cycle in its Kendall
	// phase); LastMove of occupying too. A piece in its Bell phase finds no
	// power on 26–30 but HouseSafe and LastHits.

	HouseSafe      HouseSafe    // where nobody is hit
	LastHits       LastHits     // exceptions to HouseSafe on 26–30: hits allowed there all the same
	LastProtect    bool         // pieces on 26–30 protect and are protected; what bars the way is not asked here
	LastMove       bool         // 27–30: pieces there may move along the path, as from any square
	RebirthAgain15 bool         // 15: landing earns another throw
	NetLoses       bool         // 16: landing loses a throw
	BaDoubles      bool         // 21: the piece goes on by the same number
	BeautyStop     BeautyStop   // 26: may it be passed?
	BeautyFate     BeautyFate   // 26: when its fate is thrown
	Fate           [7]FateTo    // 26: what a fate throw of 1 to 5 does; 0 and 6 are not used and stay 0 (all-dark 6 and fate exclude each other)
	FateTaken      FateTaken    // 26, at once only: what happens when the square it should go to cannot be reached
	Water          Water        // 27: what becomes of a piece there
	WaterCosts     bool         // 27: going back from there loses the side's next turn (Kendall's printed game)
	RebirthTaken   RebirthTaken // 15 is taken when a piece should be reborn
	RebornFirst    bool         // a piece the Water sent back moves before any other of its side (Kendall's printed game)
	Free           [3]FreeWith  // what frees from 28, 29, 30
	FreeWhen       FreeWhen     // from when on pieces may be freed
}
