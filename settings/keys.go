package settings

import (
	"slices"
	"unicode"
	"unicode/utf8"
)

// key describes one preference: its place in the file, its values, and the
// field that holds it. Reading, writing, defaults and tests all come from the
// table below; a field without an entry fails a test.
type key struct {
	name    string // "table.key", or "key" at the top
	comment string // the line above it in the file
	kind    kind
	words   []string // kindWord: the values allowed
	min     float64  // kindInt, kindFloat: the least value
	max     float64  // kindInt, kindFloat: the greatest; kindText: the most characters
	initial any      // the default: bool, int, float64 or string
	field   func(*Preferences) any
}

type kind uint8

const (
	kindBool kind = iota
	kindInt
	kindFloat
	kindWord // one of a few words
	kindText // anything printable on one line
)

// keys is in the order of the file. Keys of one table stand together.
var keys = []key{
	{
		name: "language", comment: "The language of the game: system, en, ru or uk.",
		kind: kindWord, words: []string{"system", "en", "ru", "uk"}, initial: "system",
		field: func(p *Preferences) any { return &p.Language },
	},
	{
		name: "theme", comment: "Night of the Duat (dark), Papyrus (light), or as the system says.",
		kind: kindWord, words: []string{"system", "dark", "light"}, initial: "system",
		field: func(p *Preferences) any { return &p.Theme },
	},

	{
		name: "window.width", comment: "The size of the window when it was last closed; 0 if never.",
		kind: kindInt, max: 16384, initial: 0,
		field: func(p *Preferences) any { return &p.WindowWidth },
	},
	{
		name: "window.height", kind: kindInt, max: 16384, initial: 0,
		field: func(p *Preferences) any { return &p.WindowHeight },
	},

	{
		name: "board.numbers", comment: "Show the numbers of the squares.", initial: true,
		field: func(p *Preferences) any { return &p.Numbers },
	},
	{
		name: "board.flipped", comment: "Turn the board round.", initial: false,
		field: func(p *Preferences) any { return &p.Flipped },
	},

	{
		name: "motion.speed", comment: "1 is normal, 2 twice as fast, 0 shows no animation; 0 to 4.",
		kind: kindFloat, max: 4, initial: 1.0,
		field: func(p *Preferences) any { return &p.Speed },
	},
	{
		name: "motion.reduced", comment: "Less motion: pieces fade instead of walking.", initial: false,
		field: func(p *Preferences) any { return &p.Reduced },
	},

	{
		name: "play.auto-forced", comment: "Play a move by itself when there is no other.", initial: false,
		field: func(p *Preferences) any { return &p.AutoForced },
	},
	{
		name: "play.gods-wait", comment: "The gods wait for a key before each throw and each move.", initial: false,
		field: func(p *Preferences) any { return &p.GodsWait },
	},
	{
		name: "play.touch-move", comment: "New games: a piece that was touched must move.", initial: false,
		field: func(p *Preferences) any { return &p.TouchMove },
	},
	{
		name: "play.throw-pause", comment: "Seconds the computer waits before it throws, and before it moves; 0 to 10.",
		kind: kindFloat, max: 10, initial: 0.8,
		field: func(p *Preferences) any { return &p.ThrowPause },
	},
	{
		name: "play.move-pause", kind: kindFloat, max: 10, initial: 0.8,
		field: func(p *Preferences) any { return &p.MovePause },
	},

	{
		name: "sound.on", comment: "Sticks and pieces are heard.", initial: true,
		field: func(p *Preferences) any { return &p.Sound },
	},
	{
		name: "sound.volume", comment: "0 to 100.", kind: kindInt, max: 100, initial: 70,
		field: func(p *Preferences) any { return &p.Volume },
	},
	{
		name: "sound.meditation", comment: "Bowls and a drone in meditation, also when sound is off in play.", initial: true,
		field: func(p *Preferences) any { return &p.MeditationSound },
	},

	{
		name: "meditation.in", comment: "Seconds of a breath: in, 2 to 10; held, 0 to 10; out, 2 to 15.",
		kind: kindInt, min: 2, max: 10, initial: 4,
		field: func(p *Preferences) any { return &p.BreathIn },
	},
	{
		name: "meditation.hold", kind: kindInt, max: 10, initial: 0,
		field: func(p *Preferences) any { return &p.BreathHold },
	},
	{
		name: "meditation.out", kind: kindInt, min: 2, max: 15, initial: 6,
		field: func(p *Preferences) any { return &p.BreathOut },
	},
	{
		name: "meditation.minutes", comment: "After how many minutes it ends; 0: never by itself; up to 120.",
		kind: kindInt, max: 120, initial: 0,
		field: func(p *Preferences) any { return &p.Minutes },
	},

	{
		name: "reading.side", comment: "Whose cards are read: own, other or both; own is spools where nobody or everybody is a player.",
		kind: kindWord, words: []string{"own", "other", "both"}, initial: "own",
		field: func(p *Preferences) any { return &p.ReadSide },
	},
	{
		name: "reading.met", comment: "What counts as met: landed, rested or crossed.",
		kind: kindWord, words: []string{"landed", "rested", "crossed"}, initial: "landed",
		field: func(p *Preferences) any { return &p.ReadMet },
	},
	{
		name: "reading.once", comment: "Show each card once.", initial: false,
		field: func(p *Preferences) any { return &p.ReadOnce },
	},
	{
		name: "reading.strip", comment: "The cards under the board during a game: solo (with the gods), always or never.",
		kind: kindWord, words: []string{"solo", "always", "never"}, initial: "solo",
		field: func(p *Preferences) any { return &p.ReadStrip },
	},

	{
		name: "new-game.rules", comment: "The rule set that the New game dialog proposes.",
		kind: kindText, max: 64, initial: "kendall",
		field: func(p *Preferences) any { return &p.Rules },
	},
	{
		name: "new-game.opponent", comment: "friend or computer.",
		kind: kindWord, words: []string{"computer", "friend"}, initial: "computer",
		field: func(p *Preferences) any { return &p.Opponent },
	},
	{
		name: "new-game.level", comment: "The computer's level; empty for the usual one.",
		kind: kindText, max: 32, initial: "",
		field: func(p *Preferences) any { return &p.Level },
	},
	{
		name: "new-game.side", comment: "lot, spools or cones.",
		kind: kindWord, words: []string{"lot", "spools", "cones"}, initial: "lot",
		field: func(p *Preferences) any { return &p.Side },
	},
	{
		name: "new-game.name", comment: "Your name and your friend's; at most 40 characters.",
		kind: kindText, max: 40, initial: "",
		field: func(p *Preferences) any { return &p.Name },
	},
	{
		name: "new-game.friend", kind: kindText, max: 40, initial: "",
		field: func(p *Preferences) any { return &p.Friend },
	},
}

