package gametest

import (
	"fmt"
	"math/rand/v2"

	"senet/game"
	"senet/game/board"
)

// Player plays random games of one rule set and checks on every ply what must
// always hold.
type Player struct {
	G    *game.Game
	Rand *rand.Rand
	// Check makes every ply be checked; without it games are played only.
	Check bool
	// Plies and Games count throws and choices made, and games ended. Longest
	// is the longest game in plies.
	Plies, Games, Longest int

	p      game.Position
	length int
	moves  []game.Move
	events []game.Event
}

// NewPlayer returns a player whose games are settled by the seed.
func NewPlayer(g *game.Game, seed uint64) *Player {
	return &Player{
		G: g, Rand: rand.New(rand.NewPCG(seed, seed)), p: g.Start(),
		moves: make([]game.Move, 0, game.MaxMoves), events: make([]game.Event, 0, 64),
	}
}

// Position is where the player is.
func (r *Player) Position() game.Position { return r.p }

// Ply makes one random throw or choice, and begins a new game when one has
// ended. It returns what was wrong, with the board.
func (r *Player) Ply() error {
	before := r.p
	what, err := r.step()
	if err != nil {
		return fmt.Errorf("%s: %w\n%s", what, err, Draw(before))
	}
	r.Plies++
	r.length++
	if r.Check {
		if err := r.holds(before); err != nil {
			return fmt.Errorf("%s: %w\nfrom\n%s\nto\n%s\nby %s", what, err, Draw(before), Draw(r.p), EventList(r.events))
		}
	}
	if _, over := r.p.Over(); over {
		r.Games++
		r.Longest = max(r.Longest, r.length)
		r.length = 0
		r.p = r.G.Start()
	}
	return nil
}

// step does it. Of a throw and a choice that may be made instead it takes
// either.
func (r *Player) step() (string, error) {
	var err error
	r.events = r.events[:0]
	r.moves = r.G.Legal(&r.p, r.moves)
	chances := r.G.Chances(&r.p)
	if len(r.moves) > 0 && (chances == nil || r.Rand.Uint32()&1 == 0) {
		m := r.moves[r.Rand.IntN(len(r.moves))]
		r.p, r.events, err = r.G.Play(r.p, m, r.events)
		if err != nil || r.Check {
			return "play " + MoveText(m), err
		}
		return "", nil
	}
	if chances == nil {
		return "", fmt.Errorf("nothing to throw and nothing to choose")
	}
	t := pick(chances, r.Rand)
	r.p, r.events, err = r.G.Throw(r.p, t, r.events)
	if err != nil || r.Check {
		return fmt.Sprintf("throw %d", t), err
	}
	return "", nil
}

// pick draws an outcome by its probability.
func pick(chances []game.Chance, rng *rand.Rand) game.Throw {
	n := uint8(rng.Uint32() & 15)
	for _, c := range chances {
		if n < c.Sixteenth {
			return c.Throw
		}
		n -= c.Sixteenth
	}
	return chances[0].Throw
}

// holds checks what must hold after a ply.
func (r *Player) holds(before game.Position) error {
	if err := Sound(r.G, r.p); err != nil {
		return err
	}
	if err := r.shown(before); err != nil {
		return err
	}
	return r.hits(before)
}

// Sound reports what is wrong with a position that the engine made: it must
// survive being set up anew, pieces conserved, nobody where none can rest,
// something awaited that can be had.
func Sound(g *game.Game, p game.Position) error {
	if p.Await == game.AwaitLot {
		return nil
	}
	again, faults := game.SetupOf(p).Validate(g)
	switch {
	case len(faults) > 0:
		return faults
	case again != p:
		return fmt.Errorf("set up anew it is\n%s", Draw(again))
	}
	return nil
}

// shown checks that the events, shown one by one, lead to the position.
func (r *Player) shown(before game.Position) error {
	for _, e := range r.events {
		before = r.G.Show(before, e)
	}
	before.Await, before.Piece, before.Touched = r.p.Await, r.p.Piece, r.p.Touched
	if before != r.p {
		return fmt.Errorf("shown by its events it is\n%s", Draw(before))
	}
	return nil
}

// hits checks that nobody was hit in a House where the rules forbid it, and
// that nobody hit a piece of its own.
func (r *Player) hits(before game.Position) error {
	at := before.Cells
	for _, e := range r.events {
		switch e.Kind {
		case game.EvSwapped:
			if at[e.From] != 1+uint8(e.Side) {
				return fmt.Errorf("%s: it does not stand there", EventText(e))
			}
			if e.From.IsHouse() && r.G.Sheltered(e.From) {
				return fmt.Errorf("%s: hit in a House", EventText(e))
			}
			at[e.To] = at[e.From]
		case game.EvMoved, game.EvBa, game.EvBounced:
			at[e.From] = 0 // the piece it may hit stays until EvSwapped
		}
		if e.Kind == game.EvFateThrew {
			at[board.Beauty] = 1 + uint8(e.Side)
		}
	}
	return nil
}

// Tell makes a ply as Ply does and tells it in words: the choices when there
// are some, what was done and what happened, and the board after every turn.
func (r *Player) Tell() (string, error) {
	before := r.p
	legal := r.G.Legal(&r.p, nil)
	check := r.Check
	r.Check = true // so that step says what it did
	what, err := r.step()
	r.Check = check
	if err != nil {
		return "", err
	}
	text := ""
	if len(legal) > 0 {
		text = "  of " + MoveList(legal) + "\n"
	}
	text += fmt.Sprintf("%s: %s\n", what, EventList(r.events))
	if r.p.Turn != before.Turn || r.p.Winner != 0 {
		text += Draw(r.p) + "\n"
	}
	if _, over := r.p.Over(); over {
		r.Games++
	}
	r.Plies++
	return text, nil
}
