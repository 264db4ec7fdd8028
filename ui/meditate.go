package ui

import (
	"os"
	"path/filepath"
	"runtime"
	"time"

	"senet/ui/meditation"
	"senet/ui/sound"
)

// moments says what is heard in meditation.
var moments = map[meditation.Moment]sound.Sound{
	meditation.BreathIn:  sound.In,
	meditation.BreathOut: sound.Out,
	meditation.AtHouse:   sound.House,
	meditation.Over:      sound.End,
}

// droneLeast is how loud the drone is when the lungs are empty, as a part of what
// it is when they are full: it breathes, and does not stop.
const droneLeast = .3

// openMeditation opens the board alone, on all of the screen. Escape ends it and
// gives the window back its size.
func (s *Shell) openMeditation() {
	v := meditation.New(s.meditationChoices(), meditation.Calls{
		Later:   func(d time.Duration, f func()) func() { return s.do.later(d, f) },
		Now:     time.Now,
		Set:     s.setMeditation,
		Heard:   s.heardInMeditation,
		Air:     s.airInMeditation,
		Awake:   s.keepAwake,
		End:     s.closePage,
		Reduced: s.prefs.Reduced,
	})
	was := s.win.FullScreen()
	s.openPage(page{object: v, full: true, key: v.Key, char: v.Char, again: s.openMeditation, left: func() {
		v.Stop()
		s.speaker.Hush()
		if !was {
			s.win.SetFullScreen(false)
		}
	}})
	if !was {
		s.win.SetFullScreen(true)
	}
	v.Start()
}

// meditationChoices are those of the preferences.
func (s *Shell) meditationChoices() meditation.Choices {
	p := s.prefs
	return meditation.Choices{In: p.BreathIn, Hold: p.BreathHold, Out: p.BreathOut, Minutes: p.Minutes, Sound: p.MeditationSound}
}

// setMeditation takes over what was chosen, as far as it is in range, and returns
// what stands.
func (s *Shell) setMeditation(c meditation.Choices) meditation.Choices {
	if s.prefs.MeditationSound && !c.Sound {
		s.speaker.Hush()
	}
	p := s.prefs
	p.BreathIn, p.BreathHold, p.BreathOut, p.Minutes, p.MeditationSound = c.In, c.Hold, c.Out, c.Minutes, c.Sound
	s.prefs = p.Clean()
	s.savePrefs()
	return s.meditationChoices()
}

func (s *Shell) heardInMeditation(m meditation.Moment) {
	if s.prefs.MeditationSound {
		s.speaker.Play(moments[m])
	}
}

func (s *Shell) airInMeditation(level float64) {
	if level > 0 {
		level = droneLeast + (1-droneLeast)*level
	}
	if s.prefs.MeditationSound {
		s.speaker.Swell(level)
	}
}

// keepAwake asks the system not to darken the screen, or lets it do so again. Fyne
// 2.8 does it so:
//
//   - Linux and the BSDs: org.freedesktop.ScreenSaver on the session's D-Bus, which
//     GNOME, KDE, Cinnamon and MATE answer. Without such a service, as under a bare
//     window manager, it only logs a line, and the X server's own blanking goes on.
//   - macOS: an assertion against the display's sleep.
//   - Windows: SetThreadExecutionState, which counts for the calling thread: that of
//     the window, where all of this package runs. A lock set by policy still comes.
//
// All three let go by themselves when the program ends, however it does.
func (s *Shell) keepAwake(on bool) {
	if on == s.awake || on && !hasSessionBus() {
		return
	}
	s.awake = on
	s.app.Driver().SetDisableScreenBlanking(on)
}

// hasSessionBus reports whether there is a D-Bus to ask, where one is needed: to
// look for it in vain starts a program and writes errors.
func hasSessionBus() bool {
	if runtime.GOOS == "darwin" || runtime.GOOS == "windows" {
		return true
	}
	if os.Getenv("DBUS_SESSION_BUS_ADDRESS") != "" {
		return true
	}
	dir := os.Getenv("XDG_RUNTIME_DIR")
	_, err := os.Stat(filepath.Join(dir, "bus"))
	return dir != "" && err == nil
}
