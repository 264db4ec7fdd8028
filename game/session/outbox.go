package session

import "sync"

// outbox hands updates on in order, on its own goroutine, so that neither a slow
// window nor one that calls back can hold the game up. Its queue has no bound;
// a window takes an update in microseconds and animates later.
type outbox struct {
	notify func(Update)
	mu     sync.Mutex
	queue  []Update
	wake   chan struct{}
	closed bool
}

func newOutbox(notify func(Update)) *outbox {
	o := &outbox{notify: notify, wake: make(chan struct{}, 1)}
	if notify != nil {
		go o.run()
	}
	return o
}

// put queues an update.
func (o *outbox) put(u Update) {
	if o.notify == nil {
		return
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.closed {
		return
	}
	o.queue = append(o.queue, u)
	select {
	case o.wake <- struct{}{}:
	default:
	}
}

// close drops what is queued; no further call of notify begins.
func (o *outbox) close() {
	o.mu.Lock()
	defer o.mu.Unlock()
	if !o.closed {
		o.closed, o.queue = true, nil
		close(o.wake)
	}
}

func (o *outbox) run() {
	for range o.wake {
		for {
			o.mu.Lock()
			if len(o.queue) == 0 {
				o.queue = nil
				o.mu.Unlock()
				break
			}
			u := o.queue[0]
			o.queue[0] = Update{} // let go of it
			o.queue = o.queue[1:]
			o.mu.Unlock()
			o.notify(u)
		}
	}
}
