// Command match plays two players against each other in pairs of games with the
// same throws and the sides changed, and says who is how much stronger:
//
//	go run ./game/ai/match -rules kendall -a thoth -b hand2 -games 200
//
// Players are the levels, "random", "greedy", and "hand" or "net" with a number
// of throws to look ahead (net2). The score is given as it was played, and with
// luck taken out: the result less, for each throw, how much better than the mean
// it was, as judged by the network of the rule set or by hand. That is the same
// on average, whatever judges, and much steadier.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"sync"
	"time"

	"senet/game"
	"senet/game/ai"
	"senet/game/ai/duel"
	"senet/game/ai/lab"
	"senet/game/board"
	"senet/game/rules"
)

type config struct {
	id, a, b, endings, net string
	games, cores           int
	seed                   uint64
}

func main() {
	var c config
	flag.StringVar(&c.id, "rules", "kendall", "the rule set")
	flag.StringVar(&c.a, "a", ai.LevelThoth, "one player")
	flag.StringVar(&c.b, "b", "hand1", "the other")
	flag.IntVar(&c.games, "games", 200, "how many games")
	flag.IntVar(&c.cores, "cores", 1, "games at a time")
	flag.Uint64Var(&c.seed, "seed", 1, "seed of the first pair")
	flag.StringVar(&c.endings, "endings", "", "file of exact endings to use")
	flag.StringVar(&c.net, "net", "", "file of a network to use instead of the built-in one")
	list := flag.Bool("list", false, "only name the rule sets")
	flag.Parse()
	if *list {
		for _, p := range rules.Presets() {
			fmt.Println(p.ID)
		}
		return
	}
	lab.Main(func(ctx context.Context) error { return run(ctx, c) })
}

func run(ctx context.Context, c config) error {
	set, err := lab.Open(c.id)
	if err != nil {
		return err
	}
	if err := equip(set, c); err != nil {
		return err
	}
	t := &tally{began: time.Now()}
	pairs := make(chan uint64)
	var wg sync.WaitGroup
	for range max(c.cores, 1) {
		wg.Go(func() {
			r := &referee{g: set.Core, names: [2]string{c.a, c.b}}
			for seed := range pairs {
				first, err1 := r.play(ctx, seed, 0)
				second, err2 := r.play(ctx, seed, 1)
				if err1 == nil && err2 == nil {
					t.add(first, second, c.games)
				}
			}
		})
	}
	for i := 0; i < (c.games+1)/2 && ctx.Err() == nil; i++ {
		pairs <- c.seed + uint64(i)
	}
	close(pairs)
	wg.Wait()
	t.print(c)
	return nil
}

// equip gives the players the files that were named.
func equip(set *lab.Set, c config) error {
	if c.endings != "" {
		t, err := lab.ReadEndings(c.endings, set.Fast)
		if err != nil {
			return err
		}
		ai.UseEndings(set.Core, t)
	}
	if c.net != "" {
		n, err := lab.ReadNet(c.net)
		if err != nil {
			return err
		}
		ai.UseNet(set.Core, n)
	}
	return nil
}

// referee plays single games.
type referee struct {
	g     *game.Game
	names [2]string
}

// outcome is a game as the first player sees it.
type outcome struct {
	won, fair float64
	moves     [2]int
	spent     [2]time.Duration
	slow      [2][]time.Duration
}

// play plays one game; a has the spools when seat is 0.
func (r *referee) play(ctx context.Context, seed uint64, seat int) (outcome, error) {
	var o outcome
	other := rand.New(rand.NewPCG(seed, uint64(seat)))
	judge, _ := ai.NewJudge(r.g) // none: luck is not counted
	d := duel.Duel{Game: r.g, Seat: seat, Dice: rand.New(rand.NewPCG(seed, 0x5e4e7)), Most: 20_000, Luck: judge.Luck}
	d.Choose = func(p game.Position, legal []game.Move, canThrow bool, who int) (game.Move, bool, error) {
		began := time.Now()
		d, err := r.choose(ctx, p, legal, canThrow, r.names[who], other)
		took := time.Since(began)
		o.moves[who]++
		o.spent[who] += took
		o.slow[who] = append(o.slow[who], took)
		return d.Move, d.Throw, err
	}
	result, err := d.Play(ctx)
	if err == nil && !result.Over {
		err = errors.New("a game without end")
	}
	o.won, o.fair = result.Won, result.Fair
	return o, err
}

func (r *referee) choose(ctx context.Context, p game.Position, legal []game.Move, canThrow bool, name string, rng *rand.Rand) (ai.Decision, error) {
	if name != "random" {
		return ai.New().Choose(ctx, r.g, p, name)
	}
	n := len(legal)
	if canThrow {
		n++
	}
	if i := rng.IntN(n); i < len(legal) {
		return ai.Decision{Move: legal[i]}, nil
	}
	return ai.Decision{Throw: true}, nil
}

// tally counts pairs.
type tally struct {
	mu    sync.Mutex
	began time.Time
	told  time.Time
	won   []float64 // by pair, the mean of both games
	fair  []float64
	slow  [2][]time.Duration
	sides [2]float64 // won with the spools, with the cones
}

func (t *tally) add(first, second outcome, games int) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.won = append(t.won, (first.won+second.won)/2)
	t.fair = append(t.fair, (first.fair+second.fair)/2)
	t.sides[0] += first.won
	t.sides[1] += second.won
	for i := range 2 {
		t.slow[i] = append(append(t.slow[i], first.slow[i]...), second.slow[i]...)
	}
	if now := time.Now(); now.Sub(t.told) > 10*time.Second {
		t.told = now
		m, e := mean(t.won)
		f, fe := mean(t.fair)
		fmt.Printf("%6.0fs  %d of %d games: %.4f ± %.4f, without luck %.4f ± %.4f\n", now.Sub(t.began).Seconds(), 2*len(t.won), games, m, e, f, fe)
	}
}

// mean is the mean and half of its 95 % interval.
func mean(list []float64) (m, half float64) {
	n := float64(len(list))
	if n < 2 {
		return 0.5, 1
	}
	for _, v := range list {
		m += v / n
	}
	s := 0.0
	for _, v := range list {
		s += (v - m) * (v - m)
	}
	return m, 1.96 * math.Sqrt(s/(n-1)/n)
}

func elo(score float64) float64 {
	score = min(max(score, 0.001), 0.999)
	return -400 * math.Log10(1/score-1)
}

func (t *tally) print(c config) {
	n := 2 * len(t.won)
	if n < 4 {
		return
	}
	fmt.Printf("%s: %s against %s, %d games, %.0f s\n", c.id, c.a, c.b, n, time.Since(t.began).Seconds())
	for i, list := range [][]float64{t.won, t.fair} {
		m, e := mean(list)
		fmt.Printf("  %-13s %.4f ± %.4f   Elo %+.0f (%+.0f to %+.0f)\n", [2]string{"as played", "without luck"}[i], m, e, elo(m), elo(m-e), elo(m+e))
	}
	fmt.Printf("  with the %s %.3f, with the %s %.3f\n", board.Spools, t.sides[0]*2/float64(n), board.Cones, t.sides[1]*2/float64(n))
	for i, list := range t.slow {
		if len(list) == 0 {
			continue
		}
		slices.Sort(list)
		fmt.Printf("  %s: %d decisions, median %v, 99 %% %v\n", [2]string{c.a, c.b}[i], len(list),
			list[len(list)/2].Round(10*time.Microsecond), list[len(list)*99/100].Round(10*time.Microsecond))
	}
}
