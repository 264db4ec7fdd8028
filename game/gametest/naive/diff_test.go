package naive_test

import (
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"

	"senet/game"
	"senet/game/board"
	"senet/game/gametest/naive"
	"senet/game/rules"
)

var (
	plies = flag.Int("plies", 0, "plies to compare for each rule set; 0: as many as fit an ordinary test run")
	seed  = flag.Uint64("seed", 1, "seed of the random games")
)

// walker plays random games on the engine and on the oracle at once.
type walker struct {
	r   rules.Rules
	g   *game.Game
	rng *rand.Rand
	p   game.Position
	log []done // what was done since the first position
	buf []game.Move
}

func newWalker(r rules.Rules, seed uint64) (*walker, error) {
	g, err := game.New(r)
	return &walker{r: r, g: g, rng: rand.New(rand.NewPCG(seed, 30))}, err
}

// done is one thing done, in the position before it.
type done struct {
	what string
	arg  any
	p    game.Position
}

// run compares n plies and returns how the two first disagree, or nil.
func (w *walker) run(n int) error {
	count := 0
	for game := 0; count < n; game++ {
		if err := w.begin(game); err != nil {
			return err
		}
		for ply := 0; ply < 600 && count < n; ply++ {
			more, err := w.ply()
			if err != nil {
				return fmt.Errorf("%w\n%s", err, w.tail())
			}
			count++
			if !more {
				break
			}
		}
	}
	return nil
}

// tail shows the last things done, for the message of a failure.
func (w *walker) tail() string {
	out := ""
	for _, l := range w.log[max(0, len(w.log)-6):] {
		out += fmt.Sprintf("%s %+v in %s\n", l.what, l.arg, show(l.p))
	}
	return out
}

// begin starts a game: every other one from the start, the others from a
// random position, which reaches the rare cases much sooner.
func (w *walker) begin(game int) error {
	w.log = w.log[:0]
	w.p = w.g.Start()
	if want := naive.Start(w.r); w.p != want {
		return fmt.Errorf("first position:\n got %s\nwant %s", show(w.p), show(want))
	}
	if game%2 == 1 {
		w.p = scatter(w.r, w.rng)
		w.note("scattered", "")
	}
	return nil
}

func (w *walker) note(what string, arg any) {
	w.log = append(w.log, done{what, arg, w.p})
}

// ply compares the two on one position, does one random thing on both and
// compares what comes of it.
func (w *walker) ply() (more bool, err error) {
	if err := w.compareChoices(); err != nil {
		return false, err
	}
	if _, over := w.p.Over(); over {
		return false, nil
	}
	legal := naive.Legal(w.r, w.p)
	chances := w.g.Chances(&w.p)
	if w.rng.IntN(16) == 0 {
		if err := w.tryAnything(); err != nil {
			return false, err
		}
	}
	if w.p.Await == game.AwaitMove && w.r.TouchMove && w.rng.IntN(2) == 0 {
		return true, w.touch()
	}
	if len(chances) == 0 && len(legal) == 0 {
		return false, fmt.Errorf("neither a throw nor a choice in %s", show(w.p))
	}
	if len(legal) > 0 && (len(chances) == 0 || w.rng.IntN(2) == 0) {
		return true, w.play(legal[w.rng.IntN(len(legal))])
	}
	return true, w.throw(chances[w.rng.IntN(len(chances))].Throw)
}

func (w *walker) compareChoices() error {
	want := naive.Legal(w.r, w.p)
	w.buf = w.g.Legal(&w.p, w.buf)
	if got := w.buf; !slices.Equal(sorted(got), sorted(want)) {
		return fmt.Errorf("legal moves in %s:\n got %v\nwant %v", show(w.p), sorted(got), sorted(want))
	}
	if err := w.compareRefusals(want); err != nil {
		return err
	}
	chances := map[game.Throw]int{}
	for _, c := range w.g.Chances(&w.p) {
		chances[c.Throw] += int(c.Sixteenth)
	}
	if want := naive.Chances(w.r, w.p); !maps.Equal(chances, want) {
		return fmt.Errorf("chances in %s: got %v, want %v", show(w.p), chances, want)
	}
	return nil
}

