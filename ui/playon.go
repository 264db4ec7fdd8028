package ui

import (
	"errors"
	"io/fs"
	"os"
	"time"

	"senet/game/record"
	"senet/game/session"
	"senet/settings"
	"senet/ui/replay/playon"
	"senet/ui/tr"
)

// openPlayOn asks who plays on from the moment shown, and lets them.
func (s *Shell) openPlayOn() {
	r := &s.review
	if !r.on() || !r.story.Playable(r.player.At()) {
		return
	}
	r.player.Pause()
	at, story := r.player.At(), r.story
	p := story.Pos(at)
	gods := story.Config().Rules.Gods
	about := tr.S("replay.who.about")
	c := playon.From(s.prefs, p.Turn, gods)
	if story.Continues(at) {
		about = tr.S("replay.who.goesOn")
		c = playon.FromSeats(s.prefs, story.Seats(at), gods)
	}
	s.askWho(c, about, s.openPlayOn, func(c playon.Choice) *record.Record {
		return story.From(at, c.Seats(), time.Now(), freshSeed())
	})
}

// askWho asks who plays which side of a game that begins, and begins it with
// the record that make gives.
func (s *Shell) askWho(c playon.Choice, about string, again func(), make func(playon.Choice) *record.Record) {
	if s.match.worthKeeping() {
		about += " " + tr.S("replay.who.kept")
	}
	d := playon.New(c, about, func(c playon.Choice) {
		s.closeAll()
		s.startFrom(make(c))
	}, s.closeModal)
	m := s.showModal(tr.S("replay.who.title"), d.Object, d.Start, again, s.closeModal)
	m.scrolls(d.Reader)
	m.start = d.Start
}

// startFrom begins a game with a record's position.
func (s *Shell) startFrom(rec *record.Record) {
	err := s.match.open(func(o session.Options) (*session.Session, error) { return session.Open(rec, nil, o) }, false)
	if err != nil {
		s.notice.show(tr.Fault(err), true)
		return
	}
	s.win.Canvas().Focus(s.table)
}

// worthKeeping reports whether the running game has begun and is not finished.
func (m *match) worthKeeping() bool {
	if m.session == nil {
		return false
	}
	snap := m.session.Snapshot()
	return !snap.Over && len(snap.Log) > 0
}

// keep writes down the unfinished game that another is about to take the place
// of, so that one can return to it.
func (m *match) keep() {
	if !m.worthKeeping() {
		return
	}
	path, err := settings.EarlierPath()
	if err == nil {
		err = settings.WriteAtomic(path, m.session.Record())
	}
	if err != nil {
		m.shell.cannotSave(err)
	}
}

// hasEarlier reports whether there is a game to go back to.
func hasEarlier() bool {
	path, err := settings.EarlierPath()
	if err != nil {
		return false
	}
	_, err = os.Stat(path)
	return err == nil
}

// backToMine returns from a record to the running game, or from that to the one
// that was left for it; the two change places.
func (s *Shell) backToMine() {
	if s.review.on() {
		s.review.leave()
		return
	}
	path, err := settings.EarlierPath()
	if err != nil {
		s.cannotOpen(err)
		return
	}
	data, err := settings.ReadLimited(path, maxRecord)
	if errors.Is(err, fs.ErrNotExist) {
		s.notice.show(tr.S("replay.kept.none"), false)
		return
	}
	changed := s.match.worthKeeping()
	if err == nil {
		err = s.match.load(data, false)
	}
	if err != nil {
		s.cannotOpen(err)
		return
	}
	if !changed { // it is the running game now
		_ = os.Remove(path)
	}
}
