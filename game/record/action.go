package record

import (
	"senet/game"
	"senet/game/board"
	"senet/game/fault"
	"senet/game/sticks"
)

// Kind tells apart the actions a game is made of.
type Kind uint8

// The actions.
const (
	ActThrow  Kind = iota // a throw of the sticks: Throw, Faces
	ActPlay               // a choice: Move
	ActTouch              // a piece touched under touch-move: Square
	ActPlace              // the record puts the position so: Pos, Side, Text
	ActResign             // Side gives the game up
	ActTime               // the agreed time of a cycle is over (RULES §5)
)

// Action is one thing done in a game. Fields that its kind does not name are
// zero. Remark may stand beside any action.
type Action struct {
	Kind   Kind
	Throw  game.Throw
	Faces  sticks.Faces
	Move   game.Move
	Square board.Square
	Side   board.Side
	Pos    game.Position
	Text   string // what the record says was played where it only places the position
	Remark string
}

// Apply carries the action out in position p and appends what happened to ev.
// The error is a *fault.Fault that says why the rules do not allow it. A
// position that the record places must be sound (game.Setup), however it came
// about.
func Apply(g *game.Game, p game.Position, a Action, ev []game.Event) (game.Position, []game.Event, error) {
	switch a.Kind {
	case ActThrow:
		return g.Throw(p, a.Throw, ev)
	case ActPlay:
		return g.Play(p, a.Move, ev)
	case ActTouch:
		q, why := g.Touch(p, a.Square)
		if why != game.ReasonNone {
			return p, ev, fault.New("reason." + why.Name())
		}
		return q, ev, nil
	case ActPlace:
		if f := checkPlaced(g, &a.Pos); f != nil {
			return p, ev, f
		}
		return a.Pos, ev, nil
	case ActResign:
		if p.Await == game.AwaitNothing {
			return p, ev, fault.New("reason." + game.ReasonOver.Name())
		}
		q, ev := g.Concede(p, a.Side, ev)
		return q, ev, nil
	case ActTime:
		q, ev := g.TimeUp(p, ev)
		if q == p || g.Rules().Minutes == 0 {
			return p, ev, fault.New("record.notTime")
		}
		return q, ev, nil
	}
	return p, ev, fault.New("record.unknownAction")
}

// checkPlaced refuses positions that the rules cannot go on from.
func checkPlaced(g *game.Game, p *game.Position) *fault.Fault {
	sound, faults := game.SetupOf(*p).Validate(g)
	switch {
	case len(faults) > 0:
		return fault.New("record.placed", "Reason", faults)
	case sound != *p: // something is said that has no place here
		return fault.New("record.placedMore")
	}
	return nil
}

// SideName is the name of a side as an argument of a fault: the window shows it
// in the player's language.
func SideName(s board.Side) *fault.Fault { return fault.New("record.side." + s.String()) }
