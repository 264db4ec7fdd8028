package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"senet/game/board"
	"senet/game/journal"
	"senet/game/oracle"
	"senet/game/rules"
	"senet/game/session"
	"senet/ui/look"
	"senet/ui/reading"
	"senet/ui/tr"
)

// withGods is a game with the gods, who have the spools.
func withGods() session.Config {
	p, _ := rules.ByID("gods")
	return session.Config{RuleID: "gods", Rules: p.Rules, Seed: 5, Seats: [2]session.Seat{{Name: "A"}, {Name: "B"}}}
}

// playGods plays any moves of the human, until the log has n entries.
func (r *rig) playGods(n int) {
	r.t.Helper()
	for len(r.snapshot().Log) < n && !r.snapshot().Over {
		r.until("the human", func() bool { return r.snapshot().HumanToAct || r.snapshot().Over })
		now := r.snapshot().Revision
		if s := r.snapshot(); len(s.Legal) > 0 {
			r.match.play(s.Legal[len(s.Legal)-1])
		} else {
			r.match.throw()
		}
		r.until("a change", func() bool { return r.snapshot().Revision != now })
	}
}

// The strip is there in a game with the gods and in others only when asked for;
// it keeps the board as large as it was, and grows with the game.
func TestQuietStrip(t *testing.T) {
	r := newRig(t, defaults("ru"))
	r.win.Resize(fyne.NewSize(minWidth, minHeight))
	r.match.start(friends(t))
	r.idle()
	if r.quiet.on() {
		t.Fatal("there in a game of friends")
	}
	without := r.table.Size()
	r.toggleQuiet()
	if !r.quiet.on() || r.prefs.ReadStrip != "always" {
		t.Fatalf("not there when asked for: %s", r.prefs.ReadStrip)
	}
	if was, now := without, r.table.Size(); now.Width != was.Width || now.Height >= was.Height {
		t.Errorf("the table was %v and is %v", was, now)
	}
	bottom := r.quiet.slot.Position().Y + r.quiet.slot.Size().Height
	if room := r.under[0].Size(); bottom > room.Height+1 || r.quiet.slot.Position().Y < r.table.Size().Height {
		t.Errorf("the strip ends at %v of %v", bottom, room)
	}
	r.toggleQuiet()
	if r.quiet.on() || r.prefs.ReadStrip != "solo" || r.table.Size() != without {
		t.Error("does not go away again")
	}
	r.match.start(withGods())
	r.idle()
	if !r.quiet.on() {
		t.Fatal("not there in a game with the gods")
	}
	if !strings.Contains(strings.Join(texts(r.quiet.slot), "\n"), tr.S("oracle.empty")) {
		t.Error("an empty strip says nothing")
	}
	r.playGods(60)
	r.idle()
	said := strings.Join(texts(r.quiet.slot), "\n")
	want := oracle.Read(r.snapshot().Log, r.choices().Options)
	last := want.Meetings[len(want.Meetings)-1]
	for _, s := range []string{tr.S(last.Card.NameKey()), tr.N("oracle.cards", len(want.Meetings), nil)} {
		if !strings.Contains(said, s) {
			t.Errorf("%q is not in %q", s, said)
		}
	}
	r.quiet.strip.Tapped(nil)
	if g := r.divination.game; g == nil || g.View.Chosen() != len(g.View.Book().Cards)-1 {
		t.Error("a click does not open the reading at its newest card")
	}
}

// How a game is read is remembered, whose cards by being one's own: in a game with
// the gods they are the cones'.
func TestChoicesKept(t *testing.T) {
	r := newRig(t, defaults("en"))
	r.match.start(withGods())
	r.idle()
	if c := r.choices(); c.Side != oracle.OfCones || c.Met != oracle.Landed || c.Once {
		t.Errorf("at first %+v", c)
	}
	r.setChoices(reading.Choices{Once: true, Options: oracle.Options{Side: oracle.OfSpools, Met: oracle.Rested}})
	if p := r.prefs; p.ReadSide != "other" || p.ReadMet != "rested" || !p.ReadOnce {
		t.Errorf("%s %s %v", p.ReadSide, p.ReadMet, p.ReadOnce)
	}
	if c := r.choices(); c.Side != oracle.OfSpools || c.Met != oracle.Rested || !c.Once {
		t.Errorf("then %+v", c)
	}
	if snap := (session.Snapshot{Config: friends(t)}); own(snap) != oracle.Side(board.Spools) {
		t.Error("among friends the spools are read")
	}
}

// What cannot be written is never called kept: it is said why, and it can be tried
// again; then it is there once.
func TestNotKept(t *testing.T) {
	r := newRig(t, defaults("en"))
	dir, err := journal.Dir()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.MkdirAll(filepath.Dir(dir), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(dir, nil, 0o600); err != nil { // a file where the folder should be
		t.Fatal(err)
	}
	d := oracle.NewDraw(oracle.DrawThree, 3)
	r.showDrawn(d, "")
	button := r.button(tr.S("reading.keep"))
	button.Tapped(nil)
	said := strings.Join(texts(r.win.Content()), "\n")
	if strings.Contains(said, tr.S("reading.kept")) || !strings.Contains(said, tr.S("reading.keep.again")) {
		t.Fatal("it is called kept")
	}
	if len(r.modals) != 1 {
		t.Fatal("nothing is told")
	}
	r.closeModal()
	if !r.unsavedEntries(func() { t.Error("left without asking") }) || len(r.modals) != 1 {
		t.Error("the program would be left with what is in memory only")
	}
	if err := os.Remove(dir); err != nil {
		t.Fatal(err)
	}
	r.closeModal()
	button.Tapped(nil)
	if len(r.modals) != 0 || button.Text() != tr.S("reading.kept") {
		t.Errorf("the button says %q", button.Text())
	}
	if r.unsavedEntries(func() {}) {
		t.Error("asks for no reason")
	}
	if j, f := journal.Open(dir); len(f) > 0 || len(j.Entries()) != 1 {
		t.Errorf("%v, %d entries", f, len(j.Entries()))
	}
}

// button finds a button of the page by its words.
func (r *rig) button(text string) (found *look.Button) {
	r.t.Helper()
	walk(r.win.Content(), func(o fyne.CanvasObject) {
		if b, ok := o.(*look.Button); ok && b.Text() == text {
			found = b
		}
	})
	if found == nil {
		r.t.Fatalf("no button %q", text)
	}
	return found
}

// A game can be kept without a reading, and opened again from the journal.
func TestKeepGame(t *testing.T) {
	r := newRig(t, defaults("en"))
	r.match.start(friends(t))
	if r.canKeepGame() {
		t.Error("there is nothing to keep yet")
	}
	r.playTo(8)
	r.idle()
	r.keepGame()
	all := r.openJournalFiles().Entries()
	if len(all) != 1 || all[0].Kind != journal.Game || !strings.HasPrefix(all[0].Title, "Anna – Boris, ") {
		t.Fatalf("%+v", all)
	}
	before := r.snapshot().Pos
	r.openJournal()
	r.button(tr.S("reading.journal.open")).Tapped(nil)
	if r.paged() || !r.review.foreign() || r.snapshot().Pos != before {
		t.Error("its record is not opened")
	}
}
