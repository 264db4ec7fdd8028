package gametest

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"senet/game"
	"senet/game/board"
)

// commands are the words of a script that do something or look at something.
var commands = map[string]func(r *run, rest string, args []string) error{
	"throw":   (*run).throw,
	"play":    (*run).play,
	"touch":   (*run).touch,
	"timeup":  (*run).timeUp,
	"legal":   (*run).legal,
	"refuse":  (*run).refuse,
	"illegal": (*run).illegal,
	"events":  (*run).sawAll,
	"saw":     (*run).saw,
	"not":     (*run).sawNot,
	"now":     (*run).now,
}

// throw makes the throws one after another.
func (r *run) throw(_ string, args []string) error {
	for _, a := range args {
		n, err := strconv.Atoi(a)
		if err != nil {
			return err
		}
		r.p, r.events, err = r.g.Throw(r.p, game.Throw(n), nil)
		if err != nil {
			return err
		}
	}
	return nil
}

// play plays the legal move that is written so.
func (r *run) play(rest string, _ []string) (err error) {
	m, err := r.move(rest)
	if err != nil {
		return err
	}
	r.p, r.events, err = r.g.Play(r.p, m, nil)
	return err
}

func (r *run) move(text string) (game.Move, error) {
	legal := r.g.Legal(&r.p, nil)
	for _, m := range legal {
		if MoveText(m) == text {
			return m, nil
		}
	}
	return game.Move{}, fmt.Errorf("it is not among %s", MoveList(legal))
}

func (r *run) touch(_ string, args []string) error {
	var q []board.Square
	if err := squares(args[:1], &q); err != nil {
		return err
	}
	p, why := r.g.Touch(r.p, q[0])
	r.p = p
	want := "none"
	if len(args) > 1 {
		want = args[1]
	}
	return same(why.Name(), want)
}

func (r *run) timeUp(string, []string) error {
	r.p, r.events = r.g.TimeUp(r.p, nil)
	return nil
}

func (r *run) legal(rest string, _ []string) error {
	return same(MoveList(r.g.Legal(&r.p, nil)), rest)
}

func (r *run) refuse(_ string, args []string) error {
	var q []board.Square
	if err := squares(args[:1], &q); err != nil {
		return err
	}
	return same(r.g.Refusal(&r.p, q[0]).Name(), args[1])
}

// illegal tries a move along the path that is not legal.
func (r *run) illegal(_ string, args []string) error {
	var m game.Move
	if _, err := fmt.Sscanf(args[0], "%d-%d", &m.From, &m.To); err != nil {
		return err
	}
	m.Back = m.To < m.From
	if side, ok := r.p.At(m.From); ok && r.p.Phase[side] == game.PhaseBell {
		m.Back = m.To > m.From
	}
	p, ev, err := r.g.Play(r.p, m, nil)
	switch {
	case err == nil:
		return fmt.Errorf("it is legal")
	case p != r.p || len(ev) > 0:
		return fmt.Errorf("a refused move changed something")
	}
	return same(err.Error(), "reason."+args[1])
}

func (r *run) sawAll(rest string, _ []string) error { return same(EventList(r.events), rest) }

func (r *run) saw(rest string, _ []string) error {
	if !slices.ContainsFunc(r.events, func(e game.Event) bool { return EventText(e) == rest }) {
		return fmt.Errorf("it did not happen")
	}
	return nil
}

func (r *run) sawNot(rest string, _ []string) error {
	if slices.ContainsFunc(r.events, func(e game.Event) bool { return strings.HasPrefix(EventText(e), rest) }) {
		return fmt.Errorf("it happened")
	}
	return nil
}

// now looks at the position.
func (r *run) now(rest string, args []string) error {
	word, want, _ := strings.Cut(rest, " ")
	look, ok := looks[word]
	if !ok {
		return fmt.Errorf("unknown word")
	}
	_ = args
	return same(look(&r.p), strings.TrimSpace(want))
}

// looks read something off a position, in the words of the script.
var looks = map[string]func(*game.Position) string{
	"s":        func(p *game.Position) string { return standing(p, board.Spools) },
	"c":        func(p *game.Position) string { return standing(p, board.Cones) },
	"turn":     func(p *game.Position) string { return "sc"[p.Turn : p.Turn+1] },
	"await":    func(p *game.Position) string { return AwaitNames[p.Await] },
	"throw":    func(p *game.Position) string { return fmt.Sprint(p.Throw) },
	"pending":  pendingText,
	"sent":     func(p *game.Position) string { return pair([2]uint8{uint8(p.Sent[0]), uint8(p.Sent[1])}) },
	"touched":  func(p *game.Position) string { return fmt.Sprint(p.Touched) },
	"fate":     func(p *game.Position) string { return "sc"[p.FateSide : p.FateSide+1] },
	"owed":     func(p *game.Position) string { return fmt.Sprint(p.Owed) },
	"carry":    func(p *game.Position) string { return pair(p.Carry) },
	"drowned":  func(p *game.Position) string { return pair(p.Drowned) },
	"freed":    func(p *game.Position) string { return pair(p.Freed) },
	"reserve":  func(p *game.Position) string { return pair(p.Reserve) },
	"rounds":   func(p *game.Position) string { return pair(p.Rounds) },
	"points":   func(p *game.Position) string { return pair(p.Points) },
	"swapped":  func(p *game.Position) string { return fmt.Sprint(p.Swapped) },
	"phase":    func(p *game.Position) string { return phaseNames[p.Phase[0]] + " " + phaseNames[p.Phase[1]] },
	"home":     func(p *game.Position) string { return homeNames[p.Home[0]] + " " + homeNames[p.Home[1]] },
	"finished": func(p *game.Position) string { return []string{"none", "s", "c"}[p.Finished] },
	"won":      func(p *game.Position) string { return []string{"none", "s", "c"}[p.Winner] },
}

// pendingText lists the throws that are still to be played, "1 2 4 4" in rising
// order, or says none.
func pendingText(p *game.Position) string {
	var list []string
	for t, n := range p.Pending {
		for range n {
			list = append(list, fmt.Sprint(t))
		}
	}
	if list == nil {
		return "none"
	}
	return strings.Join(list, " ")
}

func standing(p *game.Position, s board.Side) string {
	var list []string
	for q := board.Square(1); q <= board.Squares; q++ {
		if p.Cells[q] == 1+uint8(s) {
			list = append(list, fmt.Sprint(q))
		}
	}
	return strings.Join(list, " ")
}

func pair[T int8 | uint8](two [2]T) string { return fmt.Sprintf("%d %d", two[0], two[1]) }

func same(got, want string) error {
	if got != want {
		return fmt.Errorf("got %q", got)
	}
	return nil
}
