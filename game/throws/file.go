package throws

import (
	"bytes"
	"strconv"
	"strings"
	"time"

	"github.com/BurntSushi/toml"

	"senet/game"
	"senet/game/board"
	"senet/game/fault"
	"senet/game/record"
)

const (
	// version is that of the file's format.
	version = 1
	// maxFile is the greatest size of the file that is read, in bytes.
	maxFile = 32 << 20
	// maxGames is how many games are kept; the oldest go first.
	maxGames = 10_000
	// maxThrows is the most throws of one game that are believed.
	maxThrows = 100_000
)

// file is the file as TOML has it.
type file struct {
	Version int    `toml:"senet-throws"`
	Games   []line `toml:"game"`
}

// line is one game of the file.
type line struct {
	Seed    string    `toml:"seed"`
	Date    time.Time `toml:"date,omitempty"`
	Rules   string    `toml:"rules,omitempty"`
	Spools  string    `toml:"spools"`
	Cones   string    `toml:"cones"`
	AllDark int       `toml:"all-dark,omitzero"`
	Again   string    `toml:"again,omitempty"`
	Throws  string    `toml:"throws"`
}

// head is what the file says of itself to whoever opens it.
const head = "# How the sticks fell in the games played with Senet. A letter tells who threw (l the lot, s the\n" +
	"# spools, c the cones), each figure after it how many sticks lay light side up.\n"

var players = [...]string{record.Human: "human", record.Computer: "computer", record.Gods: "gods"}

// encode writes the file of some games.
func encode(games []Game) []byte {
	f := file{Version: version}
	for i := range games {
		f.Games = append(f.Games, lineOf(&games[i]))
	}
	b := bytes.NewBufferString(head)
	e := toml.NewEncoder(b)
	e.Indent = ""
	_ = e.Encode(f) // neither a Buffer nor these types can fail
	return b.Bytes()
}

func lineOf(g *Game) line {
	l := line{
		Seed: strconv.FormatUint(g.Seed, 10), Date: g.Date.UTC().Truncate(time.Second), Rules: g.Rules,
		Spools: players[g.Players[0]], Cones: players[g.Players[1]], Throws: letters(g.Throws),
	}
	if g.AllDark == 6 {
		l.AllDark = 6
	}
	for light, again := range g.Again {
		if again {
			l.Again += strconv.Itoa(light)
		}
	}
	return l
}

// letters writes throws in the letters and figures of the package comment.
func letters(throws []Throw) string {
	var b strings.Builder
	last := byte(0)
	for _, t := range throws {
		who := "sc"[t.Side&1]
		switch {
		case t.Lot:
			who = 'l'
		case t.Bound:
			who -= 's' - 'S'
		}
		if who != last {
			b.WriteByte(who)
			last = who
		}
		b.WriteByte('0' + t.Light)
	}
	return b.String()
}

// decode reads the file. Games that cannot be believed are left out and counted
// in a fault; later says that the file is one of a later version.
func decode(data []byte) (games []Game, bad *fault.Fault, later bool) {
	var f file
	if err := toml.Unmarshal(data, &f); err != nil {
		return nil, fault.New("fairness.file.broken"), false
	}
	switch {
	case f.Version > version:
		return nil, fault.New("fairness.file.later"), true
	case f.Version < 1:
		return nil, fault.New("fairness.file.broken"), false
	}
	wrong := 0
	for i := range f.Games {
		if g, ok := f.Games[i].game(); ok {
			games = append(games, g)
		} else {
			wrong++
		}
	}
	if wrong > 0 {
		bad = fault.New("fairness.file.games", "Count", wrong)
	}
	return games, bad, false
}

// game takes a line for what it says; false when it cannot be true.
func (l *line) game() (g Game, ok bool) {
	seed, err := strconv.ParseUint(l.Seed, 10, 64)
	if err != nil || l.AllDark != 0 && l.AllDark != 5 && l.AllDark != 6 {
		return g, false
	}
	g = Game{Seed: seed, HasSeed: true, Date: l.Date, Rules: l.Rules, AllDark: max(5, game.Throw(l.AllDark))}
	for side, name := range []string{l.Spools, l.Cones} {
		kind := -1
		for k, n := range players {
			if n == name {
				kind = k
			}
		}
		if kind < 0 {
			return g, false
		}
		g.Players[side] = record.PlayerKind(kind)
	}
	for _, c := range []byte(l.Again) {
		if c < '0' || c > '4' {
			return g, false
		}
		g.Again[c-'0'] = true
	}
	if g.Throws, ok = read(l.Throws); !ok {
		return g, false
	}
	return g, g.Counts()
}

// read reads what letters wrote.
func read(text string) ([]Throw, bool) {
	if len(text) > 2*maxThrows {
		return nil, false
	}
	var out []Throw
	var now Throw
	known := false
	for _, c := range []byte(text) {
		switch c {
		case 'l':
			now, known = Throw{Lot: true}, true
		case 's', 'c', 'S', 'C':
			now, known = Throw{Bound: c < 'a'}, true
			if c|0x20 == 'c' {
				now.Side = board.Cones
			}
		case '0', '1', '2', '3', '4':
			if !known {
				return nil, false
			}
			now.Light = c - '0'
			out = append(out, now)
		default:
			return nil, false
		}
	}
	return out, true
}
