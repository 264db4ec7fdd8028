package oracle

import (
	"fmt"
	"strings"
	"testing"

	"senet/game"
	"senet/game/board"
	"senet/game/gametest"
	"senet/game/sticks"
)

// script is a source of given faces; after them it repeats the last.
type script []sticks.Faces

func (s script) Faces(n int) sticks.Faces { return s[min(n, len(s)-1)] }

// faces makes of 0 to 15 the faces that read so from left to right, light as 1.
func faces(n int) (f sticks.Faces) {
	for i := range f {
		f[i] = n>>(3-i)&1 == 1
	}
	return f
}

// Of the 16 × 16 ways two throws can fall, 16 do not count and each square has
// exactly 8: a card is drawn with equal chances.
func TestOneCardIsFair(t *testing.T) {
	var ways [board.Squares + 1]int
	for a := range 16 {
		for b := range 16 {
			d := drawFrom(DrawDay, 0, script{faces(a), faces(b), faces(0)})
			if (d.Casts[0].Kind == CastVoid) != (a == 15) {
				t.Fatalf("first throw %d: %+v", a, d.Casts[0])
			}
			if a == 15 {
				continue
			}
			ways[d.Reading.Meetings[0].Square]++
		}
	}
	for q := 1; q <= board.Squares; q++ {
		if ways[q] != 8 {
			t.Errorf("square %d has %d ways of 240, not 8", q, ways[q])
		}
	}
}

// A card that lies there already is drawn anew, and every throw is kept.
func TestThreeDifferentCards(t *testing.T) {
	// 1 and 2, odd: 1. The same again. Four light sides. 3 and 4, even: 4. 29 and 30, odd: 29.
	d := drawFrom(DrawThree, 0, script{
		faces(0), faces(1), faces(0), faces(7), faces(15), faces(1), faces(3), faces(14), faces(8),
	})
	var got []string
	for _, c := range d.Casts {
		got = append(got, fmt.Sprintf("%s %d [%d:%d]", castNames[c.Kind], c.Square, c.First, c.End))
	}
	want := "pair 1 [0:0], one 1 [0:1], pair 1 [1:1], taken 1 [1:1], void 0 [1:1], pair 3 [1:1], one 4 [1:2], pair 29 [2:2], one 29 [2:3]"
	if s := strings.Join(got, ", "); s != want {
		t.Errorf("got  %s\nwant %s", s, want)
	}
	for seed := range uint64(3000) {
		m := NewDraw(DrawThree, seed).Reading.Meetings
		if len(m) != 3 || m[0].Square == m[1].Square || m[1].Square == m[2].Square || m[0].Square == m[2].Square {
			t.Fatalf("seed %d: %v", seed, m)
		}
	}
}

// The casts are throws 0 and on of the seed (package sticks).
func TestDrawsUseTheSticks(t *testing.T) {
	for kind := DrawDay; kind <= DrawPath; kind++ {
		source := sticks.Seeded(77)
		for n, c := range NewDraw(kind, 77).Casts {
			if c.Faces != source.Faces(n) || c.Throw != c.Faces.Score(5) {
				t.Errorf("%s cast %d: %+v", kind.Name(), n, c)
			}
		}
	}
}

// A draw can be made again for ever: these are kept as they were first made.
func TestDrawsStayTheSame(t *testing.T) {
	for line, want := range map[string]string{
		"senet-draw 1 day 1":                     "[15]",
		"senet-draw 1 three 2026":                "[10 29 13]",
		"senet-draw 1 path 5":                    "[3 5 7 10 13 14 15 17 18 19 21 23 25 30]",
		"senet-draw 1 path 18446744073709551615": "[3 8 10 12 13 15 17 19 23 28]",
	} {
		d, err := ParseDraw(line)
		if err != nil {
			t.Fatal(err)
		}
		if got := fmt.Sprint(squares(d.Reading)); got != want {
			t.Errorf("%s: %s, not %s", line, got, want)
		}
		if d.Record() != line {
			t.Errorf("%s came back as %s", line, d.Record())
		}
	}
}

func TestParseDrawRefuses(t *testing.T) {
	for line, key := range map[string]string{
		"": "oracle.notADraw", "senet-draw": "oracle.notADraw", "senet-draw 0 day 1": "oracle.notADraw",
		"senet-draw x day 1": "oracle.notADraw", "senet-draw 2 day 1": "oracle.newerDraw", "senet-draw 1 week 1": "oracle.drawKind",
		"senet-draw 1 day -1": "oracle.drawSeed", "senet-draw 1 day 18446744073709551616": "oracle.drawSeed",
		"senet-draw 1 day 1 2": "oracle.notADraw", strings.Repeat("senet-draw ", 1000): "oracle.notADraw",
	} {
		if _, err := ParseDraw(line); err == nil || !strings.Contains(err.Error(), key) {
			t.Errorf("%.30q: %v, want %s", line, err, key)
		}
	}
	if d, err := ParseDraw("  Senet-Draw\t1  PATH 5\r\n"); err != nil || d.Kind != DrawPath {
		t.Error(err)
	}
}

