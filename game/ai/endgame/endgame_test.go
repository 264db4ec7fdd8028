package endgame

import (
	"bytes"
	"context"
	"math"
	"slices"
	"testing"

	"senet/game"
	"senet/game/board"
	"senet/game/fast"
	"senet/game/gametest"
	"senet/game/rules"
)

func compiled(t testing.TB, id string) *fast.Game {
	t.Helper()
	return fast.Compile(gametest.Preset(t, id))
}

func solved(t testing.TB, g *fast.Game, n int) *Table {
	t.Helper()
	tab, err := Solve(context.Background(), g, nil, Options{Pieces: n})
	if err != nil {
		t.Fatal(err)
	}
	return tab
}

// Every rule set of removing that is supported, with one piece a side: the
// values satisfy their own equations, and agree with value iteration over the
// positions of the plain core that follow one another, which knows nothing of
// this package's numbering and bounds neither what is owed nor what is carried.
func TestOneAgainstOne(t *testing.T) {
	n := 0
	for _, p := range rules.Presets() {
		g := compiled(t, p.ID)
		if !Supports(g) || testing.Short() && (p.ID == "gods" || p.ID == "kendall-long") {
			continue
		}
		n++
		t.Run(p.ID, func(t *testing.T) {
			tab := solved(t, g, 1)
			if mean, worst := tab.Check(1); mean > 2e-5 || worst > 2e-4 {
				t.Errorf("off by %.2g on average, %.2g at most", mean, worst)
			}
			core := newBrute(g.Core())
			for _, own := range []uint32{1 << 3, 1 << 12, 1 << 25, 1 << 28} {
				for _, foe := range []uint32{1 << 1, 1 << 14, 1 << 22, 1 << 30} {
					core.reach(g.Position(fast.Ending(own, foe, [2]uint8{}, 1, 0, game.AwaitThrow)))
				}
			}
			core.iterate()
			worst, sum := 0.0, 0.0
			for _, p := range core.list {
				if p.Await != game.AwaitThrow && p.Await != game.AwaitWater {
					continue
				}
				s := g.State(p)
				v, ok := tab.Value(s)
				if !ok {
					t.Fatalf("no value for %+v", p)
				}
				want := core.value[p]
				if p.Turn == board.Cones {
					want = 1 - want
				}
				if s.Owed() > 1 || s.Carry(0)|s.Carry(1) != 0 {
					continue // bounded
				}
				off := math.Abs(float64(v) - want)
				worst = max(worst, off)
				sum += off
			}
			t.Logf("%d positions, off by %.2g on average, %.2g at most", len(core.list), sum/float64(len(core.list)), worst)
			if worst > 2e-3 {
				t.Errorf("off by %.2g", worst)
			}
		})
	}
	if n < 5 {
		t.Errorf("only %d rule sets are supported", n)
	}
}

// brute iterates values over positions of the plain core: the chance of the spools.
type brute struct {
	g     *game.Game
	list  []game.Position
	value map[game.Position]float64
	next  map[game.Position][]game.Position // by chance (AwaitThrow and the like), then by choice
}

func newBrute(g *game.Game) *brute {
	return &brute{g: g, value: map[game.Position]float64{}, next: map[game.Position][]game.Position{}}
}

func (b *brute) reach(first game.Position) {
	todo := []game.Position{first}
	for len(todo) > 0 {
		p := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if _, seen := b.value[p]; seen || abs(p.Owed) > 6 || abs(p.Carry[0]) > 6 || abs(p.Carry[1]) > 6 {
			continue
		}
		b.value[p] = 0.5
		b.list = append(b.list, p)
		for _, c := range b.g.Chances(&p) {
			q, _, _ := b.g.Throw(p, c.Throw, nil)
			b.next[p] = append(b.next[p], q)
		}
		for _, m := range b.g.Legal(&p, nil) {
			q, _, _ := b.g.Play(p, m, nil)
			b.next[p] = append(b.next[p], q)
		}
		todo = append(todo, b.next[p]...)
	}
}

func abs(n int8) int8 { return max(n, -n) }

func (b *brute) iterate() {
	for range 3000 {
		moved := 0.0
		for i := len(b.list) - 1; i >= 0; i-- {
			p := b.list[i]
			v := b.backup(&p)
			moved = max(moved, math.Abs(v-b.value[p]))
			b.value[p] = v
		}
		if moved < 1e-7 {
			return
		}
	}
}

func (b *brute) backup(p *game.Position) float64 {
	if w, over := p.Over(); over {
		return float64(1 - w)
	}
	next := b.next[*p]
	chances := b.g.Chances(p)
	sign, best := 1.0, math.Inf(-1)
	if p.Turn == board.Cones {
		sign = -1
	}
	if len(chances) > 0 {
		sum := 0.0
		for i, c := range chances {
			sum += float64(c.Sixteenth) / 16 * b.value[next[i]]
		}
		best = sign * sum
	}
	for _, q := range next[len(chances):] {
		best = max(best, sign*b.value[q])
	}
	return sign * best
}