// compareRefusals: a piece is refused exactly when none of the moves is its own,
// and a side without a will of its own has one move.
func (w *walker) compareRefusals(legal []game.Move) error {
	for q := board.Square(1); q <= board.Squares; q++ {
		can := slices.ContainsFunc(legal, func(m game.Move) bool { return m.From == q })
		if reason := w.g.Refusal(&w.p, q); (reason == game.ReasonNone) != can {
			return fmt.Errorf("square %d in %s: refused for %q, but the moves are %v", q, show(w.p), reason.Name(), legal)
		}
	}
	if compelled := w.g.Compelled(&w.p); compelled != (w.p.Await == game.AwaitMove && w.g.IsGods(w.p.Turn)) || compelled && len(legal) != 1 {
		return fmt.Errorf("compelled %v in %s with %v", compelled, show(w.p), legal)
	}
	return nil
}

func (w *walker) throw(t game.Throw) error {
	w.note("throw", t)
	got, events, err := w.g.Throw(w.p, t, nil)
	want, wantErr := naive.Throw(w.r, w.p, t)
	return w.became(got, events, err, want, wantErr)
}

func (w *walker) play(m game.Move) error {
	w.note("play", m)
	got, events, err := w.g.Play(w.p, m, nil)
	want, wantErr := naive.Play(w.r, w.p, m)
	return w.became(got, events, err, want, wantErr)
}

func (w *walker) touch() error {
	q := board.Square(1 + w.rng.IntN(30))
	w.note("touch", q)
	got, _ := w.g.Touch(w.p, q)
	want := naive.Touch(w.r, w.p, q)
	w.p = got
	return w.same(got, want)
}

// tryAnything offers both a throw and a move that are hardly ever right.
func (w *walker) tryAnything() error {
	n := game.Throw(w.rng.IntN(9))
	_, _, err := w.g.Throw(w.p, n, nil)
	if _, wantErr := naive.Throw(w.r, w.p, n); (err == nil) != (wantErr == nil) {
		return fmt.Errorf("throw %d in %s: got error %v, want %v", n, show(w.p), err, wantErr)
	}
	m := game.Move{
		Kind: game.MoveKind(w.rng.IntN(4)), From: board.Square(w.rng.IntN(32)), To: board.Square(w.rng.IntN(32)),
		Back: w.rng.IntN(2) == 0, Throw: game.Throw(w.rng.IntN(2) * w.rng.IntN(7)),
	}
	_, _, err = w.g.Play(w.p, m, nil)
	_, wantErr := naive.Play(w.r, w.p, m)
	if (err == nil) != (wantErr == nil) {
		return fmt.Errorf("%+v in %s: got error %v, want %v", m, show(w.p), err, wantErr)
	}
	return nil
}

func (w *walker) became(got game.Position, events []game.Event, err error, want game.Position, wantErr error) error {
	if err != nil || wantErr != nil {
		return fmt.Errorf("errors %v and %v", err, wantErr)
	}
	if err := w.same(got, want); err != nil {
		return err
	}
	shown := w.p
	for _, e := range events {
		shown = w.g.Show(shown, e)
	}
	// Game.Show promises to arrive where the events lead, but for these.
	shown.Await, shown.Piece, shown.Touched = got.Await, got.Piece, got.Touched
	if shown != got {
		return fmt.Errorf("shown events end in\n    %s\nnot %s\nevents %+v", show(shown), show(got), events)
	}
	w.p = got
	return nil
}

func (w *walker) same(got, want game.Position) error {
	if got != want {
		return fmt.Errorf("position:\n got %s\nwant %s", show(got), show(want))
	}
	return nil
}

func sorted(moves []game.Move) []game.Move {
	out := slices.Clone(moves)
	slices.SortFunc(out, func(a, b game.Move) int { return slices.Compare(key(a), key(b)) })
	return out
}

func key(m game.Move) []int {
	back := 0
	if m.Back {
		back = 1
	}
	return []int{int(m.Kind), int(m.From), int(m.To), back, int(m.Throw)}
}

// show writes a position in one line: the board, then what is not zero.
func show(p game.Position) string {
	cells := ""
	for q := 1; q <= 30; q++ {
		cells += string(".sc"[p.Cells[q]])
		if q%10 == 0 {
			cells += " "
		}
	}
	v := reflect.ValueOf(p)
	for i := range v.NumField() {
		if f := v.Type().Field(i); f.Name != "Cells" && !v.Field(i).IsZero() {
			cells += fmt.Sprintf(" %s:%v", f.Name, v.Field(i).Interface())
		}
	}
	return cells
}