func FuzzParseDraw(f *testing.F) {
	f.Add("senet-draw 1 three 2026")
	f.Fuzz(func(t *testing.T, line string) {
		d, err := ParseDraw(line)
		if err != nil {
			return
		}
		again, err := ParseDraw(d.Record())
		if err != nil || fmt.Sprint(again) != fmt.Sprint(d) {
			t.Fatalf("%q: %v", line, err)
		}
	})
}

// A path ends off the board, and its piece does what the rules do with a single
// piece (RULES §2): the game itself is asked for every square and throw.
func TestPathKeepsTheRules(t *testing.T) {
	g := gametest.Preset(t, "kendall")
	for seed := range uint64(400) {
		d := NewDraw(DrawPath, seed)
		at, net := board.Square(1), false
		for n, c := range d.Casts {
			want, wantNet := after(t, g, at, c.Throw)
			if net {
				want, wantNet = at, false
			}
			if c.Square != want {
				t.Fatalf("seed %d cast %d: %d from %d leads to %d, not %d", seed, n, c.Throw, at, c.Square, want)
			}
			if (c.Kind == CastWait) != (c.Square == at) || (c.Kind == CastFate) != (at == board.Beauty) {
				t.Fatalf("seed %d cast %d: %+v", seed, n, c)
			}
			at, net = c.Square, wantNet
		}
		if at != board.Off || len(d.Reading.Meetings) == 0 || !d.Reading.Meetings[len(d.Reading.Meetings)-1].Has(HapFreed) {
			t.Fatalf("seed %d ends on %d", seed, at)
		}
	}
}

// after plays a throw for a single spool on a square and says where it stands
// before the next throw, and whether a throw is then lost to the Net.
func after(t *testing.T, g *game.Game, at board.Square, n game.Throw) (board.Square, bool) {
	t.Helper()
	s := game.Setup{Freed: [2]int{4, 0}, Drowned: [2]int{0, 5}, Owed: 1}
	s.Pieces[board.Spools] = []board.Square{at}
	if at == board.Beauty {
		s.Exact, s.Await, s.Owed = true, game.AwaitFate, 0
	}
	p, faults := s.Validate(g)
	if len(faults) > 0 {
		t.Fatalf("a spool on %d: %v", at, faults)
	}
	p, ev, err := g.Throw(p, n, nil)
	if err == nil && p.Await == game.AwaitMove && p.Turn == board.Spools && p.Throw == n {
		p, ev, err = g.Play(p, g.Legal(&p, nil)[0], ev)
	}
	if err != nil {
		t.Fatal(err)
	}
	net := false
	for _, e := range ev {
		net = net || e.Kind == game.EvNet
	}
	switch {
	case p.Drowned[board.Spools] > 0:
		return board.Rebirth, net // before the next throw
	case p.Freed[board.Spools] == 5:
		return board.Off, net
	}
	for q := board.Square(1); q <= board.Squares; q++ {
		if side, ok := p.At(q); ok && side == board.Spools {
			return q, net
		}
	}
	t.Fatalf("the spool from %d is nowhere", at)
	return 0, false
}

// Nobody will see a path that is not at its end after maxCasts throws.
func TestPathsEnd(t *testing.T) {
	chance := [6]float64{1: 4. / 16, 2: 6. / 16, 3: 4. / 16, 4: 1. / 16, 5: 1. / 16}
	here := map[[2]int]float64{{1, 0}: 1} // by square, and whether the Net holds
	for range maxCasts {
		there := map[[2]int]float64{}
		for at, p := range here {
			for n := 1; n <= 5; n++ {
				d := &drawer{source: script{sticks.Of(game.Throw(n))}, track: newTracker(false)}
				w := walker{drawer: d, at: board.Square(at[0]), net: at[1] == 1}
				w.step()
				if w.at != board.Off {
					there[[2]int{int(w.at), btoi(w.net)}] += p * chance[n]
				}
			}
		}
		here = there
	}
	left := 0.
	for _, p := range here {
		left += p
	}
	if left > 1e-20 {
		t.Errorf("the chance of a longer path is %g", left)
	}
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}
