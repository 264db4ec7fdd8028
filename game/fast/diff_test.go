package fast_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"senet/game"
	"senet/game/board"
	"senet/game/fast"
	"senet/game/gametest"
	"senet/game/rules"
)

var plies = flag.Int("plies", 300_000, "random throws and choices to compare for each rule set")

// pair plays one game by the core and by the fast path, and compares them.
type pair struct {
	core *game.Game
	fast *fast.Game
	rng  *rand.Rand
	p    game.Position
	s    fast.State
	to   next // what was picked

	legal, moves, threw []game.Move
	events              []game.Event
	done, games         int
}

// next is where a ply leads.
type next struct {
	p game.Position
	s fast.State
}

func newPair(g *game.Game, seed uint64) *pair {
	f := fast.Compile(g)
	return &pair{core: g, fast: f, rng: rand.New(rand.NewPCG(seed, 7)), p: g.Start(), s: f.Start()}
}

// touch binds the mover to a random piece, now and then, where that is played.
func (d *pair) touch() {
	if d.rng.IntN(4) == 0 {
		d.p, _ = d.core.Touch(d.p, board.Square(1+d.rng.IntN(board.Squares)))
		d.s = d.fast.State(d.p)
	}
}

// step compares everything that can be done now, and does one of it.
func (d *pair) step() error {
	d.touch()
	if err := d.same(); err != nil {
		return err
	}
	chances := d.core.Chances(&d.p)
	if !slices.Equal(chances, d.fast.Chances(d.s)) {
		return d.wrong("chances", chances, d.fast.Chances(d.s))
	}
	d.legal = d.core.Legal(&d.p, d.legal)
	d.moves = d.fast.Moves(d.s, d.moves)
	if !slices.Equal(d.legal, d.moves) {
		return d.wrong("moves", d.legal, d.moves)
	}
	pick := d.rng.IntN(len(d.legal) + 2*len(chances))
	for i, m := range d.legal {
		if err := d.play(m, i == pick); err != nil {
			return err
		}
	}
	for i, c := range chances {
		at := len(d.legal) + 2*i
		if err := d.throw(c.Throw, pick == at || pick == at+1); err != nil {
			return err
		}
	}
	d.done++
	d.p, d.s = d.to.p, d.to.s
	if d.p.Winner != 0 {
		d.p, d.s = d.core.Start(), d.fast.Start()
		d.games++
	}
	return nil
}

// play compares what a choice leads to, and stays there if it is chosen.
func (d *pair) play(m game.Move, chosen bool) error {
	next, ev, err := d.core.Play(d.p, m, d.events[:0])
	d.events = ev
	if err != nil {
		return err
	}
	s := d.fast.Play(d.s, m)
	return d.compare("after "+gametest.MoveText(m), next, s, chosen)
}

// throw does the same for an outcome of the sticks, by both ways to throw.
func (d *pair) throw(t game.Throw, chosen bool) error {
	next, ev, err := d.core.Throw(d.p, t, d.events[:0])
	d.events = ev
	if err != nil {
		return err
	}
	s, threw := d.fast.Threw(d.s, t, d.threw)
	d.threw = threw
	if s != d.fast.Throw(d.s, t) {
		return d.wrong(fmt.Sprintf("Threw %d differs from Throw", t), d.fast.Throw(d.s, t), s)
	}
	if want := d.fast.Moves(s, d.moves); s.Await() == game.AwaitMove && (s.Standing() != 0 || pends(s)) && !slices.Equal(want, threw) {
		return d.wrong(fmt.Sprintf("moves of Threw %d", t), want, threw)
	}
	return d.compare(fmt.Sprintf("after a throw of %d", t), next, s, chosen)
}

func (d *pair) compare(what string, next game.Position, s fast.State, chosen bool) error {
	if got := d.fast.Position(s); got != next {
		return d.wrong(what, gametest.Draw(next), gametest.Draw(got))
	}
	if chosen {
		d.to.p, d.to.s = next, s
	}
	return nil
}

// same compares the standing state with the position, both ways.
func (d *pair) same() error {
	if got := d.fast.Position(d.s); got != d.p {
		return d.wrong("position", d.p, got)
	}
	if got := d.fast.State(d.p); got != d.s {
		return d.wrong("state", d.s, got)
	}
	return nil
}

func (d *pair) wrong(what string, want, got any) error {
	return fmt.Errorf("ply %d, %s: core %v, fast %v\nin %s\n%+v", d.done, what, want, got, gametest.Draw(d.p), d.p)
}

// pends reports whether throws were put by.
func pends(s fast.State) bool {
	n := 0
	for t := range game.Throw(7) {
		n += s.Pending(t)
	}
	return n > 0
}

func plainGame(t testing.TB, r rules.Rules) *game.Game {
	t.Helper()
	g := gametest.New(t, r)
	return g
}

// TestSameAsCore plays random games of every rule set and compares every
// choice, every outcome of every throw and every position they lead to.
func TestSameAsCore(t *testing.T) {
	for _, preset := range presets() {
		t.Run(preset.ID, func(t *testing.T) {
			n := *plies
			if testing.Short() {
				n /= 20
			}
			d := newPair(plainGame(t, preset.Rules), 2026)
			for d.done < n {
				if err := d.step(); err != nil {
					t.Fatal(err)
				}
			}
			if d.games == 0 {
				t.Errorf("no game ended in %d plies", d.done)
			}
		})
	}
}

var sets = flag.Int("sets", 300, "random rule sets to compare")

// TestSameAsCoreByRandomRules compares rule sets that nobody would think of:
// every toggle at random, as far as the values do not contradict each other.
func TestSameAsCoreByRandomRules(t *testing.T) {
	kendall, _ := rules.ByID("kendall")
	rng := rand.New(rand.NewPCG(31, 31))
	for range *sets {
		r := asPrinted(supported(rng), rng)
		d := newPair(plainGame(t, r), rng.Uint64())
		for d.done < 1000 {
			if err := d.step(); err != nil {
				t.Fatalf("kendall with %v: %v", rules.Diff(kendall.Rules, r), err)
			}
		}
	}
}
