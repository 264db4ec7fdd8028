package ai

import (
	"slices"
	"testing"

	"senet/game"
	"senet/game/board"
	"senet/game/rules"
)

// Only what distinguishes a move speaks for it or against it.
func TestReasonsDistinguish(t *testing.T) {
	const forward, pair, exposed, net = "session.why.forward", "session.why.pair", "session.why.exposed", "session.why.net"
	step := func(from, to board.Square) game.Move { return game.Move{From: from, To: to} }
	a := Decision{Move: step(3, 5), Why: []string{forward}, Against: []string{exposed, net}, Risk: 4}
	b := Decision{Move: step(8, 10), Why: []string{pair}, Against: []string{exposed}, Risk: 4}
	if got := a.Over(b); len(got) != 0 {
		t.Errorf("both go two squares, yet %v", got)
	}
	if got := a.Over(Decision{Move: step(14, 14)}); !slices.Equal(got, []string{forward}) {
		t.Errorf("it alone gains ground: %v", got)
	}
	if got := b.Over(Decision{Why: []string{pair}}); len(got) != 0 {
		t.Errorf("both make a pair, yet %v", got)
	}
	if got := a.Under(b); !slices.Equal(got, []string{net}) {
		t.Errorf("as dangerous, but into the Net: %v", got)
	}
	if b.Risk = 3; !slices.Equal(a.Under(b), []string{exposed, net}) {
		t.Errorf("more dangerous: %v", a.Under(b))
	}
	if !slices.Equal(a.Why, []string{forward}) || len(a.Against) != 2 {
		t.Error("the comparison changed the decision")
	}
}

// A piece on 15 shuts the enemy's drowned out where they have to wait for it, and
// nowhere else (RULES §6 "15 taken").
func TestReasonsOf15(t *testing.T) {
	pr, _ := rules.ByID("kendall")
	for _, c := range []struct {
		name      string
		cells     [2]board.Square // of the mover
		from, to  board.Square
		drowned   uint8
		taken     rules.RebirthTaken
		why, also string
	}{
		{"another piece", [2]board.Square{15, 4}, 4, 6, 2, rules.RebirthWaits, "session.why.keeps15", ""},
		{"it comes", [2]board.Square{13, 4}, 13, 15, 1, rules.RebirthWaits, "session.why.closes15", ""},
		{"it goes", [2]board.Square{15, 4}, 15, 17, 1, rules.RebirthWaits, "", "session.why.opens15"},
		{"nobody waits", [2]board.Square{15, 4}, 15, 17, 0, rules.RebirthWaits, "", ""},
		{"nobody waits", [2]board.Square{15, 4}, 4, 6, 0, rules.RebirthWaits, "", ""},
		{"behind it", [2]board.Square{15, 4}, 15, 17, 1, rules.RebirthBehind, "", ""},
		{"behind it", [2]board.Square{15, 4}, 4, 6, 1, rules.RebirthBehind, "", ""},
	} {
		r := pr.Rules
		r.RebirthTaken = c.taken
		g, err := game.New(r)
		if err != nil {
			t.Fatal(err)
		}
		p := game.Position{Await: game.AwaitMove, Throw: 2, Turn: board.Spools}
		p.Cells[c.cells[0]], p.Cells[c.cells[1]], p.Cells[2] = 1, 1, 2
		p.Drowned[board.Cones] = c.drowned
		p.Freed = [2]uint8{3, 4 - c.drowned}
		d := Decision{Move: game.Move{From: c.from, To: c.to}}
		for _, half := range []struct {
			got  []string
			want string
		}{{reasons(g, &p, d, 2), c.why}, {objections(g, &p, d), c.also}} {
			for _, key := range []string{"session.why.keeps15", "session.why.closes15", "session.why.opens15"} {
				if slices.Contains(half.got, key) != (key == half.want) {
					t.Errorf("%s: %v, want %q of 15", c.name, half.got, half.want)
				}
			}
		}
	}
}
