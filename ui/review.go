package ui

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"senet/game/record"
	"senet/game/session"
	"senet/ui/newgame"
	"senet/ui/panel/words"
	"senet/ui/replay"
	"senet/ui/ruleform/shelf"
	"senet/ui/tr"
)

// review is the looking through of a record, or of the running game, which
// waits meanwhile.
type review struct {
	shell *Shell

	story  *replay.Story // nil: nothing is looked through
	player *replay.Player
	bar    *replay.Bar
	own    bool   // the running game itself
	data   []byte // the record as it was read
	name   string // its file, or what else it is called
	slot   *fyne.Container
}

// on reports whether something is looked through.
func (r *review) on() bool { return r.story != nil }

// foreign reports whether that is not the running game.
func (r *review) foreign() bool { return r.on() && !r.own }

// open looks through a record, from the given moment; negative is the end. The
// running game waits.
func (r *review) open(rec *record.Record, data []byte, name string, own bool, at int) error {
	story, err := replay.NewStory(rec)
	if err != nil {
		return err
	}
	if at < 0 {
		at = story.Len()
	}
	rate := replay.NormalRate
	if r.on() {
		rate = r.player.Rate()
		r.player.Stop()
	}
	r.shell.closePage()
	r.park()
	r.story, r.data, r.name, r.own = story, data, name, own
	r.shell.match.record = !own
	r.player = replay.NewPlayer(story.Len(), at)
	r.player.SetRate(rate)
	r.player.After = r.shell.do.later
	r.player.Shown = r.show
	r.fill()
	r.show(at, replay.Jump)
	r.bar.Scrub.FocusQuietly()
	return nil
}

// park lets the running game wait: nobody plays in it while one looks back.
func (r *review) park() {
	ses := r.shell.match.session
	if ses == nil {
		return
	}
	if n := len(ses.Snapshot().Log); n > 0 {
		_ = ses.ViewAt(n - 1)
	}
}

// fill makes the bar, in the language in force.
func (r *review) fill() {
	if r.slot == nil {
		return
	}
	r.slot.Objects = nil
	if r.on() {
		r.bar = replay.NewBar(r.title(), r.story, r.player, replay.Calls{
			PlayOn: r.shell.openPlayOn, Review: r.shell.openLookback,
			Throws: r.shell.openFairness,
			Read:   func(text string) { r.shell.openRemark(text) },
		})
		r.slot.Objects = []fyne.CanvasObject{r.bar.Object}
	}
	r.slot.Refresh()
	r.shell.showQuiet()
	if c := r.shell.win.Content(); c != nil { // notices make room for the bar
		c.Refresh()
	}
}

// title says whose game it is.
func (r *review) title() string { return titleOf(r.story.Config()) }

// titleOf says in one line who plays, by which rules, and when.
func titleOf(cfg session.Config) string {
	name := cfg.RuleID
	if p, ok := shelf.ByID(name); ok {
		name = newgame.Text(p.Names)
	}
	args := map[string]any{"First": words.SeatName(cfg, 0), "Second": words.SeatName(cfg, 1), "Rules": name}
	key := "replay.title"
	if !cfg.Started.IsZero() {
		key, args["Date"] = "replay.title.dated", cfg.Started.Format(time.DateOnly)
	}
	return tr.F(key, args)
}

// show brings a moment before the player's eyes.
func (r *review) show(at int, how replay.Way) {
	s := r.shell
	if s.table.Busy() {
		s.table.Skip()
	}
	r.pace()
	u := session.Update{Snapshot: r.story.Snapshot(at), Reset: true}
	if how != replay.Jump {
		if u.Steps = r.story.Steps(at, how == replay.Show); len(u.Steps) > 0 {
			u.Reset = false
		}
	}
	r.bar.Show()
	s.present.update(u)
}

// pace lets motions follow the speed of the show.
func (r *review) pace() {
	s := r.shell
	p := s.table.Prefs()
	want := s.prefs.Speed
	if r.on() && r.player.Playing() {
		want *= replay.Rates[r.player.Rate()]
	}
	if p.Speed != want {
		p.Speed = want
		s.table.SetPrefs(p)
	}
}

// rested is told that the table has come to rest.
func (r *review) rested() {
	if r.on() {
		r.player.Rested()
	}
}

// view shows log entry i; it reports false where the session is to do it. The
// running game is looked through in the same way as a record.
func (r *review) view(i int) bool {
	switch ses := r.shell.match.session; {
	case i < 0 && r.on():
		r.leave()
	case r.foreign():
		r.player.To(i + 1)
	case ses == nil || i < 0:
		return false
	case i >= len(ses.Snapshot().Log)-1: // the newest is the game itself
		if !r.on() {
			return false
		}
		r.leave()
	case r.own:
		r.player.To(i + 1)
	default:
		return r.openOwn(i + 1)
	}
	return true
}

// step goes so many moments on, and past the end of the running game back to
// it; it reports false while nothing is looked through.
func (r *review) step(by int) bool {
	if !r.on() {
		return false
	}
	if at := r.player.At() + by; r.own && at >= r.player.Last() {
		r.leave()
	} else {
		r.player.To(at)
	}
	return true
}

// first goes to the beginning of what is looked through, or of the running game.
func (r *review) first() {
	if r.on() {
		r.player.First()
	} else {
		r.openOwn(0)
	}
}

// openOwn looks through the running game from a moment on.
func (r *review) openOwn(at int) bool {
	ses := r.shell.match.session
	if ses == nil {
		return false
	}
	data := ses.Record()
	rec, _, err := record.Read(data)
	if err != nil {
		return false
	}
	return r.open(rec, data, "", true, at) == nil
}

// drop ends the looking without showing anything else.
func (r *review) drop() {
	if !r.on() {
		return
	}
	r.player.Stop()
	r.story, r.player, r.bar, r.data, r.own = nil, nil, nil, nil, false
	r.shell.match.record = false
	r.fill()
	r.pace()
}

// leave comes back to the running game, just as it was.
func (r *review) leave() {
	if !r.on() {
		return
	}
	r.drop()
	s := r.shell
	if s.match.session == nil {
		s.freshGame()
		return
	}
	_ = s.match.session.ViewAt(-1)
	s.present.reset(s.match.session.Snapshot())
	s.win.Canvas().Focus(s.table)
}

// key does what a key means while something is looked through.
func (r *review) key(e *fyne.KeyEvent) bool {
	if !r.on() || r.shell.covered() {
		return false
	}
	if e.Name == fyne.KeyEscape {
		r.leave()
		return true
	}
	return r.bar.Key(e.Name)
}

// fromSession takes an update of the running game. While something else is
// looked at only what went wrong is told.
func (s *Shell) fromSession(u session.Update) {
	if !s.review.on() {
		s.present.update(u)
		return
	}
	if u.Err != nil {
		s.notice.show(tr.Fault(u.Err), true)
	}
}

// foot is the height of what is under the table.
func (r *review) foot() float32 {
	if r.on() {
		return replay.BarHeight
	}
	return r.shell.quiet.foot()
}

// stage holds the table, and under it the bar of a replay, or the cards met so
// far, while there is one of these.
func (s *Shell) stage() fyne.CanvasObject {
	s.review.slot = container.NewStack()
	return container.New(stageLayout{s}, s.table, s.review.slot, s.newQuiet())
}

type stageLayout struct{ s *Shell }

// MinSize is for Fyne: the window decides.
func (stageLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 0) }

// Layout is for Fyne.
func (l stageLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	at := 2
	if l.s.review.on() {
		at = 1
	}
	layStage(o, size, l.s.review.foot(), at)
}
