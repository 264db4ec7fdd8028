package ui

import (
	"context"
	"time"

	"fyne.io/fyne/v2"

	"senet/game"
	"senet/game/ai"
	"senet/game/ai/eval"
	"senet/game/rules"
	"senet/settings"
	"senet/ui/newgame"
	"senet/ui/studying"
	"senet/ui/tr"
)

// study is the computer's study of a rule set, of which there is one at a time. It
// goes on when its dialog is closed and while a game is played, on one core, and
// ends with the program, which keeps what was learned.
type study struct {
	shell *Shell

	preset rules.Preset
	state  studying.State
	view   *studying.View // of its dialog, open or not
	under  func()         // brings the dialog under it up to date; nil: there is none
	number int            // of the study: what an earlier one still has to say is dropped

	stop, quit context.CancelFunc
	ended      chan struct{} // closed when the goroutine has ended
}

// lastWords is how long the end of the program waits for what was learned to be
// written; it is written every little while in any case.
const lastWords = 1500 * time.Millisecond

// openStudy opens the dialog for a rule set, or for the one being studied.
func (s *Shell) openStudy(p rules.Preset) {
	st := &s.study
	if !st.state.Running && eval.Family(st.preset.Rules) != eval.Family(p.Rules) {
		st.preset, st.state = p, studying.State{}
	}
	if !st.state.Running {
		st.preset = p
		if g, err := game.New(p.Rules); err == nil {
			st.state.Before = ai.Begun(g)
		}
	}
	shut := func() {
		s.closeModal()
		if st.under != nil {
			st.under()
		}
	}
	st.state.Uses = newgame.Knows(st.preset)
	v := studying.New(st.state, studying.Calls{Start: st.start, Stop: st.end, Close: shut})
	title := tr.F("study.title", map[string]any{"Name": newgame.Text(st.preset.Names)})
	m := s.showModal(title, v.Object, v.First(), func() { s.openStudy(st.preset) }, shut)
	m.scrolls(v.Reader)
	v.Changed = m.Refresh
	st.view = v
}

// start has the rule set studied for so long.
func (st *study) start(d time.Duration) {
	g, err := game.New(st.preset.Rules)
	if err != nil || st.state.Running {
		return
	}
	st.number++
	st.state = studying.State{Running: true, Before: st.state.Before, Uses: st.state.Uses}
	n, id := st.number, st.preset.ID
	tell := func(f func()) {
		st.shell.do(func() {
			if n == st.number {
				f()
				st.show()
			}
		})
	}
	learning, stop := context.WithCancel(context.Background())
	all, quit := context.WithCancel(context.Background())
	ended := make(chan struct{})
	st.stop, st.quit, st.ended = stop, quit, ended
	beside(func() {
		defer close(ended)
		err := ai.Study(learning, all, g, id, d, func(l ai.Lesson) { tell(func() { st.state.Lesson = l }) })
		tell(func() { st.over(err) })
	})
	st.show()
}

// show brings the dialog up to date, if it is open.
func (st *study) show() {
	if st.view != nil {
		st.view.Show(st.state)
	}
}

// end has it come to an end: what was learned is tried.
func (st *study) end() {
	if st.state.Running {
		st.state.Stopping = true
		st.stop()
		st.show()
	}
}

// over is told that the study has ended.
func (st *study) over(err error) {
	st.stop()
	st.quit()
	st.state.Running, st.state.Stopping = false, false
	st.state.Before, st.state.Uses = st.state.Lesson.Games, newgame.Knows(st.preset)
	if err != nil {
		st.state.Failed = settings.Reason(err).Error()
	}
	if !st.open() {
		text := tr.F("study.over", map[string]any{"Name": newgame.Text(st.preset.Names), "Status": studying.Status(st.state)})
		st.shell.notice.show(text, err != nil)
	}
}

// open reports whether its dialog is on the screen.
func (st *study) open() bool {
	if st.view == nil {
		return false
	}
	for _, l := range st.shell.modals {
		if m, ok := l.object.(*modal); ok && m.reader == st.view.Reader {
			return true
		}
	}
	return false
}

// close ends the study with the program.
func (st *study) close() {
	if !st.state.Running {
		return
	}
	st.number++
	st.stop()
	st.quit()
	select {
	case <-st.ended:
	case <-time.After(lastWords):
	}
}

// item is the menu's entry for a study that goes on; nil if there is none.
func (st *study) item() *fyne.MenuItem {
	if !st.state.Running {
		return nil
	}
	text := tr.F("study.menu", map[string]any{"Name": newgame.Text(st.preset.Names), "Share": studying.Percent(st.state)})
	return fyne.NewMenuItem(text, func() { st.shell.openStudy(st.preset) })
}

// going says how far the study of a rule set has come; "" where none goes on.
func (st *study) going(p rules.Preset) string {
	if !st.state.Running || eval.Family(st.preset.Rules) != eval.Family(p.Rules) {
		return ""
	}
	return tr.F("study.going", map[string]any{"Share": studying.Percent(st.state)})
}
