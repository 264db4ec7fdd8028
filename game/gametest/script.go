package gametest

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"senet/game"
	"senet/game/board"
	"senet/game/rules"
)

// Case is one case of a script: a title, and lines that set a board up, do
// things and say what must be seen. ReadCases tells the language.
type Case struct {
	Title string
	Line  int      // of the title
	Lines []string // the lines after it
}

// ReadCases reads a script. A case begins with a line "# title" (more such
// lines go on with the title) and ends before the next. Its lines:
//
//	rules kendall backward=piece   the rule set, and toggles changed in it
//	s 5 6 30                       where the spools stand; c for the cones. Pieces
//	                               not mentioned are freed, in Bell in reserve
//	turn s                         whose turn it is; spools if not said
//	owed 2 · carry 0 -1 · drowned 1 0 · freed 0 2 · reserve 5 5 · phase kendall bell
//	rounds 1 0 · home odd even     more of the set-up, by side where two are given
//	pending 1 4 · sent 15 0        throws still to be played; where the Water sent one
//	start                          instead of all that: the first position
//	throw 3 · play 4-7 · touch 5   what is done; moves as MoveText writes them
//	timeup                         the agreed time is over
//	legal 4-7, 5-8                 exactly these can be chosen; none
//	refuse 5 barred                why the piece on 5 cannot be moved
//	illegal 5-8 barred             why that move cannot be played
//	events S moved 4-7; …          exactly what happened by the last thing done
//	saw S freed 28                 one of the things that happened by it
//	not S again                    … that did not, with whatever follows
//	now turn c · now await fate    what is to be seen: any word of the set-up, and
//	                               await, throw, touched, points, finished, won
func ReadCases(r io.Reader) ([]Case, error) {
	text, err := io.ReadAll(r)
	if err != nil {
		return nil, err
	}
	var cases []Case
	in := false // inside a title
	for n, line := range strings.Split(string(text), "\n") {
		line = strings.TrimSpace(line)
		title, isTitle := strings.CutPrefix(line, "#")
		switch {
		case line == "":
			in = false
			continue
		case isTitle && in:
			cases[len(cases)-1].Title += " " + strings.TrimSpace(title)
		case isTitle:
			cases = append(cases, Case{Title: strings.TrimSpace(title), Line: n + 1})
		case len(cases) == 0:
			return nil, fmt.Errorf("line %d: before the first title", n+1)
		default:
			cases[len(cases)-1].Lines = append(cases[len(cases)-1].Lines, line)
		}
		in = isTitle
	}
	return cases, nil
}

// run is a case being run.
type run struct {
	id     string
	g      *game.Game
	s      game.Setup
	given  map[string]bool // words of the set-up that were said
	ready  bool            // the position has been set up
	p      game.Position
	events []game.Event
}

// Run runs the case and returns what is not as it says.
func (c Case) Run() error {
	r := run{id: "kendall", given: map[string]bool{}}
	if err := r.rules([]string{"kendall"}); err != nil {
		return err
	}
	for _, line := range c.Lines {
		if err := r.line(line); err != nil {
			return fmt.Errorf("%s: %w\n%s\nby %s", line, err, Draw(r.p), EventList(r.events))
		}
	}
	if !r.ready {
		return fmt.Errorf("nothing is done in it")
	}
	return nil
}

func (r *run) line(line string) error {
	word, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	args := strings.Fields(rest)
	switch word {
	case "rules":
		return r.rules(args)
	case "start":
		r.p, r.ready = r.g.Start(), true
		return nil
	}
	if set, ok := settings[word]; ok {
		r.given[word] = true
		return set(r, args)
	}
	if err := r.setUp(); err != nil {
		return err
	}
	if do, ok := commands[word]; ok {
		return do(r, rest, args)
	}
	return fmt.Errorf("unknown word")
}

func (r *run) rules(args []string) (err error) {
	preset, ok := rules.ByID(args[0])
	if !ok {
		return fmt.Errorf("no such rule set")
	}
	for _, pair := range args[1:] {
		key, value, _ := strings.Cut(pair, "=")
		toggle, ok := rules.Lookup(key)
		if !ok {
			return fmt.Errorf("no toggle %s", key)
		}
		if err := toggle.Set(&preset.Rules, strings.ReplaceAll(value, "_", " ")); err != nil {
			return err
		}
	}
	r.g, err = game.New(preset.Rules)
	start := r.g.Start()
	r.s.Phase, r.s.Home = start.Phase, start.Home
	return err
}

