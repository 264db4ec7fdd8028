package table

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"senet/game"
	"senet/game/board"
	"senet/game/session"
	"senet/ui/boardview"
	"senet/ui/panel/words"
	"senet/ui/sticks"
	"senet/ui/tr"
)

// Throws that are all made before any is played (toggle throws-first). One of
// them is always due: the player's choice, else the first that can be played. A
// piece moves by the throw that is due, or, while the player has chosen none, by
// whatever throw it can.

// due is the throw that moves are made by where there is a choice; 0 where there
// is none.
func (t *Table) due() game.Throw {
	if !t.choosing() || t.snap.Pos.Pending == [7]uint8{} {
		return 0
	}
	if t.pick != 0 {
		return t.pick
	}
	if h := t.advice(); h != nil && !h.Throw && t.plays(h.Move.Throw) {
		return h.Move.Throw
	}
	return t.snap.Legal[0].Throw
}

// plays reports whether some piece can move by the throw n of those put by.
func (t *Table) plays(n game.Throw) bool {
	return n != 0 && slices.ContainsFunc(t.snap.Legal, func(m game.Move) bool { return m.Throw == n })
}

// prefer leaves out the moves of a piece by another throw than the one due, where
// it has one by that, and of moves that differ only in the throw all but the first.
func (t *Table) prefer(moves []game.Move) []game.Move {
	due := t.due()
	if due == 0 {
		return moves
	}
	var out []game.Move
	for _, m := range moves {
		passed := m.Throw != due && slices.ContainsFunc(moves, func(o game.Move) bool {
			return o.Throw == due && same(t.source(o), t.source(m))
		})
		twin := slices.ContainsFunc(out, func(o game.Move) bool {
			o.Throw = m.Throw
			return o == m
		})
		if !passed && !twin {
			out = append(out, m)
		}
	}
	return out
}

// narrow keeps the moves by the throw due, of whatever piece, if there are any.
func (t *Table) narrow(moves []game.Move) []game.Move {
	due := t.due()
	by := func(m game.Move) bool { return m.Throw == due }
	if due == 0 || !slices.ContainsFunc(moves, by) {
		return moves
	}
	return slices.DeleteFunc(moves, func(m game.Move) bool { return !by(m) })
}

// why says why the piece on q cannot be moved: by the throw chosen, if one is.
func (t *Table) why(q board.Square) game.Reason {
	p := t.snap.Pos
	if t.pick != 0 {
		p.Pending = [7]uint8{}
		p.Pending[t.pick] = 1
	}
	return t.snap.Game.Refusal(&p, q)
}

// unpick forgets the choice of a throw when s is about something else.
func (t *Table) unpick(s session.Snapshot) {
	if s.Pos.Pending != t.snap.Pos.Pending || s.Pos.Turn != t.snap.Pos.Turn || s.Viewing >= 0 ||
		!slices.ContainsFunc(s.Legal, func(m game.Move) bool { return m.Throw == t.pick }) {
		t.pick = 0
	}
}

// chooseThrow takes the throw n of those put by to be played next; the same again, and
// any may be. It reports whether such a throw waits.
func (t *Table) chooseThrow(n game.Throw) bool {
	if !t.choosing() || int(n) >= len(t.snap.Pos.Pending) || t.snap.Pos.Pending[n] == 0 {
		return false
	}
	if !t.plays(n) {
		return true
	}
	if t.pick == n {
		t.pick = 0
	} else {
		t.pick = n
	}
	if len(t.from(t.chosen)) < 2 { // no target is open any more
		t.chosen = boardview.Spot{}
	}
	t.used = true
	t.look()
	return true
}

// ThrowKey chooses, by a key from 1 to 6, among throws that were put by. It
// reports whether there was such a choice.
func (t *Table) ThrowKey(k fyne.KeyName) bool {
	n, err := strconv.Atoi(string(k))
	return err == nil && n > 0 && t.chooseThrow(game.Throw(n))
}

func (t *Table) tapChip(score int) {
	if t.swallow {
		t.swallow = false
		return
	}
	t.chooseThrow(game.Throw(score))
}

// lit is the throw that a click would use now, else the one due.
func (t *Table) lit() game.Throw {
	if t.choosing() {
		if m := t.meant(t.pointed()); len(m) == 1 && m[0].Throw != 0 {
			return m[0].Throw
		}
	}
	return t.due()
}

// showKept shows on the mat which throws wait, and which one is to be used.
func (t *Table) showKept() {
	k := sticks.Kept{Count: t.now.Pending}
	if t.choosing() && t.snap.Pos.Pending != [7]uint8{} {
		k.Chosen = int(t.lit())
		for n := range k.Open {
			k.Open[n] = t.plays(game.Throw(n))
		}
		t.say(t.words())
	}
	t.mat.SetKept(k)
}

// keptList names the throws that wait; "" if none do.
func (t *Table) keptList() string {
	list := words.Pending(&t.snap.Pos)
	if list == "" {
		return ""
	}
	return tr.F("table.pending.list", map[string]any{"List": list})
}

// pendingWords are those of throws made in advance, to be played in any order.
func (t *Table) pendingWords() sticks.Words {
	if n := t.lone(); n != 0 {
		return usedWords(n)
	}
	w := sticks.Words{Title: tr.S("table.pending"), Lines: [2]string{t.keptList()}}
	n := t.lit()
	if n == 0 {
		return w
	}
	w.Value, w.Score = strconv.Itoa(int(n)), int(n)
	w.Lines[1] = tr.S("table.pending.line")
	if len(t.kinds()) == 1 { // nothing to choose
		w.Lines[1] = tr.S("table.move." + w.Value)
	}
	return w
}

// kinds lists the scores that wait to be played.
func (t *Table) kinds() []game.Throw {
	var out []game.Throw
	for n, times := range t.snap.Pos.Pending {
		if times > 0 {
			out = append(out, game.Throw(n))
		}
	}
	return out
}

// lone is the throw that waits by itself, 0 where there are more.
func (t *Table) lone() game.Throw {
	k := t.kinds()
	if len(k) != 1 || t.snap.Pos.Pending[k[0]] > 1 {
		return 0
	}
	return k[0]
}

// thrownWords are those of a throw that has just fallen: where throws are put by,
// it does not move a piece yet.
func (t *Table) thrownWords(n game.Throw) sticks.Words {
	w := t.valueWords(n)
	if t.rules().ThrowsFirst {
		w.Lines[0] = tr.S("table.kept")
	}
	return w
}

// usedWords are those of a throw that was put by and is played now, or next.
func usedWords(n game.Throw) sticks.Words {
	w := throwWords(n)
	w.Lines[0] = tr.S("table.move." + w.Value)
	return w
}
