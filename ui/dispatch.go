package ui

import (
	"time"

	"fyne.io/fyne/v2"
)

// This file is the only place from which other goroutines reach the window, and
// from which the window starts any.

// dispatcher runs a function on the UI goroutine, soon, in the order given.
type dispatcher func(func())

// onUI is the dispatcher of a real window.
func onUI(f func()) { fyne.Do(f) }

// beside runs f beside the UI goroutine. What it has to tell comes back through a
// dispatcher.
func beside(f func()) { go f() }

// later runs f on the UI goroutine after d, unless the returned function is
// called before that.
func (do dispatcher) later(d time.Duration, f func()) (cancel func()) {
	dead := false // touched on the UI goroutine only
	t := time.AfterFunc(d, func() {
		do(func() {
			if !dead {
				f()
			}
		})
	})
	return func() {
		dead = true
		t.Stop()
	}
}
