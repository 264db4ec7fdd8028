package editor

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"senet/game"
	"senet/game/board"
	"senet/game/gametest"
	"senet/game/rules"
	"senet/ui/boardview"
)

func preset(t testing.TB, id string) rules.Preset {
	t.Helper()
	p, ok := rules.ByID(id)
	if !ok {
		t.Fatalf("no rule set %s", id)
	}
	return p
}

// empty is a model without pieces.
func empty(t testing.TB, id string) *Model {
	t.Helper()
	p := preset(t, id)
	g := gametest.New(t, p.Rules)
	m, err := New(p, g.Start())
	if err != nil {
		t.Fatal(err)
	}
	m.Empty()
	return m
}

// start is a model of the first position, the spools to throw.
func start(t testing.TB, id string) *Model {
	t.Helper()
	m := empty(t, id)
	m.Start()
	return m
}

func keys(m *Model) string {
	var out []string
	for _, f := range m.Faults() {
		out = append(out, strings.TrimPrefix(f.Key, "setup."))
	}
	return strings.Join(out, " ")
}

// Every rule set begins sound, and so does every position of its games; as text
// each reads back to itself, with what it awaits.
func TestPositions(t *testing.T) {
	for _, p := range rules.Presets() {
		m := start(t, p.ID)
		if !m.Sound() || m.Pos().Await == game.AwaitLot {
			t.Errorf("%s begins with %s", p.ID, keys(m))
		}
		player := gametest.NewPlayer(m.Game(), 3)
		for range 3000 {
			if err := player.Ply(); err != nil {
				t.Fatal(err)
			}
			pos := player.Position()
			if m.Load(pos); len(m.Faults()) > 0 || m.Pos() != pos {
				t.Fatalf("%s: %s\n%s", p.ID, keys(m), gametest.Draw(pos))
			}
			text := m.Text()
			m.Empty()
			if err := m.Parse(text); err != nil || m.Pos() != pos {
				t.Fatalf("%s: %q reads back otherwise: %v", p.ID, text, err)
			}
		}
	}
}

// PITFALLS: an edited position with too many pieces is not accepted; everything
// that is wrong is named at once.
func TestAllFaults(t *testing.T) {
	m := start(t, "kendall")
	_ = m.Put(20, board.Spools)
	m.Clear(2)
	_ = m.Put(27, board.Cones)
	m.SetTurn(board.Cones)
	m.SetCarry(board.Cones, 2)
	_ = m.SetCount(Reserve, board.Cones, 1)
	m.SetThrow(6)
	if want := "count.spools resting count.cones throw carryMover"; keys(m) != want {
		t.Errorf("faults %q, want %q", keys(m), want)
	}
	if m.Sound() || m.Legal() != nil || m.ByThrow() != nil {
		t.Error("something can be played in it")
	}
	// What is wrong can be looked at and copied all the same.
	if p := m.Pos(); p.Cells[20] != 1 || p.Reserve[1] != 1 || p.Throw != 6 {
		t.Errorf("it shows %s", m.Text())
	}
}

// No square ever holds two pieces, and what is put stops at what can be shown.
func TestPut(t *testing.T) {
	m := empty(t, "bell-1979")
	for q := board.Square(1); q <= 10; q++ {
		if err := m.Put(q, board.Spools); err != nil {
			t.Fatal(err)
		}
	}
	if m.Put(11, board.Spools) == nil || m.SetCount(Freed, board.Spools, 1) == nil {
		t.Error("more pieces than there are")
	}
	if err := m.Put(3, board.Cones); err != nil || m.All(board.Spools) != 9 || m.All(board.Cones) != 1 {
		t.Error("the other side does not take the square")
	}
	m.Move(3, 4)
	if side, ok := m.At(4); !ok || side != board.Cones || m.All(board.Spools) != 8 {
		t.Error("a moved piece does not take the place of another")
	}
}

