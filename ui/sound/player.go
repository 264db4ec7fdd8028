package sound

import (
	"sync"
	"time"
)

// How a Player behaves in time.
const (
	// linger is how long the device stays open when nothing is heard.
	linger = 4 * time.Second
	// patience is how long a device may ask for nothing before it is given up, and
	// how long it is left alone after it could not be opened.
	patience = 3 * time.Second
	// stale is how late a sound is not worth hearing any more.
	stale = time.Second
	// latency is how far ahead the device may ask.
	latency = 50 * time.Millisecond
	// apart is how far the same sound must lie from itself.
	apart = 90 * time.Millisecond
	// crowd is how many sounds may begin within crowdTime. A game of computers
	// without animation would otherwise be noise.
	crowd     = 3
	crowdTime = 400 * time.Millisecond
)

// Player mixes sounds and gives them to the system's loudspeaker. Its methods may
// be called from anywhere and return at once. The zero value is not useful.
type Player struct {
	open func(fill func([]float32)) (stop func(), err error)
	now  func() time.Time

	mu      sync.Mutex
	mix     mix
	started []start   // the newest starts, for the throttle
	droning bool      // the drone has been begun and not ended
	running bool      // there is a goroutine that has the device, or is opening it
	failed  time.Time // when the device could not be opened
	filled  time.Time // when the device last asked
}

// start is when a sound began.
type start struct {
	sound Sound
	when  time.Time
}

// NewPlayer returns a Player at a volume from 0 to 100. Nothing is opened yet.
func NewPlayer(volume int) *Player {
	p := &Player{open: openDevice, now: time.Now}
	p.SetVolume(volume)
	p.mix.gain.is = p.mix.gain.to
	return p
}

// SetVolume changes how loud everything is, from 0, not heard, to 100.
func (p *Player) SetVolume(volume int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	v := float32(min(100, max(0, volume))) / 100
	p.mix.gain.toward(v*v, quick) // the ear counts in proportions
}

// Play begins a sound, unless the same began a moment ago or too many did.
func (p *Player) Play(s Sound) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.mix.gain.to > 0 && p.ready() && !p.crowded(s) {
		go p.begin(s)
	}
}

// Swell brings the drone to a level from 0 to 1, softly. It begins with the first
// level over 0 and ends when it is back at 0.
func (p *Player) Swell(level float64) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.mix.swell.toward(float32(min(1, max(0, level))), quick)
	if level > 0 && p.mix.gain.to > 0 && !p.droning && p.ready() {
		p.droning = true
		go p.begin(Drone)
	}
}

// Hush lets everything fade away within a moment.
func (p *Player) Hush() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.mix.hush()
}

// ready reports whether it makes sense to play now.
func (p *Player) ready() bool {
	return p.running || p.failed.IsZero() || p.now().Sub(p.failed) >= patience
}

// crowded reports whether a sound must not begin now; if it may, that is noted.
func (p *Player) crowded(s Sound) bool {
	now, kept := p.now(), p.started[:0]
	same := false
	for _, e := range p.started {
		if now.Sub(e.when) < crowdTime {
			kept = append(kept, e)
			same = same || e.sound == s && now.Sub(e.when) < apart
		}
	}
	p.started = kept
	if same || len(kept) >= crowd {
		return true
	}
	p.started = append(p.started, start{s, now})
	return false
}

// begin makes a sound, if it is the first of its kind, adds it to what is heard
// and sees to a device that asks for it.
func (p *Player) begin(s Sound) {
	samples := s.Samples()
	p.mu.Lock()
	defer p.mu.Unlock()
	late := p.running && p.now().Sub(p.filled) > stale // it may still be opening
	if late || !p.ready() {
		p.droning = p.droning && s != Drone
		return
	}
	p.mix.add(voice{sound: s, samples: samples, gain: glide{is: 1, to: 1}})
	if !p.running {
		p.running, p.filled = true, p.now()
		p.mix.quiet = 0
		go p.run()
	}
}

// run has the device open until all has been quiet for a while. There is never
// more than one of it.
func (p *Player) run() {
	stop, err := p.open(p.fill)
	if err != nil {
		p.end(true)
		return
	}
	defer stop()
	for {
		time.Sleep(linger / 8)
		if done, dead := p.over(); done || dead {
			p.end(dead)
			return
		}
	}
}

// over reports whether there has been nothing to hear for long enough, or the
// device has stopped asking.
func (p *Player) over() (done, dead bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.mix.quiet > int(linger.Seconds()*Rate), p.now().Sub(p.filled) > patience
}

func (p *Player) end(failed bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.running, p.droning, p.mix.voices = false, false, nil
	if failed {
		p.failed = p.now()
	}
}

// fill is the device asking for the next samples.
func (p *Player) fill(out []float32) {
	p.mu.Lock()
	defer p.mu.Unlock()
	now := p.now()
	if now.Sub(p.filled) > stale { // it was opening, or the machine slept
		p.mix.voices, p.droning = nil, false
	}
	p.filled = now
	droned := p.mix.has(Drone)
	p.mix.fill(out)
	if droned && !p.mix.has(Drone) {
		p.droning = false
	}
}
