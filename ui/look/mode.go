// Package look is how the product looks: the palette and fonts as a Fyne theme
// in two modes, the drawings rasterised and cached, and the few controls that
// the window is made of. It knows nothing about the game.
//
// Everything here is for the UI goroutine. What look makes follows a change of
// mode by itself; what others paint with its colours can do so through Track.
// Drawings are rasterised beside the UI goroutine once SetDispatcher has been
// given the way back to it; until then, as in tests, at once and in place.
package look

import (
	"weak"

	"fyne.io/fyne/v2"
)

// Mode is one of the two themes.
type Mode int

// The two themes: Night of the Duat and Papyrus.
const (
	Dark Mode = iota
	Light
)

// String returns "dark" or "light", as the folders of drawings and the settings
// have it.
func (m Mode) String() string {
	if m == Light {
		return "light"
	}
	return "dark"
}

var (
	mode     Mode
	trackers []func() bool
)

// Current returns the mode in force, Dark at first.
func Current() Mode { return mode }

// SetMode puts a mode in force, repaints whatever is tracked, and, if there is a
// running Fyne app, refreshes its windows. Values other than Light mean Dark.
func SetMode(m Mode) {
	if m != Light {
		m = Dark
	}
	mode = m
	repaint()
	if app := fyne.CurrentApp(); app != nil {
		app.Settings().SetTheme(Theme())
	}
}

// Track calls paint with obj now and after every change of mode, for as long as
// obj is in use elsewhere. paint sets colours from Color; it must reach obj only
// through its argument, or obj is never let go. It need not refresh obj.
func Track[T any](obj *T, paint func(*T)) *T {
	paint(obj)
	ref := weak.Make(obj)
	prune()
	trackers = append(trackers, func() bool {
		o := ref.Value()
		if o != nil {
			paint(o)
		}
		return o != nil
	})
	return obj
}

// Lists of weak references are gone through for dead ones each time they have
// doubled since.
var trackersAt, textsAt = 512, 512

func prune() {
	if len(trackers) >= trackersAt {
		repaintTrackers()
		trackersAt = max(512, 2*len(trackers))
	}
}

func pruneTexts() {
	if len(texts) >= textsAt {
		repaintTexts()
		textsAt = max(512, 2*len(texts))
	}
}

func repaint() {
	repaintTrackers()
	repaintTexts()
}

// repaintTrackers calls every tracker and drops those whose object is gone.
func repaintTrackers() {
	live := trackers[:0]
	for _, t := range trackers {
		if t() {
			live = append(live, t)
		}
	}
	clear(trackers[len(live):])
	trackers = live
}

// repaintTexts gives every text its token's colour and drops those that are gone.
func repaintTexts() {
	for ref, token := range texts {
		if t := ref.Value(); t != nil {
			t.Color = Color(token)
		} else {
			delete(texts, ref)
		}
	}
}
