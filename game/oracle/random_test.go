package oracle

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"senet/game"
	"senet/game/board"
	"senet/game/gametest"
	"senet/game/record"
	"senet/game/rules"
	"senet/game/sticks"
)

// randomLog plays a game by chance, at most plies actions long.
func randomLog(t testing.TB, r rules.Rules, seed uint64, plies int) []record.Entry {
	t.Helper()
	g := gametest.New(t, r)
	rng, source, p, log := rand.New(rand.NewPCG(seed, 3)), sticks.Seeded(seed), g.Start(), &record.Log{}
	for n := 0; n < plies && p.Await != game.AwaitNothing; n++ {
		legal := g.Legal(&p, nil)
		a := record.Action{Kind: record.ActThrow, Throw: source.Faces(n).Score(int(r.AllDark))}
		if len(legal) > 0 && (g.Chances(&p) == nil || rng.IntN(2) == 0) {
			a = record.Action{Kind: record.ActPlay, Move: legal[rng.IntN(len(legal))]}
		}
		q, ev, err := record.Apply(g, p, a, nil)
		if err != nil {
			t.Fatal(err)
		}
		log.Add(p, q, a, ev)
		p = q
	}
	return log.Entries()
}

func eachLog(t *testing.T, check func(t *testing.T, log []record.Entry)) {
	for _, preset := range rules.Presets() {
		t.Run(preset.ID, func(t *testing.T) {
			for seed := range uint64(3) {
				check(t, randomLog(t, preset.Rules, seed, 700))
			}
		})
	}
}

// came counts the events by which a piece comes to a square.
func came(log []record.Entry) (n int, visits [board.Squares + 1]int) {
	for _, e := range log {
		for _, ev := range e.Events {
			switch ev.Kind {
			case game.EvMoved, game.EvBa, game.EvBounced, game.EvSwapped, game.EvReborn, game.EvEntered, game.EvPushed:
				n++
				visits[ev.To]++
			}
		}
	}
	return n, visits
}

// Under every rule set each coming to a square is one meeting, no more and no
// less, and each departure is told; a piece that leaves a square where it stood
// from the start to be free is the one exception (types.go).
func TestEveryComingIsMet(t *testing.T) {
	eachLog(t, func(t *testing.T, log []record.Entry) {
		r := Read(log, Options{Side: OfBoth})
		n, visits := came(log)
		started := 0
		for _, m := range r.Meetings {
			if m.Happened[0].Kind == HapFreed {
				started++
				visits[m.Square]++
			}
		}
		if r.Counts.Meetings != n+started || r.Counts.Visits != visits {
			t.Errorf("%d meetings %v, %d comings %v", r.Counts.Meetings, r.Counts.Visits, n, visits)
		}
		counted := map[Kind]game.EventKind{
			HapSent: game.EvSwapped, HapBa: game.EvBa, HapFate: game.EvFateThrew,
			HapReborn: game.EvReborn, HapEntered: game.EvEntered, HapFreed: game.EvFreed, HapMadeRoom: game.EvPushed, HapWaterThrow: game.EvWaterThrew,
		}
		for hap, kind := range counted {
			events := 0
			for _, e := range log {
				for _, ev := range e.Events {
					if ev.Kind == kind {
						events++
					}
				}
			}
			if got := r.Counts.Kinds[hap]; got != events {
				t.Errorf("%s happened %d times, by the events %d", hap.Name(), got, events)
			}
		}
	})
}

// What was rested on was landed on, what was landed on was crossed, each in the
// same order; and the two sides together are both.
func TestOptionsAgree(t *testing.T) {
	eachLog(t, func(t *testing.T, log []record.Entry) {
		all := Read(log, Options{OfBoth, Crossed})
		landed := Read(log, Options{OfBoth, Landed})
		same(t, "landed", landed.Meetings, filter(all.Meetings, func(m Meeting) bool { return m.Happened[0].Kind != HapCrossed }))
		rested := Read(log, Options{OfBoth, Rested})
		same(t, "rested", rested.Meetings, filter(landed.Meetings, func(m Meeting) bool { return m.Stayed > 0 }))
		for side := OfSpools; side <= OfCones; side++ {
			one := Read(log, Options{side, Crossed})
			same(t, side.Name(), one.Meetings, filter(all.Meetings, func(m Meeting) bool { return m.Side == board.Side(side) }))
		}
	})
}

func filter(in []Meeting, keep func(Meeting) bool) (out []Meeting) {
	for _, m := range in {
		if keep(m) {
			out = append(out, m)
		}
	}
	return out
}

func same(t *testing.T, what string, got, want []Meeting) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%s: %d meetings, want %d", what, len(got), len(want))
	}
}

// A game that goes on is read as its beginning: what has been met stays met.
func TestReadingGrows(t *testing.T) {
	eachLog(t, func(t *testing.T, log []record.Entry) {
		log = log[:min(len(log), 60)]
		for _, o := range []Options{{OfBoth, Landed}, {OfBoth, Crossed}, {OfSpools, Rested}, {OfCones, Rested}} {
			whole := squares(Read(log, o))
			for n := range log {
				part := squares(Read(log[:n], o))
				if len(part) > len(whole) || !slices.Equal(part, whole[:len(part)]) {
					t.Fatalf("%+v: after %d entries %v, in the end %v", o, n, part, whole)
				}
			}
		}
	})
}

func squares(r Reading) (out []board.Square) {
	for _, m := range r.Meetings {
		out = append(out, m.Square)
	}
	return out
}

// The crossed squares of a leg and its end are the whole way, square by square.
func TestCrossedIsTheWholeWay(t *testing.T) {
	eachLog(t, func(t *testing.T, log []record.Entry) {
		r := Read(log, Options{OfBoth, Crossed})
		at := board.None // where the piece on its way is, between its crossings
		for i, m := range r.Meetings {
			h := m.Happened[0]
			if h.Kind != HapCrossed && h.Kind != HapLanded {
				at = board.None
				continue
			}
			if at == board.None {
				at = h.From
			}
			if d := int(m.Square) - int(at); d != 1 && d != -1 {
				t.Fatalf("meeting %d: from %d to %d: %+v", i, at, m.Square, m)
			}
			at = m.Square
			if h.Kind == HapLanded {
				at = board.None
			}
		}
	})
}

func BenchmarkRead(b *testing.B) {
	_, _, log, err := gods(b).End()
	if err != nil {
		b.Fatal(err)
	}
	entries := log.Entries()
	for b.Loop() {
		Read(entries, Options{Side: OfBoth})
	}
}

// A meeting names the throw that brought its piece: no piece goes further than
// its throw, and none goes less far but to stop on 26, in the Water beside it, or
// to bounce.
func TestThrowOfAMeeting(t *testing.T) {
	eachLog(t, func(t *testing.T, log []record.Entry) {
		for i, m := range Read(log, Options{Side: OfBoth}).Meetings {
			if m.Happened[0].Kind != HapLanded {
				continue
			}
			far, n := int(m.Square)-int(m.From), int(m.Throw)
			far = max(far, -far)
			voyage := far == n-1 && strings.HasSuffix(t.Name(), "voyage") // a rest of 1 may be kept
			short := voyage || m.Square == board.Beauty || m.From == board.Beauty || bounced(log[m.Entry])
			if far > n || far < n && !short {
				t.Fatalf("meeting %d: %s by a throw of %d in %s", i, m.Move, n, m.Text)
			}
		}
	})
}

func bounced(e record.Entry) bool {
	return slices.ContainsFunc(e.Events, func(ev game.Event) bool { return ev.Kind == game.EvBounced })
}
