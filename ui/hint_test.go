package ui

import (
	"strings"
	"testing"

	"senet/game/board"
	"senet/game/session"
	"senet/ui/table"
	"senet/ui/tr"
)

// choosing brings a game between friends to a choice.
func (r *rig) choosing(cfg session.Config) {
	r.t.Helper()
	r.match.start(cfg)
	for len(r.snapshot().Legal) < 2 {
		r.until("a throw", func() bool { return r.snapshot().CanThrow || len(r.snapshot().Legal) > 0 })
		now := r.snapshot().Revision
		if s := r.snapshot(); len(s.Legal) == 1 && !s.CanThrow {
			r.match.play(s.Legal[0])
		} else if len(s.Legal) == 0 {
			r.match.throw()
		}
		r.until("what comes of it", func() bool { return r.snapshot().Revision != now || len(r.snapshot().Legal) > 1 })
	}
}

// Who asks with a square under the cursor that has no move is told the hint all
// the same, and of the square when it is pointed at anew.
func TestHintOverSquare(t *testing.T) {
	r := newRig(t, defaults("en"))
	r.choosing(friends(t))
	square := table.Preview{Valid: true, Square: board.Beauty}
	r.present.consider(square)
	r.typedRune('h')
	r.until("the hint", func() bool { return r.present.hint != nil })
	told := func() string { return strings.Join(texts(r.column.Target.Object), " ") }
	if want := tr.Percent(r.present.hint.Win, 1); !strings.Contains(told(), want) {
		t.Errorf("the hint lacks %q: %s", want, told())
	}
	r.present.consider(square)
	if strings.Contains(told(), tr.S("shell.target.hint")) {
		t.Errorf("the card of the square still tells the hint: %s", told())
	}
}

// A hint speaks of the move it recommends, and tells of every other how good it
// is when that is pointed at; the same key takes it away.
func TestHint(t *testing.T) {
	for _, lang := range tr.Languages {
		r := newRig(t, defaults(lang))
		r.choosing(friends(t))
		r.typedRune('h')
		r.until("the hint", func() bool { return r.present.hint != nil })
		h := r.present.hint
		card := strings.Join(texts(r.column.Target.Object), " ")
		for _, want := range []string{tr.S("shell.target.hint"), tr.Percent(h.Win, 1)} {
			if !strings.Contains(card, want) {
				t.Errorf("%s: the hint lacks %q: %s", lang, want, card)
			}
		}
		board := strings.Join(texts(r.table), " ")
		for _, m := range r.snapshot().Legal {
			d, ok := h.Of(m)
			if !ok || !strings.Contains(board, tr.Percent(d.Win, table.Places(h))) {
				t.Errorf("%s: the board does not tell of %v (%v)", lang, m, d)
			}
			pos := r.snapshot().Pos
			_, events, _ := r.snapshot().Game.Play(pos, m, nil)
			r.present.consider(table.Preview{Valid: true, Square: m.From, Move: m, HasMove: true, Events: events})
			card := strings.Join(texts(r.column.Target.Object), " ")
			if !strings.Contains(card, tr.Percent(d.Win, 1)) {
				t.Errorf("%s: the card of %v lacks its chance %v: %s", lang, m, d.Win, card)
			}
		}
		r.typedRune('р') // the same key with Russian letters
		if r.present.hint != nil || strings.Contains(strings.Join(texts(r.table), " "), tr.Percent(h.Win, table.Places(h))) {
			t.Errorf("%s: the hint cannot be taken away", lang)
		}
	}
}

// A hint goes with its position, and one that comes late is not shown.
func TestHintGoesWithItsPosition(t *testing.T) {
	r := newRig(t, defaults("en"))
	r.choosing(friends(t))
	r.typedRune('h')
	r.until("the hint", func() bool { return r.present.hint != nil })
	late := session.Update{Snapshot: r.snapshot(), Hint: r.present.hint}
	r.match.play(r.snapshot().Legal[0])
	r.until("the move", func() bool { return r.present.hint == nil })
	r.present.update(late)
	r.idle()
	if r.present.hint != nil || strings.Contains(strings.Join(texts(r.table), " "), "%") {
		t.Error("a late hint is shown")
	}
}

// It is said that a hint takes its time; the same key calls it off, and so does
// playing on.
func TestSlowHint(t *testing.T) {
	r := newRig(t, defaults("en"))
	r.choosing(friends(t))
	r.present.asked = true // as if thought about
	r.present.slow = true
	r.present.showHint()
	if got := strings.Join(texts(r.column.Object), " "); !strings.Contains(got, "Thinking") || !strings.Contains(got, "Stop thinking") {
		t.Errorf("it does not say that it thinks: %s", got)
	}
	r.typedRune('h')
	if got := strings.Join(texts(r.column.Object), " "); strings.Contains(got, "hinking") {
		t.Errorf("it still thinks: %s", got)
	}
	r.typedRune('h')
	r.match.play(r.snapshot().Legal[0])
	r.idle()
	if r.present.hint != nil || r.present.asked || r.present.slow {
		t.Errorf("a hint for a position that is gone: %+v", r.present.advice)
	}
}
