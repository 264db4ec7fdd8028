package replay

import "time"

// Rates are the speeds of playing by itself, as multiples of the normal one.
var Rates = [...]float64{0.5, 1, 2, 4}

// NormalRate is the index of the normal speed in Rates.
const NormalRate = 1

// pauseAt1 is how long a moment stands at the normal speed before the next.
const pauseAt1 = 900 * time.Millisecond

// Way says how the window should go to a moment.
type Way uint8

// The ways.
const (
	Jump Way = iota // at once
	Walk            // the pieces walk
	Show            // all of it, with the sticks
)

// Player goes through a story. Its moments are shown by Shown; whoever shows
// one tells Rested when that has come to rest.
type Player struct {
	// Shown is told of a new moment and of a change between playing and resting.
	Shown func(at int, how Way)
	// After runs f later, unless the returned function is called before.
	After func(d time.Duration, f func()) (cancel func())

	last, at int
	playing  bool
	rate     int
	cancel   func()
}

// NewPlayer returns a player of last+1 moments that rests at the given one.
func NewPlayer(last, at int) *Player {
	return &Player{last: max(last, 0), at: min(max(at, 0), max(last, 0)), rate: NormalRate}
}

// At is the moment shown, Last the last there is.
func (p *Player) At() int { return p.at }

// Last is the last moment.
func (p *Player) Last() int { return p.last }

// Playing reports whether the story goes on by itself.
func (p *Player) Playing() bool { return p.playing }

// Rate is the index in Rates of the speed.
func (p *Player) Rate() int { return p.rate }

// SetRate changes the speed, also of what is playing.
func (p *Player) SetRate(i int) {
	if i >= 0 && i < len(Rates) {
		p.rate = i
	}
	if p.cancel != nil { // waiting for the next moment: wait anew
		p.stopWaiting()
		p.Rested()
	}
}

// First goes to the beginning, End to the end.
func (p *Player) First() { p.To(0) }

// End goes to the end.
func (p *Player) End() { p.To(p.last) }

// Prev goes a moment back, Next one on.
func (p *Player) Prev() { p.To(p.at - 1) }

// Next goes a moment on; the pieces walk.
func (p *Player) Next() {
	p.Pause()
	if p.at < p.last {
		p.go1(p.at+1, Walk)
	}
}

// To goes to a moment and rests there.
func (p *Player) To(k int) {
	p.Pause()
	if k = min(max(k, 0), p.last); k != p.at {
		p.go1(k, Jump)
	}
}

// Toggle begins to play, from the beginning if the end is shown, or rests.
func (p *Player) Toggle() {
	if p.playing {
		p.Pause()
		return
	}
	if p.last == 0 {
		return
	}
	p.playing = true
	if p.at == p.last {
		p.go1(0, Jump)
	} else {
		p.tell(Jump)
	}
	p.Rested()
}

// Pause rests where the story is.
func (p *Player) Pause() {
	p.stopWaiting()
	if p.playing {
		p.playing = false
		p.tell(Jump)
	}
}

// Stop rests and tells nobody.
func (p *Player) Stop() {
	p.stopWaiting()
	p.playing = false
}

// Rested is told that the moment shown has come to rest.
func (p *Player) Rested() {
	if !p.playing || p.cancel != nil {
		return
	}
	if p.at == p.last {
		p.Pause()
		return
	}
	if p.After == nil {
		return
	}
	p.cancel = p.After(p.pause(), func() {
		p.cancel = nil
		if p.playing && p.at < p.last {
			p.go1(p.at+1, Show)
		}
	})
}

// pause is how long a moment stands.
func (p *Player) pause() time.Duration {
	return time.Duration(float64(pauseAt1) / Rates[p.rate])
}

func (p *Player) stopWaiting() {
	if p.cancel != nil {
		p.cancel()
		p.cancel = nil
	}
}

func (p *Player) go1(k int, how Way) {
	p.at = k
	p.tell(how)
}

func (p *Player) tell(how Way) {
	if p.Shown != nil {
		p.Shown(p.at, how)
	}
}
