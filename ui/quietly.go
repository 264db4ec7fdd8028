package ui

import (
	"context"
	"time"

	"senet/game"
	"senet/game/ai"
)

// quietly is what the computer works out for its later games while one is played:
// exact endings that take some seconds. It takes one core for that time, begins
// when the window has come to rest, and ends with the game it was begun for. The
// game itself is played as if it were not there: what is found is used from the
// next game on (ai.Renew).
type quietly struct {
	cancel context.CancelFunc
}

// restTime is waited before the quiet work begins.
const restTime = 3 * time.Second

// begin works for a rule set, unless it is doing that already.
func (q *quietly) begin(g *game.Game) {
	if q.cancel != nil || g == nil {
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	q.cancel = cancel
	beside(func() {
		select {
		case <-time.After(restTime):
			// An error is no loss: the endings are only not there.
			_ = ai.PrepareQuick(ctx, g)
		case <-ctx.Done():
		}
	})
}

// end stops it.
func (q *quietly) end() {
	if q.cancel != nil {
		q.cancel()
		q.cancel = nil
	}
}
