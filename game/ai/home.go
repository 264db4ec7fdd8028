package ai

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"sync"

	"senet/game"
	"senet/game/ai/endgame"
	"senet/game/ai/eval"
	"senet/game/fast"
	"senet/game/rules"
	"senet/settings"
)

// home is the folder where endings and networks made on this machine are kept.
var home struct {
	sync.Mutex
	dir string
}

// SetHome names the folder where endings and networks made on this machine are
// kept; "" is none, as at first. Players take what they find there for a rule
// set at its first use. To be called before anything is played.
//
// There, a rule set is named by the hash of its rules, or of what it has in
// common with those that differ from it in the number of pieces and the first
// player only: .endings are exact endings, .net is a network in use, .young one
// that is still being learned.
func SetHome(dir string) {
	home.Lock()
	defer home.Unlock()
	home.dir = dir
}

// place is where something for a rule set is kept, or "".
func place(name string) string {
	home.Lock()
	defer home.Unlock()
	if home.dir == "" {
		return ""
	}
	return filepath.Join(home.dir, name)
}

// made is what was learned and solved since the program began. Players take it
// over with Renew, and not before: within a match they judge alike throughout, so
// that what was taken back and is played again is answered alike.
var made struct {
	sync.Mutex
	nets   map[string]*eval.Net      // by family
	tables map[string]*endgame.Table // by the rules of the endings
}

// Renew makes players use what has been learned and solved for a rule set by
// now. It is called before the first decision of a match.
func Renew(g *game.Game) {
	if e := engineOf(g); e != nil {
		e.renew()
	}
}

func (e *engine) renew() {
	made.Lock()
	net, table := made.nets[eval.Family(e.g.Core().Rules())], made.tables[e.endings.hash()]
	made.Unlock()
	e.mu.Lock()
	defer e.mu.Unlock()
	if net != nil {
		e.net, e.studied = net, true
	}
	if table.Holds() > e.table.Holds() {
		e.table = table
	}
}

// fromHome takes what there is for the rule set of an engine.
func (e *engine) fromHome() {
	if f, err := os.Open(place(e.endings.hash() + ".endings")); err == nil {
		if t, err := endgame.Read(f, e.endings.Game); err == nil && t.Holds() > e.table.Holds() {
			e.table = t
		}
		f.Close()
	}
	family := eval.Family(e.g.Core().Rules())
	if n := readNet(family + studied); n != nil && n.Family == family {
		e.net, e.studied = n, true
	}
	e.renew()
}

// endings is the rule set that the endings of another are solved for: who begins
// and whether a touched piece must move make no difference to them.
type endings struct{ *fast.Game }

// endingsOf is that of a rule set: the built-in one with such endings, if there
// is one, for tables are known by the rules they were solved for.
func endingsOf(r rules.Rules) endings {
	pieces := r.Pieces
	r.FirstPlayer, r.LotPlays, r.OpeningThrow, r.TouchMove = rules.FirstSpools, false, rules.OpeningAny, false
	family := eval.Family(r)
	for _, p := range rules.Presets() {
		if p.Rules.Pieces == pieces && eval.Family(p.Rules) == family {
			r = p.Rules
			break
		}
	}
	g, err := game.New(r)
	if err != nil {
		return endings{}
	}
	return endings{fast.Compile(g)}
}

// hash names the rules.
func (e endings) hash() string {
	if e.Game == nil {
		return ""
	}
	return e.Core().Rules().Hash()
}

// quick is how many states endings of one against one may have for those of two
// against two to be a matter of seconds: they are about a hundred times as many.
const quick = 4000

// prepareMemory bounds what Prepare remembers beside the values.
const prepareMemory = 128 << 20

// PrepareQuick solves the endings of a rule set that take no more than some
// seconds on one core: one against one everywhere (at most a tenth of a second),
// two against two where no piece drowns and nothing is carried over (two to seven
// seconds; elsewhere three quarters of a minute, which is left to Prepare). What
// is solved already is not solved again. It works on the calling goroutine alone.
func PrepareQuick(ctx context.Context, g *game.Game) error {
	states := 0
	err := Prepare(ctx, g, 1, func(_, _, _, n int, _ float64) { states = n })
	if err != nil || states == 0 || states > quick {
		return err
	}
	return Prepare(ctx, g, 2, nil)
}

// Prepare solves the endings of a rule set up to so many pieces a side and keeps
// them; players use them from the next match on (Renew). It does nothing where
// that has been done, or cannot be. report hears of passes over the states of a
// layer; it may be nil. It may take a minute or two: call it on a goroutine of
// its own.
func Prepare(ctx context.Context, g *game.Game, pieces int, report func(a, b, sweep, states int, mean float64)) error {
	e := engineOf(g)
	if e == nil || !endgame.Supports(e.endings.Game) || e.solved() >= pieces {
		return nil
	}
	t, err := endgame.Solve(ctx, e.endings.Game, nil, endgame.Options{Pieces: pieces, Mean: 2e-6, Memory: prepareMemory, Report: report})
	if err != nil {
		return err
	}
	made.Lock()
	if made.tables == nil {
		made.tables = map[string]*endgame.Table{}
	}
	made.tables[e.endings.hash()] = t
	made.Unlock()
	name := place(e.endings.hash() + ".endings")
	if name == "" {
		return nil
	}
	var out bytes.Buffer
	if err := t.Write(&out); err != nil {
		return err
	}
	return settings.WriteAtomic(name, out.Bytes())
}

// solved is how many pieces a side the endings known, in use or not, have.
func (e *engine) solved() int {
	made.Lock()
	n := made.tables[e.endings.hash()].Holds()
	made.Unlock()
	e.mu.Lock()
	defer e.mu.Unlock()
	return max(n, e.table.Holds())
}

// readNet reads a network that was kept, or returns nil.
func readNet(name string) *eval.Net {
	data, err := os.ReadFile(place(name))
	if err != nil {
		return nil
	}
	n, err := eval.Read(data)
	if err != nil {
		return nil
	}
	return n
}

func (e *engine) network() *eval.Net {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.net
}
