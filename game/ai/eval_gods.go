package ai

import (
	"math"

	"senet/game"
	"senet/game/board"
	"senet/game/rules"
)

// godly is how the way of the gods counts against a player's: the second throw
// often names a piece that cannot move, and never the one that should, so that a
// square is worth more than two to them, and a lead less to either. The numbers
// fit the ends of 1,200 games of the Scribe's that began well or badly; chances
// by them come true within a few per cent, where by those for two players the
// gods, who win one game of sixty, were given nine of ten.
var godly = struct{ pace, more, steep, stand float64 }{pace: 2.25, more: 10, steep: 0.04, stand: 2}

// godsWin is win in a game with the gods, who have the spools.
func (w *weights) godsWin(g *game.Game, r *rules.Rules, p *game.Position, s board.Side) float64 {
	gods := godly.pace*w.toGo(g, r, p, board.Spools) + godly.more
	player := w.toGo(g, r, p, board.Cones)
	lead := player - gods + godly.stand*(w.stand(r, p, board.Spools)-w.stand(r, p, board.Cones)+w.tempo(p, board.Spools))
	scale := godly.steep / math.Sqrt(0.35+math.Max(0, math.Min(gods, player))/60)
	chance := 1 / (1 + math.Exp(-scale*lead))
	if s == board.Cones {
		return 1 - chance
	}
	return chance
}
