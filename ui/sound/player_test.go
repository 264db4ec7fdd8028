package sound

import (
	"errors"
	"math"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"senet/game"
)

// speaker is a device that a test asks for samples.
type speaker struct {
	fill          func([]float32)
	opened, stops atomic.Int32
	err           error
	every         time.Duration // asks by itself; 0: only when told
}

func (d *speaker) open(fill func([]float32)) (func(), error) {
	d.opened.Add(1)
	if d.err != nil {
		return nil, d.err
	}
	d.fill = fill
	done := make(chan struct{})
	if d.every > 0 {
		go func() {
			tick := time.NewTicker(d.every)
			defer tick.Stop()
			for {
				select {
				case <-done:
					return
				case <-tick.C:
					fill(make([]float32, int(d.every.Seconds()*Rate)))
				}
			}
		}()
	}
	return func() { d.stops.Add(1); close(done) }, nil
}

// busy reports whether anything is heard or waits for it.
func (p *Player) busy() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.running || p.droning || len(p.mix.voices) > 0
}

func newTestPlayer(d *speaker) *Player {
	p := NewPlayer(100)
	p.open = d.open
	return p
}

// pass lets time pass, and all that is due then be done.
func pass(d time.Duration) {
	time.Sleep(d)
	synctest.Wait()
}

// The device is opened by the first sound, stays open between sounds that follow
// one another, and is closed when all has been quiet; no goroutine stays behind.
func TestDeviceIsOpenOnlyWhileHeard(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := &speaker{every: 20 * time.Millisecond}
		p := newTestPlayer(d)
		pass(time.Minute)
		if d.opened.Load() != 0 {
			t.Fatal("opened without a sound")
		}
		for range 3 {
			p.Play(Step)
			pass(time.Second)
		}
		if d.opened.Load() != 1 || d.stops.Load() != 0 {
			t.Errorf("opened %d times, closed %d times", d.opened.Load(), d.stops.Load())
		}
		pass(2 * linger)
		if d.stops.Load() != 1 {
			t.Error("still open")
		}
		p.Play(Step)
		pass(time.Second)
		if d.opened.Load() != 2 {
			t.Error("not opened again")
		}
		pass(2 * linger)
	}) // it would fail here if a goroutine were left
}

// A machine without a loudspeaker is asked now and then, and stays silent.
func TestNoDevice(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := &speaker{err: errors.New("none")}
		p := newTestPlayer(d)
		for range 100 {
			p.Play(Step)
			p.Swell(1)
			pass(100 * time.Millisecond)
		}
		if d.opened.Load() < 2 || d.opened.Load() > 5 {
			t.Errorf("tried %d times in ten seconds", d.opened.Load())
		}
		if p.busy() {
			t.Error("something is waiting to be heard")
		}
	})
}

// A device that no longer asks is given up, and what waited for it is not heard
// later.
func TestDeviceThatHangs(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := &speaker{}
		p := newTestPlayer(d)
		p.Play(Win)
		pass(2 * patience)
		if d.stops.Load() != 1 || p.busy() {
			t.Error("not given up")
		}
		pass(patience)
		p.Play(Step)
		synctest.Wait()
		if d.opened.Load() != 2 || !p.busy() {
			t.Errorf("opened %d times", d.opened.Load())
		}
		pass(2 * patience)
	})
}

// When moves are played at once, few sounds begin, and never the same twice.
func TestThrottle(t *testing.T) {
	now := time.Unix(0, 0)
	p := NewPlayer(100)
	p.now = func() time.Time { return now }
	began := 0
	for range 1000 { // a second of play without animation
		for _, s := range []Sound{Sticks, Step, Swap, Water} {
			if !p.crowded(s) {
				began++
			}
		}
		now = now.Add(time.Millisecond)
	}
	if most := crowd * int(time.Second/crowdTime+1); began == 0 || began > most {
		t.Errorf("%d sounds began in a second, want at most %d", began, most)
	}
	now = now.Add(time.Second)
	if p.crowded(Step) || !p.crowded(Step) {
		t.Error("the same sound begins twice at a time")
	}
	now = now.Add(apart)
	if p.crowded(Step) {
		t.Error("two steps one after another are not heard")
	}
}

// Whatever is heard together and however loud, no sample leaves the range.
func TestMixStaysInRange(t *testing.T) {
	var m mix
	m.gain = glide{is: 1, to: 1}
	for s := range sounds {
		m.add(voice{sound: s, samples: s.Samples(), gain: glide{is: 1, to: 1}})
		m.add(voice{sound: Sticks, samples: Sticks.Samples(), gain: glide{is: 1, to: 1}})
	}
	m.swell.toward(1, quick)
	out := make([]float32, Rate)
	m.fill(out)
	for _, x := range out {
		if x > 1 || x < -1 {
			t.Fatal(x)
		}
	}
	if len(m.voices) == 0 || len(m.voices) > voicesMost {
		t.Errorf("%d voices", len(m.voices))
	}
}

// Changes of loudness are no clicks: from sample to sample it changes little.
func TestHushIsNoClick(t *testing.T) {
	m := mix{gain: glide{is: 1, to: 1}}
	m.add(voice{sound: Drone, samples: Drone.Samples(), gain: glide{is: 1, to: 1}})
	m.swell.toward(1, quick)
	out := make([]float32, Rate)
	m.fill(out)
	m.hush()
	last, most := out[len(out)-1], float32(0)
	m.fill(out)
	for _, x := range out {
		most = max(most, x-last, last-x)
		last = x
	}
	if most > .02 {
		t.Errorf("a step of %v", most)
	}
	if last != 0 || len(m.voices) != 0 {
		t.Errorf("after a second %v is still heard", last)
	}
}

// Half of the volume is a quarter of the amplitude; at 0 nothing is begun.
func TestVolume(t *testing.T) {
	p := NewPlayer(50)
	if math.Abs(float64(p.mix.gain.is)-.25) > 1e-6 {
		t.Error(p.mix.gain.is)
	}
	d := &speaker{}
	p = newTestPlayer(d)
	p.SetVolume(0)
	p.Play(Step)
	p.Swell(1)
	if p.busy() {
		t.Error("something begins that cannot be heard")
	}
}

// Every throw of the sticks and every way a piece can move is heard; what is only
// said in words is not.
func TestEvents(t *testing.T) {
	want := map[game.EventKind]string{
		game.EvLotThrew: "sticks", game.EvThrew: "sticks", game.EvThrewPiece: "sticks",
		game.EvThrewAgain: "sticks", game.EvFateThrew: "sticks", game.EvWaterThrew: "sticks",
		game.EvMoved: "step", game.EvBa: "step", game.EvBounced: "step", game.EvEntered: "step",
		game.EvPushed: "step", game.EvToReserve: "step",
		game.EvSwapped: "swap", game.EvDrowned: "water", game.EvReborn: "rebirth",
		game.EvFreed: "free", game.EvWon: "win",
	}
	for k := game.EvLotThrew; k <= game.EvUsed; k++ {
		got := ""
		if s, ok := Of(k); ok {
			got = s.String()
		}
		if got != want[k] {
			t.Errorf("event %d is heard as %q, want %q", k, got, want[k])
		}
	}
}