// setUp makes the position when the first thing is done with it.
func (r *run) setUp() error {
	if r.ready {
		return nil
	}
	r.ready = true
	for side := range 2 {
		missing := int(r.g.Rules().Pieces) - len(r.s.Pieces[side]) - r.s.Drowned[side] - r.s.Freed[side] - r.s.Reserve[side]
		if r.s.Phase[side] == game.PhaseBell {
			r.s.Reserve[side] += missing
		} else {
			r.s.Freed[side] += missing
		}
	}
	p, faults := r.s.Validate(r.g)
	r.p = p
	if len(faults) > 0 {
		return faults
	}
	return nil
}

// settings are the words of the set-up.
var settings = map[string]func(*run, []string) error{
	"s":       func(r *run, a []string) error { return squares(a, &r.s.Pieces[board.Spools]) },
	"c":       func(r *run, a []string) error { return squares(a, &r.s.Pieces[board.Cones]) },
	"turn":    func(r *run, a []string) error { return side(a[0], &r.s.Turn) },
	"owed":    func(r *run, a []string) error { return ints(a, &r.s.Owed) },
	"carry":   func(r *run, a []string) error { return ints(a, &r.s.Carry[0], &r.s.Carry[1]) },
	"drowned": func(r *run, a []string) error { return ints(a, &r.s.Drowned[0], &r.s.Drowned[1]) },
	"freed":   func(r *run, a []string) error { return ints(a, &r.s.Freed[0], &r.s.Freed[1]) },
	"reserve": func(r *run, a []string) error { return ints(a, &r.s.Reserve[0], &r.s.Reserve[1]) },
	"rounds":  func(r *run, a []string) error { return ints(a, &r.s.Rounds[0], &r.s.Rounds[1]) },
	"sent":    func(r *run, a []string) error { return sent(a, &r.s.Sent) },
	"pending": func(r *run, a []string) error { return pending(a, &r.s.Pending) },
	"phase":   func(r *run, a []string) error { return phases(a, &r.s.Phase) },
	"home":    func(r *run, a []string) error { return homes(a, &r.s.Home) },
}

func squares(args []string, to *[]board.Square) error {
	for _, a := range args {
		n, err := strconv.Atoi(a)
		if err != nil {
			return err
		}
		*to = append(*to, board.Square(n))
	}
	return nil
}

func ints(args []string, to ...*int) error {
	if len(args) != len(to) {
		return fmt.Errorf("%d numbers instead of %d", len(args), len(to))
	}
	for i, a := range args {
		n, err := strconv.Atoi(a)
		if err != nil {
			return err
		}
		*to[i] = n
	}
	return nil
}

// sent reads the square of a piece that the Water sent back, by side; 0 for none.
func sent(args []string, to *[2]board.Square) error {
	var s, c int
	err := ints(args, &s, &c)
	*to = [2]board.Square{board.Square(s), board.Square(c)}
	return err
}

// pending counts throws that are still to be played.
func pending(args []string, to *[7]uint8) error {
	for _, a := range args {
		n, err := strconv.Atoi(a)
		if err != nil || n < 1 || n >= len(to) {
			return fmt.Errorf("%s is no throw", a)
		}
		to[n]++
	}
	return nil
}

func side(text string, to *board.Side) error {
	n := strings.Index("sc", text)
	if n < 0 {
		return fmt.Errorf("no side %s", text)
	}
	*to = board.Side(n)
	return nil
}

var (
	phaseNames = []string{"kendall", "bell", "maat"}
	homeNames  = []string{"none", "odd", "even"}
)

func phases(args []string, to *[2]game.Phase) error {
	return words(args, phaseNames, func(i, n int) { to[i] = game.Phase(n) })
}

func homes(args []string, to *[2]game.Home) error {
	return words(args, homeNames, func(i, n int) { to[i] = game.Home(n) })
}

func words(args, names []string, set func(i, n int)) error {
	for i, a := range args {
		known := false
		for n, name := range names {
			if a == name {
				set(i, n)
				known = true
			}
		}
		if !known || i > 1 {
			return fmt.Errorf("%s is not among %v", a, names)
		}
	}
	return nil
}
