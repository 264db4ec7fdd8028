package gametest

import "senet/game"

// Perft counts the ways to do depth things one after another from p: each
// outcome of a throw that is awaited is one way, whatever its probability, and
// so is each choice. What happens by itself is no way of its own. A game that
// ends sooner adds nothing.
func Perft(g *game.Game, p game.Position, depth int) uint64 {
	if depth == 0 {
		return 1
	}
	var n uint64
	var room [game.MaxMoves]game.Move
	var events [32]game.Event
	for _, m := range g.Legal(&p, room[:0]) {
		next, _, err := g.Play(p, m, events[:0])
		if err != nil {
			panic(err) // a legal move was refused
		}
		n += Perft(g, next, depth-1)
	}
	for _, c := range g.Chances(&p) {
		next, _, err := g.Throw(p, c.Throw, events[:0])
		if err != nil {
			panic(err)
		}
		n += Perft(g, next, depth-1)
	}
	return n
}
