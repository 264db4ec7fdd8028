package words

import (
	"fmt"
	"strconv"
	"strings"

	"senet/game"
	"senet/game/board"
	"senet/game/rules"
	"senet/ui/look"
	"senet/ui/tr"
)

// Picture is the card of a square: its drawing, its name, and a motto.
type Picture struct{ Art, Title, Motto string }

// Face returns the card of a square. board.Off is the Field of Reeds, and no
// square at all the back of the cards.
func Face(q board.Square) Picture {
	if q == board.Off {
		return Picture{"tile-house-30", tr.S("names.zone.reeds"), tr.S("shell.target.free.motto")}
	}
	if !q.Valid() {
		return Picture{"card-back", tr.S("shell.target.start"), ""}
	}
	if n, ok := q.Arcanum(); ok {
		key := "names.arcanum." + strconv.Itoa(n)
		return Picture{fmt.Sprintf("tile-%02d", n), tr.S(key + ".name"), tr.S(key + ".motto")}
	}
	key := "names.house." + strconv.Itoa(int(q))
	return Picture{fmt.Sprintf("tile-house-%d", q), tr.S(key + ".name"), tr.S(key + ".motto")}
}

// Way writes a walk: "19 → 22". Off the board and out of the Water have words.
func Way(from, to board.Square) string {
	switch {
	case to == board.None:
		return ""
	case to == board.Off:
		return tr.F("shell.target.off", map[string]any{"From": int(from)})
	case from == board.None:
		return "→ " + strconv.Itoa(int(to))
	}
	return strconv.Itoa(int(from)) + " → " + strconv.Itoa(int(to))
}

// Head is the line above the name of a square: "22 · Arcanum XVIII".
func Head(q board.Square) string { return head(strconv.Itoa(int(q)), q) }

// MoveHead is the same for a move: "19 → 22 · Arcanum XVIII".
func MoveHead(m game.Move) string { return head(Way(m.From, m.To), m.To) }

func head(where string, q board.Square) string {
	if !q.Valid() {
		return where
	}
	if n, ok := q.Arcanum(); ok {
		return tr.F("shell.target.arcanum", map[string]any{"Where": where, "Roman": look.Roman(n)})
	}
	return tr.F("shell.target.house", map[string]any{"Where": where})
}

// HouseLine says in a sentence what a House does under the rules r, or if it has
// no power that it shelters; "" for a square that does nothing.
func HouseLine(r rules.Rules, q board.Square) string {
	if !q.IsHouse() {
		return ""
	}
	prefix := strconv.Itoa(int(q)) + ","
	for _, line := range houses(r) {
		if q >= board.ThreeTruths && strings.HasPrefix(line, "28,") {
			return exit(r, q)
		}
		if rest, ok := strings.CutPrefix(line, prefix); ok {
			_, what, _ := strings.Cut(rest, ": ")
			return capital(what)
		}
	}
	switch {
	case q == board.Rebirth && r.ExpelOn15:
		return tr.S("rules.expel-on-15.about")
	case sheltered(r, q):
		return tr.S("reason.house")
	}
	return ""
}

// sheltered reports whether nobody is hit in House q, whoever comes from where.
func sheltered(r rules.Rules, q board.Square) bool {
	g, err := game.New(r)
	return err == nil && g.Sheltered(q)
}

// exit says what frees a piece from 28, 29 or 30.
func exit(r rules.Rules, q board.Square) string {
	need := int(board.Off - q)
	text := ""
	switch with := freeWith(r, 3-need); with {
	case tr.S("book.any"):
		text = tr.S("shell.will.any")
	case strconv.Itoa(need):
		text = tr.F("shell.will.exact", map[string]any{"N": need, "Odds": Sixteenths(need)})
	default:
		odds := 0
		for n := need; n <= 5; n++ {
			odds += Sixteenths(n) // four dark sides once, as 5 or as 6
		}
		text = tr.F("shell.will.atLeast", map[string]any{"N": need, "Odds": odds})
	}
	if r.FreeWhen != rules.FreeAlways {
		text += " " + tr.S("reason.notAll")
	}
	return text
}
