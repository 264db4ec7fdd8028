package table

import (
	"strconv"
	"testing"

	"fyne.io/fyne/v2"

	"senet/game"
	"senet/game/rules"
	"senet/game/session"
	"senet/ui/sticks"
	"senet/ui/tr"
)

// Every text of the table has its place, in every language, from the smallest
// window up.
func TestWordsFit(t *testing.T) {
	for _, size := range []fyne.Size{fyne.NewSize(590, 514), fyne.NewSize(912, 704), fyne.NewSize(1500, 984)} {
		for _, lang := range tr.Languages {
			tr.SetLanguage(lang)
			tb, _ := newTable(t)
			tb.Resize(size)
			for _, p := range rules.Presets() {
				s := guide(t)
				s.Config.Rules = p.Rules
				show(tb, s)
				if !tb.view.Complete() {
					t.Errorf("%v, %s, %s: a zone's words do not fit", size, lang, p.ID)
				}
			}
			for _, w := range everyWord(tb) {
				tb.say(w)
				if !tb.mat.Complete() {
					t.Errorf("%v, %s: %+v does not fit", size, lang, w)
				}
			}
		}
	}
	tr.SetLanguage("en")
}

// everyWord lists what can stand beside the sticks.
func everyWord(tb *Table) []sticks.Words {
	var out []sticks.Words
	for n := game.Throw(1); n <= 6; n++ {
		out = append(out, tb.valueWords(n))
	}
	for _, await := range []game.Await{game.AwaitLot, game.AwaitThrow, game.AwaitPiece, game.AwaitFate, game.AwaitWater, game.AwaitNothing} {
		for _, can := range []bool{true, false} {
			tb.snap.Pos.Await, tb.snap.CanThrow, tb.snap.Pos.Throw = await, can, 4
			tb.snap.Config.Seats[0] = session.Seat{Kind: session.Computer}
			out = append(out, tb.words())
		}
	}
	for _, key := range []string{"passed", "turnLost", "turnBarred"} {
		w := sticks.Words{Value: strconv.Itoa(4), Title: tr.S("table." + key)}
		if key != "passed" {
			w.Lines[0] = tr.S("table." + key + ".line")
		}
		out = append(out, w)
	}
	return out
}