// The values are what games between perfect players come to.
func TestAgainstGames(t *testing.T) {
	for _, id := range []string{"modern-kendall", "kendall"} {
		g := compiled(t, id)
		n := 1
		if id == "modern-kendall" {
			n = 2
		}
		tab := solved(t, g, n)
		var own, foe uint32 = 1 << 14, 1 << 13
		if n == 2 {
			own, foe = 1<<14|1<<5, 1<<13|1<<9
		}
		first := fast.Ending(own, foe, [2]uint8{}, 1, 0, game.AwaitThrow)
		want, _ := tab.Value(first)
		rng := fast.NewRand(7)
		won := 0
		const games = 20_000
		for range games {
			if tab.perfect(first, rng) == board.Spools {
				won++
			}
		}
		got := float64(won) / games
		if math.Abs(got-float64(want)) > 4*0.5/math.Sqrt(games) {
			t.Errorf("%s: %.4f of the games are won, the table says %.4f", id, got, want)
		}
		t.Logf("%s: %.4f of the games, %.4f by the table", id, got, want)
	}
}

// perfect plays a game out by the table.
func (t *Table) perfect(s fast.State, rng *fast.Rand) board.Side {
	var room [fast.MaxMoves]game.Move
	for !s.Over() {
		var choices []fast.State
		mover := s.Mover()
		moves := t.g.Moves(s, room[:0])
		if len(moves) > 0 && s.Await() != game.AwaitMove { // a rebirth instead of throwing
			now, _ := t.Chance(s, mover)
			after := t.bestOf(s, moves, mover, fates)
			if after < now-1e-4 {
				moves = nil
			}
		}
		if len(moves) == 0 {
			s = t.g.Throw(s, t.g.Stick(rng.Uint64()))
			continue
		}
		best := -1.0
		for _, m := range moves {
			next := t.g.Play(s, m)
			if v, _ := t.Chance(next, mover); v > best {
				best = v
				choices = append(choices[:0], next)
			}
		}
		s = choices[0]
	}
	w, _ := s.Winner()
	return w
}

// A table is read back as it was written; one of other rules is refused.
func TestFile(t *testing.T) {
	g := compiled(t, "kendall")
	tab := solved(t, g, 1)
	var file bytes.Buffer
	if err := tab.Write(&file); err != nil {
		t.Fatal(err)
	}
	data := file.Bytes()
	back, err := Read(bytes.NewReader(data), g)
	if err != nil || back.States() != tab.States() || back.Holds() != 1 {
		t.Fatalf("%v", err)
	}
	for l := range tab.each {
		if !slices.Equal(back.layers[l.seat][l.a][l.b].values(), l.values()) {
			t.Fatalf("%d against %d: values differ", l.a, l.b)
		}
	}
	if _, err := Read(bytes.NewReader(data), compiled(t, "modern-kendall")); err == nil {
		t.Error("a table of other rules is read")
	}
	for _, n := range []int{0, 5, len(data) / 2} {
		if _, err := Read(bytes.NewReader(data[:n]), g); err == nil {
			t.Errorf("a file cut at %d is read", n)
		}
	}
}

// Every board has a place of its own.
func TestPlaces(t *testing.T) {
	for _, id := range []string{"kendall", "modern-kendall", "five-stones", "gods", "jequier"} {
		g := compiled(t, id)
		tab := newTable(g)
		for _, n := range [][2]int{{1, 1}, {2, 1}, {1, 2}, {2, 2}} {
			seat := tab.sp.seat(1)
			l := tab.newLayer(seat, n[0], n[1])
			tab.layers[seat][n[0]][n[1]] = l
			seen := make([]bool, l.size)
			_ = tab.walk(l, func(own, foe uint32, drowned [2]uint8, at int) error {
				for e := range tab.sp.each {
					owed, carry, await := tab.sp.counts(e)
					s := fast.Ending(own, foe, drowned, int8(owed), int8(carry), await).Mirror()
					if l2, i, x := tab.place(s); l2 != l || i*tab.sp.each+x != at+e || seen[at+e] {
						t.Fatalf("%s: %b %b %v has place %d, wants %d", id, own, foe, drowned, i*tab.sp.each+x, at+e)
					}
					if l2, i, x := tab.place(s.Mirror()); !tab.sp.differ && (l2 != l || i*tab.sp.each+x != at+e) {
						t.Fatalf("%s: the mirror of a state has another place", id)
					}
					seen[at+e] = true
				}
				return nil
			})
			for i, ok := range seen {
				if !ok {
					t.Fatalf("%s: place %d is empty", id, i)
				}
			}
		}
	}
}