// retired are keys of earlier versions that nothing uses any more. They are passed
// over, and are gone when the file is written next.
var retired = []string{"board.names"}

// get returns the field's value.
func (k *key) get(p *Preferences) any {
	switch f := k.field(p).(type) {
	case *bool:
		return *f
	case *int:
		return *f
	case *float64:
		return *f
	default:
		return *f.(*string)
	}
}

// set stores a value that accept returned, or a default.
func (k *key) set(p *Preferences, v any) {
	switch f := k.field(p).(type) {
	case *bool:
		*f = v.(bool)
	case *int:
		*f = v.(int)
	case *float64:
		*f = v.(float64)
	case *string:
		*f = v.(string)
	}
}

// accept turns what the TOML reader found into a value of the field's type, or
// reports that it is none or lies outside the range.
func (k *key) accept(v any) (any, bool) {
	switch k.kind {
	case kindBool:
		b, ok := v.(bool)
		return b, ok
	case kindInt:
		n, ok := v.(int64)
		return int(n), ok && k.within(float64(n))
	case kindFloat:
		f, ok := v.(float64)
		if n, isInt := v.(int64); isInt { // "speed = 2" is as good as "2.0"
			f, ok = float64(n), true
		}
		return f, ok && k.within(f)
	case kindWord:
		s, ok := v.(string)
		return s, ok && slices.Contains(k.words, s)
	default:
		s, ok := v.(string)
		return s, ok && utf8.RuneCountInString(s) <= int(k.max) && printable(s)
	}
}

// within is false for NaN too.
func (k *key) within(f float64) bool { return f >= k.min && f <= k.max }

func printable(s string) bool {
	for _, r := range s {
		if !unicode.IsPrint(r) {
			return false
		}
	}
	return utf8.ValidString(s)
}
