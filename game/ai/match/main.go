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
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"os/signal"
	"slices"
	"sync"
	"time"

	"senet/game"
	"senet/game/ai"
	"senet/game/ai/endgame"
	"senet/game/ai/eval"
	"senet/game/board"
	"senet/game/fast"
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
	if err := run(c); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(c config) error {
	p, ok := rules.ByID(c.id)
	if !ok {
		return fmt.Errorf("no rule set %s", c.id)
	}
	core, err := game.New(p.Rules)
	if err != nil {
		return err
	}
	if err := equip(core, c); err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	t := &tally{began: time.Now()}
	pairs := make(chan uint64)
	var wg sync.WaitGroup
	for range max(c.cores, 1) {
		wg.Go(func() {
			r := &referee{g: core, f: fast.Compile(core), names: [2]string{c.a, c.b}}
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
func equip(core *game.Game, c config) error {
	if c.endings != "" {
		f, err := os.Open(c.endings)
		if err != nil {
			return err
		}
		defer f.Close()
		t, err := endgame.Read(f, fast.Compile(core))
		if err != nil {
			return err
		}
		ai.UseEndings(core, t)
	}
	if c.net != "" {
		data, err := os.ReadFile(c.net)
		if err != nil {
			return err
		}
		n, err := eval.Read(data)
		if err != nil {
			return err
		}
		ai.UseNet(core, n)
	}
	return nil
}

// referee plays single games.
type referee struct {
	g     *game.Game
	f     *fast.Game
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
	dice := rand.New(rand.NewPCG(seed, 0x5e4e7))
	other := rand.New(rand.NewPCG(seed, uint64(seat)))
	judge, _ := ai.NewJudge(r.g) // none: luck is not counted
	var err error
	var o outcome
	luck := 0.0
	p := r.g.Start()
	for p.Await == game.AwaitLot { // the first player wins it
		p, _, _ = r.g.Throw(p, 1, nil)
	}
	for range 20_000 {
		if w, over := p.Over(); over {
			if int(w) == seat {
				o.won = 1
			}
			o.fair = o.won - luck
			return o, nil
		}
		if err := ctx.Err(); err != nil {
			return o, err
		}
		legal := r.g.Legal(&p, nil)
		canThrow := r.g.Chances(&p) != nil
		d := ai.Decision{Throw: canThrow}
		side := p.Turn
		switch {
		case len(legal) == 0:
		case len(legal) == 1 && !canThrow:
			d.Move = legal[0]
		default:
			who := int(side) ^ seat
			began := time.Now()
			d, err = r.choose(ctx, p, legal, canThrow, r.names[who], other)
			if err != nil {
				return o, err
			}
			took := time.Since(began)
			o.moves[who]++
			o.spent[who] += took
			o.slow[who] = append(o.slow[who], took)
		}
		if !d.Throw {
			p, _, _ = r.g.Play(p, d.Move, nil)
			continue
		}
		t := thrown(r.g, &p, dice)
		l := judge.Luck(p, t)
		if seat == 1 {
			l = -l
		}
		luck += l
		p, _, _ = r.g.Throw(p, t, nil)
	}
	return o, fmt.Errorf("a game without end")
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

// thrown is the next throw, by its chances.
func thrown(g *game.Game, p *game.Position, dice *rand.Rand) game.Throw {
	n := uint8(dice.IntN(16))
	for _, c := range g.Chances(p) {
		if n < c.Sixteenth {
			return c.Throw
		}
		n -= c.Sixteenth
	}
	return 0
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
