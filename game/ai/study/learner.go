// Package study teaches networks to judge: by games of a rule set against
// itself that end in exact endings. The command game/ai/train uses it, and the
// program for a player's own rules.
package study

import (
	"context"
	"math"
	"math/bits"

	"senet/game"
	"senet/game/ai/endgame"
	"senet/game/ai/eval"
	"senet/game/ai/search"
	"senet/game/board"
	"senet/game/fast"
)

// Learner plays against itself and learns from what it sees. A game ends where
// the exact endings begin.
//
// The target for a state is its mean over all throws with the best choice after
// each, by the network itself, the endings, or the end of the game; to that
// comes λ times what the target of the next state of the game is off from the
// network's judgement of it, unless a choice was made for the sake of
// exploration. Luck is no part of it, so λ can be large.
type Learner struct {
	games   []*fast.Game // the rule set, and members of its family with other numbers of pieces
	seekers []*search.Search
	net     *eval.Net
	mean    *eval.Net // of the networks of late
	blends  int
	scatter bool // boards can be made at random
	table   *endgame.Table
	rng     *fast.Rand
	o       Options
	rate    float32
	hurry   float64
	memory  []sample
	at      int
	full    bool
	choices []search.Choice
	steps   []step
	off     float64 // running mean of |target − judgement|
}

type sample struct {
	f      eval.Features
	bucket int
	target float32
}

type step struct {
	s      fast.State
	f      eval.Features
	bucket int
	mean   float64
	judged float64
	cut    bool
}

// New returns a learner for a network, made by Open or Fresh, of rule sets of
// one family: the first is that of the network, others have other numbers of
// pieces. table may be nil. Equal seeds learn the same.
func New(games []*fast.Game, net *eval.Net, table *endgame.Table, seed uint64) *Learner {
	l := &Learner{games: games, net: net, table: table, rng: fast.NewRand(seed), memory: make([]sample, 1<<17), o: Standard, rate: float32(Standard.First)}
	l.scatter = endgame.Supports(games[0])
	mean := *net
	l.mean = &mean
	for _, g := range games {
		l.seekers = append(l.seekers, search.New(g, net, nil, table))
	}
	return l
}

func (l *Learner) unit() float64 { return float64(l.rng.Uint64()>>11) / (1 << 53) }

func (l *Learner) below(n int) int { return int(l.rng.Uint64() >> 33 % uint64(n)) }

// first is a state to begin from: the start, somewhere in a random game, or a
// board at random.
func (l *Learner) first(g *fast.Game) fast.State {
	s := g.Start()
	for s.Await() == game.AwaitLot {
		s = g.Throw(s, 1)
	}
	switch u := l.unit(); {
	case u < 0.45:
	case u < 0.65 || !l.scatter:
		s, _ = g.Playout(s, l.rng, l.below(l.wander()))
	default:
		most := int(g.Core().Rules().Pieces)
		s = l.random(1+l.below(most), 1+l.below(most))
	}
	return s
}

// wander is how many plies at most are played at random before a game is learned
// from: more where boards cannot be made at random, for what lies near the end
// must be seen from the beginning.
func (l *Learner) wander() int {
	if l.scatter {
		return 120
	}
	return 500
}

// random is a board with a pieces against b, most of them on the way together.
func (l *Learner) random(a, b int) fast.State {
	var set [2]uint32
	var drowned [2]uint8
	low, high := 1+l.below(20), 30
	r := l.games[0].Core().Rules()
	for side, n := range []int{a, b} {
		for range n {
			if l.canDrown() && l.unit() < 0.06 {
				drowned[side]++
				continue
			}
			for {
				q := low + l.below(high-low+1)
				taken := (set[0]|set[1])>>q&1 == 1
				if q == int(board.Ba) && r.BaDoubles || q == int(board.Water) && endgame.WaterEmpty(r) {
					continue
				}
				if taken {
					low = max(1, low-1)
					continue
				}
				set[side] |= 1 << q
				break
			}
		}
	}
	owed, carry := int8(1), int8(0)
	if l.canCarry() {
		switch u := l.unit(); {
		case u < 0.1:
			owed = 2
		case u < 0.12:
			owed = 3
		}
		switch u := l.unit(); {
		case u < 0.08:
			carry = -1
		case u < 0.16:
			carry = 1
		}
	}
	s := fast.Ending(set[0], set[1], drowned, owed, carry, game.AwaitThrow)
	if l.net.Apart && l.unit() < 0.5 {
		s = s.Mirror() // the other side's turn
	}
	return s
}

func (l *Learner) canDrown() bool { return endgame.Drowns(l.games[0].Core().Rules()) }

