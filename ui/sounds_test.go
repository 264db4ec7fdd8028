package ui

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"senet/game"
	"senet/game/oracle"
	"senet/settings"
	"senet/ui/reading"
	"senet/ui/sound"
)

// listener is a speaker that writes down what it is told.
type listener struct {
	heard  []sound.Sound
	volume int
	swell  float64
	hushed int
}

func (l *listener) Play(s sound.Sound) { l.heard = append(l.heard, s) }
func (l *listener) Swell(v float64)    { l.swell = v }
func (l *listener) SetVolume(v int)    { l.volume = v }
func (l *listener) Hush()              { l.hushed++ }

// What happens on the table is heard while sound is on and nothing lies over it.
func TestTableIsHeard(t *testing.T) {
	r := newRig(t, settings.Defaults())
	l := &listener{}
	r.speaker = l
	r.cue(game.EvThrew)
	r.cue(game.EvTurn)
	r.cue(game.EvDrowned)
	if !slices.Equal(l.heard, []sound.Sound{sound.Sticks, sound.Water}) {
		t.Errorf("heard %v", l.heard)
	}
	r.openCodex()
	r.cue(game.EvThrew)
	r.closePage()
	r.typedRune('ь') // M on a Cyrillic keyboard
	r.cue(game.EvThrew)
	if len(l.heard) != 2 || r.prefs.Sound || l.hushed == 0 {
		t.Errorf("heard %v, sound %v", l.heard, r.prefs.Sound)
	}
	p, _ := settings.Load()
	if p.Sound {
		t.Error("that it is off was not saved")
	}
	r.typedRune('m')
	if len(l.heard) != 3 || !r.prefs.Sound {
		t.Error("turned on it is not heard")
	}
}

// The sticks of a draw are heard too.
func TestDrawIsHeard(t *testing.T) {
	r := newRig(t, settings.Defaults())
	l := &listener{}
	r.speaker = l
	r.openDraw(oracle.DrawDay)
	r.page.object.(*reading.Drawing).Throw()
	if !slices.Equal(l.heard, []sound.Sound{sound.Sticks}) {
		t.Errorf("heard %v", l.heard)
	}
}

// Another volume is heard at once.
func TestVolumeIsHeard(t *testing.T) {
	r := newRig(t, settings.Defaults())
	l := &listener{}
	r.speaker = l
	p := r.prefs
	p.Volume = 40
	r.setPrefs(p)
	if l.volume != 40 || len(l.heard) != 1 {
		t.Errorf("volume %d, heard %v", l.volume, l.heard)
	}
	r.setPrefs(p)
	if len(l.heard) != 1 {
		t.Error("heard without a change")
	}
}

// A throw in the window is heard once, and what is taken back is not.
func TestThrowIsHeard(t *testing.T) {
	r := newRig(t, settings.Defaults())
	l := &listener{}
	r.speaker = l
	r.match.start(friends(t))
	r.until("the throw", func() bool { return r.snapshot().CanThrow })
	r.match.throw()
	r.until("its end", func() bool { return len(l.heard) > 0 && !r.table.Busy() })
	if l.heard[0] != sound.Sticks {
		t.Errorf("heard %v", l.heard)
	}
	n := len(l.heard)
	r.match.undo()
	r.idle()
	if len(l.heard) != n {
		t.Errorf("what was taken back is heard: %v", l.heard[n:])
	}
}

// Meditation has its own switch, keeps what is set, and leaves silence.
func TestMeditationIsHeard(t *testing.T) {
	prefs := settings.Defaults()
	prefs.Sound = false
	r := newRig(t, prefs)
	l := &listener{}
	r.speaker = l
	r.openMeditation()
	if !slices.Equal(l.heard, []sound.Sound{sound.In}) {
		t.Errorf("heard %v", l.heard)
	}
	r.until("the drone", func() bool { return l.swell >= droneLeast })
	r.typedKey(&fyne.KeyEvent{Name: fyne.KeyUp})
	r.typedRune('m')
	if r.prefs.MeditationSound || r.prefs.Sound || l.hushed == 0 {
		t.Error("M turns the sound of meditation off, and nothing else")
	}
	if p, _ := settings.Load(); p.BreathIn != prefs.BreathIn+1 || p.MeditationSound {
		t.Errorf("saved %+v", p)
	}
	hushed := l.hushed
	r.typedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if r.paged() || l.hushed == hushed || r.awake {
		t.Error("Escape does not end it")
	}
}

// Every moment of a meditation has its sound.
func TestMomentsHaveSounds(t *testing.T) {
	if len(moments) != 4 {
		t.Errorf("%d moments", len(moments))
	}
}
