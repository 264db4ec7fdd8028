package gamereview

import (
	"context"
	"time"

	"senet/game/ai"
)

// pause is how long verdicts are gathered before they are told: the window is
// not to be redrawn for each.
const pause = 120 * time.Millisecond

// Run is a review under way on a goroutine of its own.
type Run struct {
	cancel context.CancelFunc
	ended  chan struct{}
	dead   bool // stopped: nothing is told any more; the UI goroutine's
}

// Start judges what is not yet known of a model, and tells of it on the UI
// goroutine, which do runs functions on: told after new verdicts are in, over
// when the review has ended by itself. Neither is called once Stop was.
func Start(m *Model, do func(func()), told func(), over func(error)) *Run {
	ctx, cancel := context.WithCancel(context.Background())
	r := &Run{cancel: cancel, ended: make(chan struct{})}
	go r.work(ctx, m, m.Known(), func(f func()) {
		do(func() {
			if !r.dead {
				f()
			}
		})
	}, told, over)
	return r
}

// work is the goroutine.
func (r *Run) work(ctx context.Context, m *Model, from int, do func(func()), told func(), over func(error)) {
	defer close(r.ended)
	defer r.cancel()
	var batch []ai.Verdict
	last := time.Now()
	flush := func() {
		list := batch
		batch, last = nil, time.Now()
		do(func() { m.Add(list); told() })
	}
	found, err := ai.ReviewFrom(ctx, m.rec, from, func(v ai.Verdict, _ int) {
		if batch = append(batch, v); time.Since(last) >= pause {
			flush()
		}
	})
	if ctx.Err() != nil {
		return
	}
	flush()
	do(func() {
		if err == nil {
			m.Finish(found)
		}
		over(err)
	})
}

// Stop ends the review; what has been found stays in the model. It does not wait
// for the goroutine, which ends within a throw's judgement.
func (r *Run) Stop() {
	if r != nil {
		r.dead = true
		r.cancel()
	}
}

// Wait waits until the goroutine has ended.
func (r *Run) Wait() { <-r.ended }
