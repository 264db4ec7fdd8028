package table

import (
	"strconv"
	"strings"

	"senet/game"
	"senet/game/board"
	"senet/game/rules"
	"senet/game/session"
	"senet/ui/boardview"
	"senet/ui/sticks"
	"senet/ui/tr"
)

// say puts words beside the sticks.
func (t *Table) say(w sticks.Words) { t.mat.SetWords(w) }

// retext writes the fixed texts in the language in force.
func (t *Table) retext() {
	r := t.rules()
	waters, line, freed := "table.waters", "table.waters.line", "table.reeds.line"
	switch {
	case r.System == rules.SystemPlace:
		waters, line = "table.waters.reserve", "table.waters.reserve.line"
	case r.System == rules.SystemCycle:
		line = "table.waters.both.line"
	case r.System == rules.SystemOccupy || r.Water != rules.WaterDrowns:
		line = "table.waters.empty.line"
	}
	if r.System == rules.SystemOccupy || r.System == rules.SystemPlace && !r.HomePoints {
		freed = "table.reeds.empty.line"
	}
	t.view.SetTexts(tr.S(waters), tr.S(line), tr.S("table.reeds"), tr.S(freed))
	t.mat.SetScale(t.scale())
}

// scale is the five throws there are under the rules in force.
func (t *Table) scale() [5]sticks.Chip {
	r := t.rules()
	var c [5]sticks.Chip
	for i := range 4 {
		c[i] = sticks.Chip{Score: i + 1, Light: i + 1, Again: r.Again.Has(i + 1)}
	}
	dark := max(int(r.AllDark), 5)
	c[4] = sticks.Chip{Score: dark, Again: r.Again.Has(5)} // whatever four dark sides score
	return c
}

// rules are those of the match, or those of the default game before the first.
func (t *Table) rules() rules.Rules {
	if t.known {
		return t.snap.Config.Rules
	}
	p, _ := rules.ByID("kendall")
	return p.Rules
}

// againLine names the throws that earn another in the words of key; "" if none does.
func (t *Table) againLine(key string) string {
	var list []string
	for _, c := range t.scale() {
		if c.Again {
			list = append(list, strconv.Itoa(c.Score))
		}
	}
	if len(list) == 0 {
		return ""
	}
	text := list[len(list)-1]
	if n := len(list) - 1; n > 0 {
		text = strings.Join(list[:n], ", ") + tr.S("table.and") + text
	}
	return tr.F(key, map[string]any{"List": text})
}

// words are what stands beside the sticks when nothing moves.
func (t *Table) words() sticks.Words {
	if !t.known {
		return sticks.Words{}
	}
	s := t.snap
	if s.Viewing >= 0 {
		w := sticks.Words{Title: tr.S("table.viewing"), Lines: [2]string{tr.S("table.viewing.line")}}
		if s.LastThrow != 0 {
			w.Value, w.Score = strconv.Itoa(int(s.LastThrow)), int(s.LastThrow)
		}
		return w
	}
	switch s.Pos.Await {
	case game.AwaitMove:
		if s.Pos.Pending != [7]uint8{} {
			return t.pendingWords()
		}
		if s.Pos.Throw == 0 {
			return sticks.Words{Title: tr.S("table.rebirth"), Lines: [2]string{tr.S("table.rebirth.line")}}
		}
		if s.Pos.Piece != board.None && s.LastThrow != 0 {
			return godsWords(s.Pos.Throw, s.LastThrow, s.Pos.Piece)
		}
		return t.valueWords(s.Pos.Throw)
	case game.AwaitNothing:
		return sticks.Words{Title: tr.S("table.over")}
	}
	return t.waitWords()
}

// godsWords tell the gods' two throws for what they are: how far, and which piece.
func godsWords(far, which game.Throw, at board.Square) sticks.Words {
	w := throwWords(which)
	w.Title = tr.S("reading.gods.both")
	w.Lines[0] = tr.F("reading.gods.far", map[string]any{"Throw": int(far)})
	w.Lines[1] = tr.F("reading.gods.chosen", map[string]any{"Throw": int(which), "Square": int(at)})
	return w
}

// valueWords are those of a throw that stands.
func (t *Table) valueWords(n game.Throw) sticks.Words {
	w := throwWords(n)
	w.Lines[0] = tr.S("table.move." + strconv.Itoa(int(n)))
	w.Lines[1] = t.againLine("table.again.short")
	w.Again = w.Lines[1] != ""
	return w
}

// throwWords name a throw and say nothing about what it is for.
func throwWords(n game.Throw) sticks.Words {
	key := "table.throw.dark"
	if n <= 4 {
		key = "table.throw." + strconv.Itoa(int(n))
	}
	return sticks.Words{Value: strconv.Itoa(int(n)), Score: int(n), Title: tr.S(key)}
}

// waitWords are those of a throw that is awaited.
func (t *Table) waitWords() sticks.Words {
	w := sticks.Words{Title: tr.S("table.gathered")}
	w.Lines[0] = t.who()
	switch t.snap.Pos.Await {
	case game.AwaitLot:
		w.Title, w.Lines[1] = tr.S("table.lot"), tr.S("table.lot.line")
	case game.AwaitFate:
		w.Title, w.Lines[1] = tr.S("table.fate"), tr.S("table.fate.line")
	case game.AwaitWater:
		w.Title, w.Lines[1] = tr.S("table.water"), tr.S("table.water.line")
	case game.AwaitPiece:
		w.Value, w.Score = strconv.Itoa(int(t.snap.Pos.Throw)), int(t.snap.Pos.Throw)
		w.Title, w.Lines[0] = tr.S("table.piece"), tr.S("table.piece.line")
	default:
		w.Lines[1] = t.againLine("table.again")
		w.Again = w.Lines[1] != ""
	}
	if list := t.keptList(); list != "" {
		w.Lines[1], w.Again = list, false
	}
	if or := t.orMove(); or != "" {
		if t.snap.Pos.Await == game.AwaitWater {
			w.Lines[0] = w.Lines[1]
		}
		w.Lines[1], w.Again = or, false
	}
	if advice := t.throwAdvice(); advice != "" {
		w.Lines[1], w.Again = advice, false
	}
	return w
}

// who says whose throw is awaited.
func (t *Table) who() string {
	s := t.snap
	if s.CanThrow || s.HumanToAct { // a game that is only offered takes no throw yet
		return tr.S("table.gathered.you")
	}
	seat := s.Config.Seats[s.ToActSeat&1]
	switch {
	case seat.Kind == session.Gods:
		return tr.S("table.gathered.gods")
	case seat.Name != "":
		return tr.F("table.gathered.other", map[string]any{"Name": seat.Name})
	}
	return tr.S("table.gathered.computer")
}

// homes are the squares that belong to each side, where a rule set has such.
func (t *Table) homes() (none [2][]board.Square) {
	if !t.known {
		return none
	}
	return boardview.HomesOf(t.rules(), &t.now)
}
