package ui

import (
	"context"
	"errors"
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"senet/game/record"
	"senet/ui/gamereview"
	"senet/ui/replay"
	"senet/ui/replay/playon"
	"senet/ui/tr"
)

// lookback is the review of a game that was looked at last.
type lookback struct {
	rec   *record.Record
	model *gamereview.Model
	view  *gamereview.View // while it is open
	run   *gamereview.Run  // while it is being judged
	at    int              // the line that it was opened at
}

// canLookBack reports whether there is a game to review: a record, or one that
// has been played to its end.
func (s *Shell) canLookBack() bool {
	if s.review.on() {
		return s.review.story.Len() > 0
	}
	return s.snapshot().Over
}

// openLookback reviews the game on the table, from the moment that is looked at;
// else from the beginning.
func (s *Shell) openLookback() {
	if !s.canLookBack() {
		s.notice.show(tr.S("review.notOver"), false)
		return
	}
	rec, _, err := record.Read(s.text())
	if err != nil {
		s.notice.show(tr.F("review.failed", map[string]any{"Why": tr.Fault(err)}), true)
		return
	}
	l := &s.lookback
	if l.rec == nil || l.rec.Rules != rec.Rules || l.rec.Players != rec.Players || !slices.Equal(l.rec.Actions, rec.Actions) {
		model, err := gamereview.NewModel(rec)
		if err != nil {
			s.notice.show(tr.F("review.failed", map[string]any{"Why": tr.Fault(err)}), true)
			return
		}
		*l = lookback{rec: rec, model: model}
	}
	at := -1
	if s.review.on() {
		at = s.review.player.At() - 1
	}
	s.showLookback(at, false)
}

// showLookback shows the review at a line of the game, and goes on with it where
// it is not at its end.
func (s *Shell) showLookback(at int, worst bool) {
	l := &s.lookback
	v := gamereview.New(l.model, titleOf(l.model.Story().Config()), at, s.prefs.Numbers, s.prefs.Flipped, gamereview.Calls{
		Stop: s.stopLookback, GoOn: s.judge, PlayOn: s.playOnFrom, Export: s.exportLookback,
	})
	v.SetWorst(worst)
	s.openPage(page{
		object: v, plain: true, key: v.Key, again: func() { s.showLookback(v.Chosen(), v.Worst()) }, left: s.leaveLookback,
		copy: func() {
			s.app.Clipboard().SetContent(s.lookbackText())
			s.notice.show(tr.S("review.copied"), false)
		},
	})
	l.view, l.at = v, v.Chosen()
	s.judge()
}

// judge goes on with the review on a goroutine of its own.
func (s *Shell) judge() {
	l := &s.lookback
	if l.model.Done() || l.run != nil {
		return
	}
	l.run = gamereview.Start(l.model, s.do, func() { l.view.Update(true) }, func(err error) {
		l.run = nil
		l.view.Update(false)
		if err != nil && !errors.Is(err, context.Canceled) {
			s.notice.show(tr.F("review.failed", map[string]any{"Why": tr.Fault(err)}), true)
		}
	})
	l.view.Update(true)
}

// stopLookback stops judging; what has been found stays.
func (s *Shell) stopLookback() {
	l := &s.lookback
	l.run.Stop()
	l.run = nil
	if l.view != nil {
		l.view.Update(false)
	}
}

// leaveLookback ends with the page; the record viewer, if that is what lies
// under it, goes to the line that was looked at.
func (s *Shell) leaveLookback() {
	l := &s.lookback
	v := l.view
	l.view = nil
	s.stopLookback()
	if s.review.on() && v != nil && v.Chosen() != l.at {
		s.review.player.To(v.Chosen() + 1)
	}
}

// playOnFrom asks who plays on from where a line was decided, and lets them.
func (s *Shell) playOnFrom(line int) {
	model := s.lookback.model
	p, ok := model.Position(line)
	if !ok {
		return
	}
	cfg := model.Story().Config()
	c := playon.From(s.prefs, p.Turn, cfg.Rules.Gods)
	s.askWho(c, tr.S("review.who.about"), func() { s.playOnFrom(line) }, func(c playon.Choice) *record.Record {
		return replay.Placed(cfg.RuleID, cfg.Rules, p, c.Seats(), time.Now(), freshSeed())
	})
}

// lookbackText is the review as text, in the language in force.
func (s *Shell) lookbackText() string {
	m := s.lookback.model
	return m.Text(titleOf(m.Story().Config()))
}

// exportLookback writes the review to a file.
func (s *Shell) exportLookback() {
	day := s.lookback.model.Story().Config().Started
	if day.IsZero() {
		day = time.Now()
	}
	name := "senet-review-" + day.Format(time.DateOnly) + ".txt"
	s.askWhere(name, tr.S("review.export"), []byte(s.lookbackText()), func(fyne.URI) {})
}
