// Package prefs is the Settings dialog. Every change takes effect at once; the
// window saves it.
package prefs

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"senet/settings"
	"senet/ui/look"
	"senet/ui/panel/form"
	"senet/ui/tr"
)

// Dialog is the content of the Settings dialog.
type Dialog struct {
	Object fyne.CanvasObject
	First  fyne.Focusable // has the focus at first
	Reader *form.Reader   // the part that scrolls if it must

	prefs   settings.Preferences
	changed func(settings.Preferences)

	controls []form.Control
}

var (
	languages = []string{"en", "ru", "uk"}
	themes    = []string{"system", "dark", "light"}
	strips    = []string{"solo", "always", "never"}
	// speeds of animation; 0 shows none.
	speeds = []float64{0.6, 1, 2, 0}
	// paces are the seconds the computer waits before it throws and moves.
	paces = [][2]float64{{1.6, 1.6}, {0.8, 0.8}, {0.2, 0.2}}
	// volumes are percentages; 0 is what the switches are for.
	volumes = []int{40, 70, 100}
)

// New returns the dialog. changed is given the preferences after every change;
// done closes the dialog.
func New(p settings.Preferences, changed func(settings.Preferences), done func()) *Dialog {
	d := &Dialog{prefs: p, changed: changed}
	language := look.NewSegmented(names(), indexOf(languages, tr.Language()), func(i int) {
		d.set(func(p *settings.Preferences) { p.Language = languages[i] })
	})
	d.First, d.controls = language, []form.Control{language}
	rows := []fyne.CanvasObject{form.Row(tr.S("shell.prefs.language"), language, nil)}
	for _, section := range [][]fyne.CanvasObject{d.board(), d.motion(), d.play(), d.sound()} {
		rows = append(rows, section...)
	}
	buttons := container.NewHBox(layout.NewSpacer(), look.NewPrimarySmall(tr.S("shell.close"), "Esc", done))
	d.Reader = form.NewReader(container.New(layout.NewCustomPaddedLayout(5, 5, 6, 16), form.Column(12, rows...)), fyne.NewSize(640, 340))
	d.Reader.Follow(d.controls...)
	d.Object = container.NewBorder(nil, container.New(layout.NewCustomPaddedLayout(14, 0, 0, 0), buttons), nil, nil, d.Reader)
	return d
}

// board is what the table looks like.
func (d *Dialog) board() []fyne.CanvasObject {
	p := d.prefs
	return []fyne.CanvasObject{
		d.choice("shell.prefs.theme", indexOf(themes, p.Theme), func(p *settings.Preferences, i int) { p.Theme = themes[i] },
			"shell.prefs.theme.system", "shell.prefs.theme.dark", "shell.prefs.theme.light"),
		heading("shell.prefs.board"),
		d.toggle("shell.prefs.numbers", p.Numbers, func(p *settings.Preferences, on bool) { p.Numbers = on }),
		d.toggle("sound.prefs.flipped", p.Flipped, func(p *settings.Preferences, on bool) { p.Flipped = on }),
	}
}

// motion is how things move, and how fast.
func (d *Dialog) motion() []fyne.CanvasObject {
	p := d.prefs
	return []fyne.CanvasObject{
		heading("shell.prefs.motion"),
		d.choice("shell.prefs.speed", nearest(speeds, p.Speed), func(p *settings.Preferences, i int) { p.Speed = speeds[i] },
			"shell.prefs.speed.slow", "shell.prefs.speed.normal", "shell.prefs.speed.fast", "shell.prefs.speed.off"),
		d.toggle("shell.prefs.reduced", p.Reduced, func(p *settings.Preferences, on bool) { p.Reduced = on }),
		d.choice("shell.prefs.pace", pace(p), func(p *settings.Preferences, i int) {
			p.ThrowPause, p.MovePause = paces[i][0], paces[i][1]
		}, "shell.prefs.pace.slow", "shell.prefs.pace.normal", "shell.prefs.pace.fast"),
	}
}