// Pieces come out of the reserve as they are put on the board.
func TestReserve(t *testing.T) {
	m := start(t, "bell")
	for _, q := range []board.Square{30, 29, 2} {
		if err := m.Put(q, board.Cones); err != nil {
			t.Fatal(err)
		}
	}
	if m.Count(Reserve, board.Cones) != 2 || !m.Sound() {
		t.Errorf("%s: %s", m.Text(), keys(m))
	}
}

// Any hands laid on any position leave something that says what is wrong or can
// be played on, and never two pieces on a square.
func TestAnyHands(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 4))
	all := rules.Presets()
	m := start(t, "kendall")
	for n := range 20_000 {
		side := board.Side(rng.IntN(2))
		switch rng.IntN(14) {
		case 0, 1, 2:
			_ = m.Put(board.Square(rng.IntN(32)), side)
		case 3, 4:
			m.Clear(board.Square(rng.IntN(32)))
		case 5:
			m.Move(board.Square(rng.IntN(32)), board.Square(rng.IntN(32)))
		case 6:
			_ = m.SetCount(Off(rng.IntN(3)), side, rng.IntN(6))
		case 7:
			m.SetThrow(game.Throw(rng.IntN(7)))
		case 8:
			m.SetTurn(side)
		case 9:
			m.SetOwed(rng.IntN(4))
			m.SetCarry(side, rng.IntN(5)-2)
		case 10:
			m.SetPhase(side, game.Phase(rng.IntN(3)))
		case 11:
			m.SetHome(side, game.Home(rng.IntN(3)))
		case 12:
			if n%9 == 0 {
				_ = m.SetRules(all[rng.IntN(len(all))])
			}
		case 13:
			if n%5 == 0 {
				m.Start()
			}
		}
		if len(m.Faults()) == 0 {
			p := m.Pos()
			again, faults := game.SetupOf(p).Validate(m.Game())
			if len(faults) > 0 || again != p {
				t.Fatalf("a sound position is not: %v\n%s", faults, m.Text())
			}
		}
		m.Marks()
		m.ByThrow()
	}
}

// Moves are those of the game, and are told for every throw that can come.
func TestLegal(t *testing.T) {
	m := start(t, "kendall")
	by := m.ByThrow()
	if m.SetThrow(3); m.Owed() != 0 || m.Pos().Owed != 0 {
		t.Error("a throw that has been made is still owed")
	}
	if m.SetThrow(0); m.Owed() != 1 || m.Pos().Owed != 1 {
		t.Error("a throw that is taken back is not owed")
	}
	if len(by) != 5 {
		t.Fatalf("told for %d throws", len(by))
	}
	for throw, n := range by {
		m.Start()
		m.SetThrow(throw)
		if n == 0 {
			if keys(m) != "unplayable" {
				t.Errorf("a throw of %d: %q", throw, keys(m))
			}
			continue
		}
		if got := len(m.Legal()); got != n {
			t.Errorf("a throw of %d: %d moves, told were %d", throw, got, n)
		}
		if marks := m.Marks(); len(marks.Movable) == 0 || len(marks.Legal) == 0 {
			t.Errorf("a throw of %d marks nothing", throw)
		}
	}
}

// Where all throws are made before any is played the throw that stands is one of
// those that wait (Kendall's printed game); another takes their place.
func TestPending(t *testing.T) {
	m := start(t, "kendall-printed")
	m.SetThrow(2)
	m.SetOwed(0)
	if !m.Sound() || m.Pos().Pending[2] != 1 || m.Throw() != 2 || len(m.Legal()) == 0 {
		t.Fatalf("%s: %s", m.Text(), keys(m))
	}
	text := m.Text()
	if m.SetThrow(3); m.Pos().Pending[2] != 0 || m.Pos().Pending[3] != 1 {
		t.Errorf("two throws wait: %s", m.Text())
	}
	if err := m.Parse(text); err != nil || m.Throw() != 2 {
		t.Errorf("%q gives a throw of %d, %v", text, m.Throw(), err)
	}
	if err := m.SetRules(preset(t, "kendall")); err != nil || strings.Contains(keys(m), "pending") {
		t.Errorf("under other rules: %s", keys(m))
	}
}

