package ui

import (
	"senet/game"
	"senet/settings"
	"senet/ui/sound"
	"senet/ui/tr"
)

// speaker is what sounds are played on: a *sound.Player, or in a test a list.
type speaker interface {
	Play(sound.Sound)
	Swell(level float64)
	SetVolume(percent int)
	Hush()
}

// mute is the speaker of a window that has been given none.
type mute struct{}

func (mute) Play(sound.Sound) {}
func (mute) Swell(float64)    {}
func (mute) SetVolume(int)    {}
func (mute) Hush()            {}

// cue is told by the table what happens on it, at the moment at which that would
// be heard. Under a page the game goes on in silence.
func (s *Shell) cue(k game.EventKind) {
	if heard, ok := sound.Of(k); ok && !s.paged() {
		s.hear(heard)
	}
}

// hear plays a sound of play, if those are wanted.
func (s *Shell) hear(one sound.Sound) {
	if s.prefs.Sound {
		s.speaker.Play(one)
	}
}

// applySound hands changed preferences to the speaker; a sound tells how loud it
// is now.
func (s *Shell) applySound(old settings.Preferences) {
	p := s.prefs
	s.speaker.SetVolume(p.Volume)
	switch {
	case !p.Sound && old.Sound && !s.paged():
		s.speaker.Hush()
	case p.Sound && !old.Sound, p.Volume != old.Volume && (p.Sound || p.MeditationSound):
		s.speaker.Play(sound.Sticks)
	case p.MeditationSound && !old.MeditationSound:
		s.speaker.Play(sound.House)
	}
}

// toggleSound turns the sound of play on or off.
func (s *Shell) toggleSound() {
	p := s.prefs
	p.Sound = !p.Sound
	s.setPrefs(p)
	text := "sound.off"
	if p.Sound {
		text = "sound.on"
	}
	s.notice.show(tr.S(text), false)
}
