package ai

import (
	"math"
	"math/bits"

	"senet/game/board"
	"senet/game/fast"
	"senet/game/rules"
)

// swift is the hand-made evaluation of a game of removing by words of squares:
// the same as weights.win, but for the order of its sums.
type swift struct {
	ahead  [board.Squares + 1]float64 // what a piece has before it, by its square
	drown  float64                    // what a drowned one has
	run    float64
	bar    float64                    // 0 where nothing bars
	risk   [board.Squares + 1]float64 // by how many squares an enemy is behind; 0 where nothing is hit
	houses uint32                     // squares whose pieces count as safe
	steep  float64
	turn   float64 // what a throw is worth
}

// hasten prepares the weights for a rule set, or says that it cannot.
func (w *weights) hasten(r *rules.Rules) *swift {
	if r.System != rules.SystemRemove || r.Gods {
		return nil
	}
	k := &swift{drown: float64(board.Off-board.Rebirth) + w.drowned*meanThrow, run: w.run, steep: w.steep, turn: w.now * meanThrow}
	for q := board.Square(1); q <= board.Squares; q++ {
		k.ahead[q] = w.ahead(r, q)
		if q.IsHouse() {
			k.houses |= 1 << q
		}
	}
	if r.Bars != rules.BarsNothing {
		k.bar = w.bar
	}
	if r.Safe > 0 {
		for d, n := range [6]float64{0, 4, 6, 4, 1, 1} {
			k.risk[d] = w.exposed * n / 16 * float64(2*d)
		}
	}
	return k
}

// knows says whether a state that waits for a throw can be judged.
func (k *swift) knows(s fast.State) bool { return k != nil && !s.Elaborate() && !s.Over() }

// win is the chance of the side whose turn it is.
func (k *swift) win(s fast.State) float64 {
	d := s.Turn()
	own, foe := s.Pieces(d), s.Pieces(d^1)
	mine := k.toGo(own) + float64(s.Drowned(d))*k.drown
	theirs := k.toGo(foe) + float64(s.Drowned(d^1))*k.drown
	tempo := (float64(s.Owed()) - 0.5 + float64(s.Carry(d)) - float64(s.Carry(d^1))) * k.turn
	lead := theirs - mine + k.stand(own, foe) - k.stand(foe, own) + tempo
	scale := k.steep / math.Sqrt(0.35+math.Max(0, math.Min(mine, theirs))/60)
	return 1 / (1 + math.Exp(-scale*lead))
}

func (k *swift) toGo(set uint32) float64 {
	sum := 0.0
	for ; set != 0; set &= set - 1 {
		sum += k.ahead[bits.TrailingZeros32(set)&31%(board.Squares+1)]
	}
	return sum
}

func (k *swift) stand(own, foe uint32) float64 {
	runs := own & (own<<1 | own>>1)
	sum := k.run * float64(bits.OnesCount32(runs))
	if k.bar != 0 && runs != 0 {
		behind := foe<<1 | foe<<2 | foe<<3
		behind |= behind << 3
		sum += k.bar * float64(bits.OnesCount32(runs&behind))
	}
	if open := own &^ (runs | k.houses); open != 0 {
		for d := 1; d <= 5; d++ {
			sum -= k.risk[d] * float64(bits.OnesCount32(open&(foe<<d)))
		}
	}
	return sum
}
