package ai

import (
	"context"

	"senet/game"
)

// New returns the built-in player.
func New() Player { return searcher{} }

type searcher struct{}

// Choose implements Player.
func (searcher) Choose(ctx context.Context, g *game.Game, p game.Position, level string) (Decision, error) {
	legal := g.Legal(&p, nil)
	if g.Chances(&p) != nil {
		return Decision{Throw: true, Win: 0.5}, nil
	}
	return Decision{Move: legal[0], Win: 0.5}, nil
}
