package sound

import "math"

// voicesMost is how many sounds may be heard at a time.
const voicesMost = 12

// The time that a change of loudness takes, in seconds: a jump would be a click.
const (
	quick = .06
	slow  = .7
)

// glide is a loudness on its way to another.
type glide struct{ is, to, step float32 }

// toward begins the way to another loudness; seconds is for all of it, from 0 to 1.
func (g *glide) toward(to float32, seconds float64) {
	g.to, g.step = to, float32(1/(seconds*Rate))
}

// next is the loudness of the next sample.
func (g *glide) next() float32 {
	switch d := g.to - g.is; {
	case d > g.step:
		g.is += g.step
	case d < -g.step:
		g.is -= g.step
	default:
		g.is = g.to
	}
	return g.is
}

func (g *glide) silent() bool { return g.is == 0 && g.to == 0 }

// voice is a sound on its way.
type voice struct {
	sound   Sound
	samples []float32
	at      int
	gain    glide
}

// mix is what is heard together.
type mix struct {
	gain   glide // of everything
	swell  glide // of the drone
	voices []voice
	quiet  int // samples since there was a voice
}

// add begins a voice, unless there are too many.
func (m *mix) add(v voice) {
	if len(m.voices) < voicesMost {
		m.voices = append(m.voices, v)
	}
}

// has reports whether a sound is being heard.
func (m *mix) has(s Sound) bool {
	for _, v := range m.voices {
		if v.sound == s {
			return true
		}
	}
	return false
}

// hush sends all voices away.
func (m *mix) hush() {
	m.swell.toward(0, slow)
	for i := range m.voices {
		m.voices[i].gain.toward(0, slow)
	}
}

// fill gives the next samples.
func (m *mix) fill(out []float32) {
	clear(out)
	kept := m.voices[:0]
	for _, v := range m.voices {
		if m.sum(out, &v) {
			kept = append(kept, v)
		}
	}
	clear(m.voices[len(kept):])
	m.voices = kept
	m.quiet += len(out)
	if len(kept) > 0 {
		m.quiet = 0
	}
	for i := range out {
		out[i] = limit(out[i] * m.gain.next())
	}
}

// sum adds a voice; it reports whether there is more of it.
func (m *mix) sum(out []float32, v *voice) bool {
	drone := v.sound == Drone
	for i := range out {
		if v.at == len(v.samples) {
			if !drone {
				return false
			}
			v.at = 0
		}
		x := v.samples[v.at] * v.gain.next()
		if drone {
			x *= m.swell.next()
		}
		out[i] += x
		v.at++
	}
	return !v.gain.silent() && !(drone && m.swell.silent())
}

// limit leaves what is soft alone and keeps several sounds together under 1.
func limit(x float32) float32 {
	const knee = .6
	switch {
	case x > knee:
		return knee + (1-knee)*float32(math.Tanh(float64((x-knee)/(1-knee))))
	case x < -knee:
		return -limit(-x)
	}
	return x
}