// Another rule set keeps the pieces and drops the phases and home squares that
// it does not have.
func TestRules(t *testing.T) {
	m := start(t, "cycle")
	m.SetPhase(board.Spools, game.PhaseBell)
	m.SetHome(board.Spools, game.HomeOdd)
	m.SetRounds(board.Spools, 1)
	if err := m.SetRules(preset(t, "kendall")); err != nil {
		t.Fatal(err)
	}
	if !m.Sound() {
		t.Errorf("after the change: %s", keys(m))
	}
	if err := m.SetRules(preset(t, "bell")); err != nil || m.Phase(board.Cones) != game.PhaseBell {
		t.Error("Bell is not played in its phase")
	}
	if err := m.SetRules(preset(t, "maat")); err != nil || m.Home(board.Spools) != game.HomeOdd {
		t.Error("maat has no home squares")
	}
	for _, p := range rules.Presets() { // each shows what it knows of
		_ = m.SetRules(p)
		if !m.HasPhase(m.Phases()[0]) || slices.Contains(m.Throws(), 0) {
			t.Errorf("%s has no phase", p.ID)
		}
	}
}

// Tools and dragging, on the board and beside it.
func TestTools(t *testing.T) {
	m := empty(t, "kendall")
	waters, reeds := boardview.Slot(boardview.InWaters, board.Cones, 0), boardview.Slot(boardview.InReeds, board.Spools, 2)
	for _, s := range []boardview.Spot{boardview.On(5), waters, reeds} {
		if err := m.Apply(Spool, s); err != nil {
			t.Fatal(err)
		}
	}
	if m.Count(Drowned, board.Spools) != 1 || m.Count(Freed, board.Spools) != 1 || m.All(board.Spools) != 3 {
		t.Fatalf("put: %s", m.Text())
	}
	if m.Shift(boardview.On(5), waters); m.Count(Drowned, board.Spools) != 2 {
		t.Error("a piece dragged into the Waters does not drown")
	}
	if m.Shift(reeds, boardview.On(9)); m.Count(Freed, board.Spools) != 0 || m.All(board.Spools) != 3 {
		t.Error("a piece dragged back from the Reeds is lost")
	}
	if m.Shift(boardview.On(9), boardview.Spot{}); m.All(board.Spools) != 2 {
		t.Error("a piece dragged off does not go")
	}
	if m.Shift(boardview.On(9), boardview.On(2)) {
		t.Error("nothing was dragged")
	}
	_ = m.Apply(Cone, boardview.On(7))
	if _ = m.Apply(Cone, boardview.On(7)); m.All(board.Cones) != 0 {
		t.Error("a second click does not take the piece away")
	}
	waters.Side = board.Spools
	if _ = m.Apply(Erase, waters); m.Count(Drowned, board.Spools) != 1 {
		t.Error("nothing is taken out of the Waters")
	}
	if m.SetPhase(board.Spools, game.PhaseBell); m.Apply(Spool, waters) != nil || m.Count(Reserve, board.Spools) != 1 {
		t.Error("in Bell pieces beside the board are not in reserve")
	}
}

// Text that is no position changes nothing and says why.
func TestParse(t *testing.T) {
	m := start(t, "kendall")
	before := m.Text()
	for _, text := range []string{"", "rubbish", "scsc/10/10 s throw", "10/10/10 q throw", "10/10/10 s throw bogus=1", strings.Repeat("s", 100_000)} {
		if m.Parse(text) == nil {
			t.Errorf("%.20q was taken", text)
		}
		if m.Text() != before {
			t.Fatalf("%.20q changed the position", text)
		}
	}
	if err := m.Parse("ssssssssss/ssssssssss/cccccccccc s throw owed=1"); err != nil || m.Sound() {
		t.Error("thirty pieces are sound")
	}
	m.Marks()
	_ = m.Put(3, board.Spools)
}
