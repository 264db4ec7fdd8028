// Package words says in the player's language what happens in a game: each
// event, what a move would do, whose turn it is and what is due. It is pure
// text; the panels show it.
//
// Sentences are whole texts in assets/lang (area shell), written for each
// language; this package only chooses them and fills in names of pieces, sides
// and places in the case that the language asks for.
package words

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"senet/game"
	"senet/game/ai"
	"senet/game/board"
	"senet/game/session"
	"senet/ui/tr"
)

// Teller puts the events of one match into words. It knows which side is the
// gods' and what the players are called.
type Teller struct {
	gods    [2]bool // by side
	names   [2]string
	swapped bool
}

// For returns the teller of a match.
func For(s session.Snapshot) Teller {
	t := Teller{names: [2]string{SeatName(s.Config, 0), SeatName(s.Config, 1)}, swapped: s.Pos.Swapped}
	if s.Game != nil {
		t.gods = [2]bool{s.Game.IsGods(board.Spools), s.Game.IsGods(board.Cones)}
	}
	return t
}

// SeatName is what the player at seat 0 or 1 is called: the name that was typed,
// else that of its level for the computer, "You" for a human alone, "First player"
// and so on.
func SeatName(c session.Config, seat int) string {
	own := c.Seats[seat]
	switch {
	case own.Kind == session.Gods:
		return tr.S("shell.new.godsName")
	case own.Name != "":
		return own.Name
	case own.Kind == session.Computer:
		return tr.S("session.level." + ai.Level(own.Level))
	case c.Seats[1-seat].Kind != session.Human:
		return tr.S("shell.new.you")
	}
	return tr.S("shell.new.name." + strconv.Itoa(seat))
}

// Name is what the player of a side is called.
func (t Teller) Name(s board.Side) string {
	if t.swapped {
		s = s.Other()
	}
	return t.names[s]
}

// Seat is what the player at a seat is called; events of the lot name seats.
func (t Teller) Seat(seat int) string { return t.names[seat&1] }

// side returns the name of a side in one of the cases nom, gen, dat.
func (t Teller) side(s board.Side, form string) string {
	if t.gods[s&1] {
		return tr.S("shell.side.gods." + form)
	}
	return tr.S("shell.side." + strconv.Itoa(int(s&1)) + "." + form)
}

// Side is the name of a side as a subject: "the spools", "катушки", "the gods".
func (t Teller) Side(s board.Side) string { return t.side(s, "nom") }

// Piece is a side's piece as a subject: "the spool".
func Piece(s board.Side) string { return tr.S("shell.piece." + strconv.Itoa(int(s&1)) + ".nom") }

// place returns a square with the preposition of way: to, from or at.
func place(way string, q board.Square) string {
	if q.IsHouse() {
		return tr.S("shell." + way + "." + strconv.Itoa(int(q)))
	}
	return tr.F("shell."+way, map[string]any{"N": int(q)})
}

// args are the placeholders that every sentence about e may use.
func (t Teller) args(e game.Event) map[string]any {
	s := e.Side & 1
	return map[string]any{
		"Name": t.Seat(int(s)), "N": int(e.N), "Throw": int(e.Throw),
		"Side": t.side(s, "nom"), "SideGen": t.side(s, "gen"), "SideDat": t.side(s, "dat"),
		"OtherDat": t.side(s.Other(), "dat"),
		"Piece":    Piece(s), "PieceAcc": tr.S("shell.piece." + strconv.Itoa(int(s)) + ".acc"),
		"From": place("from", e.From), "FromAt": place("at", e.From),
		"To": place("to", e.To), "ToAt": place("at", e.To),
	}
}

// Sentence gives the text of key with a capital first letter.
func Sentence(key string, args map[string]any) string { return capital(tr.F(key, args)) }

func capital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return s
	}
	return string(unicode.ToUpper(r)) + s[n:]
}

// Reason puts a reason into words, as a whole sentence.
func Reason(r game.Reason) string {
	if r == game.ReasonNone {
		return ""
	}
	key := "reason." + r.Name()
	if !tr.Has(key) {
		return tr.S("shell.target.cannot")
	}
	return capital(tr.S(key))
}

// join puts sentences in a row.
func join(parts []string) string {
	kept := parts[:0]
	for _, p := range parts {
		if p != "" {
			kept = append(kept, p)
		}
	}
	return strings.Join(kept, " ")
}
