package ai

import (
	"context"
	"math"
	"sync"

	"senet/game"
	"senet/game/ai/endgame"
	"senet/game/ai/eval"
	"senet/game/ai/search"
	"senet/game/fast"
	"senet/game/fault"
	"senet/game/rules"
)

// New returns the built-in player.
func New() Adviser { return builtIn{} }

type builtIn struct{}

// Choose implements Player. It gives no reasons, which take longer than a quick
// level's choice: Weigh does.
func (builtIn) Choose(ctx context.Context, g *game.Game, p game.Position, name string) (Decision, error) {
	if p.Await == game.AwaitNothing {
		return Decision{}, fault.New("session.over")
	}
	lv := levelOf(name)
	list, err := weigh(ctx, g, &p, lv)
	if err != nil {
		return Decision{}, err
	}
	return pick(&p, list, lv.blind), nil
}

// pick is the best of what was weighed, to a player who is off by so much.
func pick(p *game.Position, list []Decision, blind float64) Decision {
	var best Decision
	top := math.Inf(-1)
	for _, d := range list {
		n := noise(p, d)
		// The hash is worth next to nothing where nothing blinds: it only parts equals.
		if v := d.Win + (blind+1e-9)*(n-0.5); v > top {
			top, best = v, d
		}
	}
	return best
}

// Weigh gives the chance, 0 to 1, that the side to act wins after each of the
// things it can do in p: the legal moves in their order, after throwing where
// that can be done. Reasons are in Why and Against. It errs like Choose.
func Weigh(ctx context.Context, g *game.Game, p game.Position, name string) ([]Decision, error) {
	if p.Await == game.AwaitNothing {
		return nil, fault.New("session.over")
	}
	list, err := weigh(ctx, g, &p, levelOf(name))
	if len(list) > 0 {
		explain(g, &p, list)
	}
	return list, err
}

// Weigh implements Adviser.
func (builtIn) Weigh(ctx context.Context, g *game.Game, p game.Position, name string) ([]Decision, error) {
	return Weigh(ctx, g, p, name)
}

// weigh judges all that can be done.
func weigh(ctx context.Context, g *game.Game, p *game.Position, lv level) ([]Decision, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	if p.Await == game.AwaitLot {
		return []Decision{{Throw: true, Win: 0.5}}, nil
	}
	e := engineOf(g)
	if e == nil {
		return simple(ctx, g, p, lv)
	}
	return e.weigh(ctx, p, lv)
}

// weigh judges all that can be done, on the fast path.
func (e *engine) weigh(ctx context.Context, p *game.Position, lv level) ([]Decision, error) {
	x := e.take(lv)
	defer e.give(x, lv)
	s := e.g.State(*p)
	x.Begin(ctx)
	room := x.Choices(s, lv.depth, nil)
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	best := room
	if len(room) > 1 {
		best = deepen(x, s, room, lv)
	}
	out := make([]Decision, len(best))
	for i, c := range best {
		out[i] = Decision{Throw: c.Throw, Move: c.Move, Win: float64(min(max(c.Win, 0), 1))}
	}
	return out, ctx.Err()
}

// growth is about how many times as many states each further throw takes, where
// much is cut.
const growth = 8

// deepen looks further, a throw at a time, as long as the budget lasts. A depth
// that cannot be finished counts for nothing, so none is begun that looks too
// costly.
func deepen(x *search.Search, s fast.State, found []search.Choice, lv level) []search.Choice {
	var room []search.Choice
	before := 0
	for depth := lv.depth + 1; depth <= lv.most; depth++ {
		spent := x.Nodes - before
		if before = x.Nodes; x.Budget > 0 && x.Nodes+growth*spent > x.Budget {
			break
		}
		room = x.Again(s, depth, found, 3*lv.margin, room)
		if x.Cut() {
			break
		}
		copy(found, room)
	}
	return found
}

// engine is what is kept for a rule set.
type engine struct {
	g    *fast.Game
	free map[bool][]*search.Search // by whether they use the network and see dangers

	endings endings // the rules that the table is of

	mu      sync.Mutex
	net     *eval.Net
	studied bool // the network was learned on this machine
	table   *endgame.Table
}

var (
	engines   = map[rules.Rules]*engine{}
	enginesMu sync.Mutex
)

// mostEngines bounds how many rule sets are kept ready.
const mostEngines = 40

// engineOf is the engine of a rule set, or nil when the fast path does not know it.
func engineOf(g *game.Game) *engine {
	r := g.Rules()
	enginesMu.Lock()
	defer enginesMu.Unlock()
	if e, ok := engines[r]; ok {
		return e
	}
	if len(engines) >= mostEngines {
		clear(engines)
	}
	f := fast.Compile(g)
	if f == nil {
		engines[r] = nil
		return nil
	}
	e := &engine{g: f, endings: endingsOf(r), free: map[bool][]*search.Search{}}
	e.table = endgame.For(e.endings.Game)
	e.net = eval.For(r)
	e.fromHome()
	engines[r] = e
	return e
}

// take is a thinker for a level.
func (e *engine) take(lv level) *search.Search {
	e.mu.Lock()
	defer e.mu.Unlock()
	list := e.free[lv.heed]
	var x *search.Search
	if n := len(list); n > 0 {
		x, e.free[lv.heed] = list[n-1], list[:n-1]
	} else {
		x = search.New(e.g, nil, byHand(e.g, handMade(lv)), nil)
	}
	x.Net, x.Table = nil, nil
	x.Budget = handBudget
	if lv.net {
		x.Net, x.Table = e.net, e.table
		if e.net != nil {
			x.Budget = netBudget
		}
	}
	if lv.most <= lv.depth {
		x.Budget = 0 // a fixed depth
	}
	x.Margin = lv.margin
	return x
}

func (e *engine) give(x *search.Search, lv level) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.free[lv.heed] = append(e.free[lv.heed], x)
}

// UseEndings makes players use a table of exact endings for its rule set.
func UseEndings(g *game.Game, t *endgame.Table) {
	if e := engineOf(g); e != nil {
		e.mu.Lock()
		e.table = t
		e.mu.Unlock()
	}
}

// UseNet makes players use a network for a rule set, instead of the built-in one;
// nil: none.
func UseNet(g *game.Game, n *eval.Net) {
	if e := engineOf(g); e != nil {
		e.mu.Lock()
		e.net = n
		e.mu.Unlock()
	}
}

// hand judges states by hand-made weights.
type hand struct {
	g *fast.Game
	r rules.Rules
	w *weights
	k *swift // nil where there is none
}

func byHand(g *fast.Game, w *weights) hand {
	r := g.Core().Rules()
	return hand{g, r, w, w.hasten(&r)}
}

// Win implements search.Judge.
func (h hand) Win(s fast.State) float32 {
	if h.k.knows(s) {
		return float32(h.k.win(s))
	}
	p := h.g.Position(s)
	return float32(h.w.win(h.g.Core(), &h.r, &p, p.Turn))
}

// handMade are the weights of a level.
func handMade(lv level) *weights {
	if lv.heed {
		return &standard
	}
	return &heedless
}