// play is what happens by itself in a game, and what is shown beside it.
func (d *Dialog) play() []fyne.CanvasObject {
	p := d.prefs
	return []fyne.CanvasObject{
		heading("shell.prefs.play"),
		d.toggle("shell.prefs.auto", p.AutoForced, func(p *settings.Preferences, on bool) { p.AutoForced = on }),
		d.toggle("reading.prefs.gods", p.GodsWait, func(p *settings.Preferences, on bool) { p.GodsWait = on }),
		d.choice("reading.prefs.strip", indexOf(strips, p.ReadStrip), func(p *settings.Preferences, i int) { p.ReadStrip = strips[i] },
			"reading.prefs.strip.solo", "reading.prefs.strip.always", "reading.prefs.strip.never"),
		d.toggle("shell.prefs.touch", p.TouchMove, func(p *settings.Preferences, on bool) { p.TouchMove = on }),
	}
}

// sound is what is heard.
func (d *Dialog) sound() []fyne.CanvasObject {
	p := d.prefs
	return []fyne.CanvasObject{
		heading("sound.prefs"),
		d.toggle("sound.prefs.play", p.Sound, func(p *settings.Preferences, on bool) { p.Sound = on }),
		d.toggle("sound.prefs.meditation", p.MeditationSound, func(p *settings.Preferences, on bool) { p.MeditationSound = on }),
		d.choice("sound.prefs.volume", volume(p.Volume), func(p *settings.Preferences, i int) { p.Volume = volumes[i] },
			"sound.prefs.volume.soft", "sound.prefs.volume.normal", "sound.prefs.volume.loud"),
	}
}

// heading is a line over the rows that belong together.
func heading(key string) fyne.CanvasObject {
	return container.New(layout.NewCustomPaddedLayout(10, 0, 0, 0), look.Text(tr.S(key), look.Title20, look.Gold))
}

func (d *Dialog) set(change func(*settings.Preferences)) {
	change(&d.prefs)
	d.changed(d.prefs)
}

// choice is a row with a few values to choose from.
func (d *Dialog) choice(label string, now int, change func(*settings.Preferences, int), keys ...string) fyne.CanvasObject {
	values := make([]look.Choice, len(keys))
	for i, k := range keys {
		values[i].Label = tr.S(k)
	}
	s := look.NewSegmented(values, now, func(i int) {
		d.set(func(p *settings.Preferences) { change(p, i) })
	})
	d.controls = append(d.controls, s)
	return form.Row(tr.S(label), s, nil)
}

// toggle is a row with yes and no, and a line that says what it does.
func (d *Dialog) toggle(label string, now bool, change func(*settings.Preferences, bool)) fyne.CanvasObject {
	i := 0
	if now {
		i = 1
	}
	s := look.NewSegmented([]look.Choice{{Label: tr.S("shell.no")}, {Label: tr.S("shell.yes")}}, i, func(i int) {
		d.set(func(p *settings.Preferences) { change(p, i == 1) })
	})
	d.controls = append(d.controls, s)
	return form.Row(tr.S(label), s, look.NewWrapped(tr.S(label+".about"), look.Body13, look.Muted))
}

func names() []look.Choice {
	var out []look.Choice
	for _, l := range languages {
		out = append(out, look.Choice{Label: tr.Name(l)})
	}
	return out
}

func indexOf(list []string, s string) int {
	for i, v := range list {
		if v == s {
			return i
		}
	}
	return 0
}

// nearest finds the value nearest to v; 0 stands for itself only.
func nearest(list []float64, v float64) int {
	best, off := 0, -1.0
	for i, x := range list {
		if (x == 0) != (v == 0) {
			continue
		}
		if d := max(x-v, v-x); off < 0 || d < off {
			best, off = i, d
		}
	}
	return best
}

// pace finds the pace nearest to the preferences.
func pace(p settings.Preferences) int {
	var throws []float64
	for _, v := range paces {
		throws = append(throws, v[0]+v[1])
	}
	v := p.ThrowPause + p.MovePause
	if v == 0 {
		return len(paces) - 1
	}
	return nearest(throws, v)
}

// volume finds the volume nearest to a percentage.
func volume(percent int) int {
	best := 0
	for i, v := range volumes {
		if max(v-percent, percent-v) < max(volumes[best]-percent, percent-volumes[best]) {
			best = i
		}
	}
	return best
}
