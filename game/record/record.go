package record

import (
	"time"

	"senet/game"
	"senet/game/board"
	"senet/game/fault"
	"senet/game/rules"
)

// PlayerKind says what a player is.
type PlayerKind uint8

// The kinds of player.
const (
	Human PlayerKind = iota
	Computer
	Gods
)

// Player is one of the two players of a record. Level is the computer's level.
type Player struct {
	Kind  PlayerKind
	Level string
	Name  string
}

// Header is what a record says about its game.
type Header struct {
	Product string      // name and version of the program that wrote it; may be empty
	RuleID  string      // the preset or the player's own rule set
	Rules   rules.Rules // its values
	Players [2]Player   // 0 took the spools, unless the lot swapped them
	Started time.Time   // zero when not known
	// Played is how long the game has been played, to the second.
	Played time.Duration
	// Seed is the seed of the sticks, where HasSeed (package sticks).
	Seed    uint64
	HasSeed bool
	// Extra are header lines that this program does not know, in order.
	Extra []Field
	// Remark is what the record says before its first move.
	Remark string
}

// Field is a line of the header.
type Field struct{ Key, Value string }

// Record is a whole game, finished or not.
type Record struct {
	Header
	Actions []Action
}

// Extension is the ending of record files.
const Extension = ".senet"

// Game makes the record's rule set ready to play.
func (r *Record) Game() (*game.Game, error) { return game.New(r.Rules) }

// Replay carries out the actions in order and calls each with the position
// before, the action, what happened, and the position after. It stops at the
// first action that the rules do not allow and returns its fault, whose
// argument Action is the action's number, from 1.
func (r *Record) Replay(each func(before game.Position, a Action, ev []game.Event, after game.Position)) error {
	g, err := r.Game()
	if err != nil {
		return err
	}
	p := g.Start()
	for i, a := range r.Actions {
		q, ev, err := Apply(g, p, a, nil)
		if err != nil {
			return fault.New("record.cannotReplay", "Action", i+1, "Reason", err)
		}
		if each != nil {
			each(p, a, ev, q)
		}
		p = q
	}
	return nil
}

// End returns the game, its last position and its move list.
func (r *Record) End() (g *game.Game, p game.Position, log *Log, err error) {
	if g, err = r.Game(); err != nil {
		return nil, p, nil, err
	}
	p, log = g.Start(), &Log{}
	err = r.Replay(func(before game.Position, a Action, ev []game.Event, after game.Position) {
		log.Add(before, after, a, ev)
		p = after
	})
	return g, p, log, err
}

// Throws counts the throws made so far: the number of the next one.
func (r *Record) Throws() int {
	n := 0
	for _, a := range r.Actions {
		if a.Kind == ActThrow {
			n++
		}
	}
	return n
}

// result is the word for how the game stands.
func result(p *game.Position) string {
	if side, over := p.Over(); over {
		return side.String()
	}
	return unfinished
}

// unfinished is the result of a game that goes on.
const unfinished = "*"

// dots is the sign of a side before a move: a dot for the first, three dots
// for the second.
func dots(s board.Side) string {
	if s == board.Spools {
		return "."
	}
	return "..."
}