func (l *Learner) canCarry() bool {
	r := l.games[0].Core().Rules()
	return r.RebirthAgain15 || r.NetLoses || r.RebirthAgain
}

// episode plays a game and learns from it. It returns how many states it judged.
func (l *Learner) episode() int {
	i := 0
	if len(l.games) > 1 && l.unit() < 0.3 {
		i = 1 + l.below(len(l.games)-1)
	}
	g, x := l.games[i], l.seekers[i]
	s := l.settle(x, l.first(g))
	l.steps = l.steps[:0]
	for !s.Over() && len(l.steps) < 800 {
		f, bucket := l.net.See(s)
		if v, ok := l.table.Value(s); ok {
			l.remember(f, bucket, l.net.For(s, v))
			break
		}
		x.Begin(context.Background())
		mean, choices, _ := x.Ahead(s, g.Stick(l.rng.Uint64()), l.choices[:0])
		l.choices = choices
		at, cut := pick(choices), false
		if len(choices) > 1 && l.unit() < l.o.Explore {
			at, cut = l.below(len(choices)), true
		}
		l.steps = append(l.steps, step{s, f, bucket, float64(mean), float64(l.net.Win(s)), cut})
		s = l.settle(x, choices[at].Next)
	}
	l.look()
	return len(l.steps)
}

func pick(choices []search.Choice) int {
	at := 0
	for i := range choices {
		if choices[i].Win > choices[at].Win {
			at = i
		}
	}
	return at
}

// settle goes on by chance, and by the best of further choices before it, to the
// next throw for a move.
func (l *Learner) settle(x *search.Search, s fast.State) fast.State {
	for !s.Over() && s.Await() != game.AwaitThrow && s.Await() != game.AwaitWater {
		if s.Await() == game.AwaitMove {
			l.choices = x.Choices(s, 0, l.choices)
			s = l.choices[pick(l.choices)].Next
			continue
		}
		s = x.G.Throw(s, x.G.Stick(l.rng.Uint64()))
	}
	return s
}

// look goes back over the game and remembers a target for each state.
func (l *Learner) look() {
	var later float64
	for i := len(l.steps) - 1; i >= 0; i-- {
		st := &l.steps[i]
		target := st.mean
		if i+1 < len(l.steps) && !st.cut {
			next := &l.steps[i+1]
			more := l.o.Lambda * (later - next.judged)
			if next.s.Turn() != st.s.Turn() {
				more = -more
			}
			target += more
		}
		target = min(max(0.5+(target-0.5)*(1-l.hurry), 0), 1)
		later = target
		l.off += (math.Abs(target-st.judged) - l.off) / 20_000
		l.remember(st.f, st.bucket, l.net.For(st.s, float32(target)))
	}
}

// remember keeps a sample and learns from some that were kept.
func (l *Learner) remember(f eval.Features, bucket int, target float32) {
	l.memory[l.at] = sample{f, bucket, target}
	if l.at++; l.at == len(l.memory) {
		l.at, l.full = 0, true
	}
	n := l.at
	if l.full {
		n = len(l.memory)
	} else if n < 4000 {
		return
	}
	for range l.o.Reuse {
		m := &l.memory[l.below(n)]
		l.net.Learn(m.f, m.bucket, m.target, l.rate)
		l.net.Steps++
	}
	if l.scatter && l.table.Holds() > 0 && l.unit() < 0.25 {
		l.exact(true)
	}
}

// exact judges an ending at random, learns from it if asked to, and returns how
// far the judgement was off.
func (l *Learner) exact(learn bool) float64 {
	h := l.table.Holds()
	a, b := l.few(h), l.few(h)
	s := l.random(a, b)
	v, ok := l.table.Value(s)
	if !ok {
		return 0
	}
	if learn {
		l.net.Steps++
		f, bucket := l.net.See(s)
		return float64(l.net.Learn(f, bucket, l.net.For(s, v), l.rate))
	}
	return float64(v - l.mean.Win(s))
}

// blend takes the network into the mean of those of late: of about the last
// twentieth of a run.
func (l *Learner) blend() {
	l.blends++
	l.mean.Blend(l.net, min(1, 20/float32(l.blends)))
}

// few is a number up to h, more often near h.
func (l *Learner) few(h int) int {
	return max(1, h-bits.TrailingZeros64(l.rng.Uint64()|1<<8)/2)
}

// distance is the root of the mean square by which endings are misjudged.
func (l *Learner) distance() float64 {
	if l.table.Holds() == 0 || !l.scatter {
		return 0
	}
	sum := 0.0
	for range 3000 {
		off := l.exact(false)
		sum += off * off
	}
	return math.Sqrt(sum / 3000)
}
