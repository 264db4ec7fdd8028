package settings

// Preferences is what the player chose, apart from the rules of a game. It is
// a comparable value; the zero value is not useful, start from Defaults. The
// table in keys.go has the file key, the range and the default of each field.
type Preferences struct {
	Language string // "system", "en", "ru" or "uk"
	Theme    string // "system", "dark" or "light"

	WindowWidth  int // of the window's content, in Fyne's units; 0: not yet known
	WindowHeight int

	Numbers bool // show the numbers of the squares
	Flipped bool // the board turned round

	Speed   float64 // of animations: 1 normal, 2 twice as fast, 0 none at all; 0–4
	Reduced bool    // reduced motion: fades instead of walks

	AutoForced bool    // play a forced single move by itself
	GodsWait   bool    // the gods wait for a key before each throw and move
	TouchMove  bool    // start new games with touch-move, where the rules allow it
	ThrowPause float64 // seconds the computer waits before it throws; 0–10
	MovePause  float64 // seconds the computer waits before it moves; 0–10

	Sound           bool // of play
	Volume          int  // of all sounds; 0–100
	MeditationSound bool // of meditation, whatever Sound says

	BreathIn   int // seconds of a breath in meditation; 2–10
	BreathHold int // 0–10
	BreathOut  int // 2–15
	Minutes    int // that a meditation takes; 0 without an end, up to 120

	ReadSide  string // whose cards are read: "own", "other" or "both"
	ReadMet   string // what counts as met: "landed", "rested" or "crossed"
	ReadOnce  bool   // each card once
	ReadStrip string // the cards under the board: "solo", "always" or "never"

	Rules    string // what the New game dialog showed last: the id of a rule set
	Opponent string // "friend" or "computer"
	Level    string // of the computer, as package ai names it; "" for the default
	Side     string // the player's own: "lot", "spools" or "cones"
	Name     string // the player's; "" for a translated default
	Friend   string // the friend's
}

// Defaults is what a first start has.
func Defaults() Preferences {
	var p Preferences
	for _, k := range keys {
		k.set(&p, k.initial)
	}
	return p
}
