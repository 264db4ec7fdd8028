package ui

import (
	"testing"
	"time"

	"senet/game/ai"
	"senet/game/rules"
	"senet/game/session"
)

// againstThoth is a game in which the computer has the spools and begins.
func againstThoth(t *testing.T) session.Config {
	t.Helper()
	p, _ := rules.ByID("kendall")
	p.Rules.FirstPlayer = rules.FirstSpools
	return session.Config{
		RuleID: "kendall", Rules: p.Rules, Seed: 3,
		Seats: [2]session.Seat{{Kind: session.Computer, Level: ai.LevelThoth}, {Name: "Anna"}},
	}
}

// thinking waits until the computer is at work on a choice.
func (r *rig) thinking() {
	r.t.Helper()
	r.until("the computer to think", func() bool {
		if s := r.match.session.Snapshot(); s.HumanToAct && s.CanThrow {
			r.match.throw()
		} else if s.HumanToAct && len(s.Legal) > 0 {
			r.match.play(s.Legal[0])
		}
		return goroutines("search.(*Search)") > 0
	})
}

// PITFALLS: whatever ends a game while the computer thinks about it, no thought is
// left behind, and no move comes late, neither in that game nor in the next.
func TestNothingIsLeftOfAThought(t *testing.T) {
	for name, end := range map[string]func(*rig){
		"new game": func(r *rig) { r.match.start(friends(t)) },
		"undo":     func(r *rig) { r.match.undo(); r.match.view(0) },
		"close":    func(r *rig) { r.match.close() },
		"quit": func(r *rig) {
			r.win = r.app.NewWindow("") // the rig closes its own
			r.quit()
		},
	} {
		t.Run(name, func(t *testing.T) {
			r := newRig(t, defaults("en"))
			r.match.start(againstThoth(t))
			r.thinking()
			end(r)
			gone(t, "search.(*Search)")
			r.idle()
			before := r.snapshot()
			time.Sleep(150 * time.Millisecond)
			r.idle()
			if now := r.snapshot(); now.Revision != before.Revision || now.Pos != before.Pos {
				t.Errorf("a move came late: revision %d, then %d", before.Revision, now.Revision)
			}
			gone(t, "session.(*Session).ask")
			if name == "close" || name == "quit" {
				gone(t, "session.(*Session).run")
				gone(t, "ai.PrepareQuick")
			}
		})
	}
}

// Commands of the window do not wait for a thought: the session answers while the
// computer still thinks. How soon, SENET_PULSE tells in the real window.
func TestTheWindowDoesNotWaitForAThought(t *testing.T) {
	r := newRig(t, defaults("en"))
	r.match.start(againstThoth(t))
	for range 40 {
		r.thinking()
		r.match.session.NoHint()
		if goroutines("search.(*Search)") > 0 {
			return
		}
	}
	t.Error("every command came back only after the thought")
}
