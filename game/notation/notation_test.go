package notation

import (
	"testing"

	"senet/game"
	"senet/game/board"
)

// The signs of RULES §8 and those of doc.go, each read into what it means.
func TestParseLine(t *testing.T) {
	for _, c := range []struct {
		text string
		want Line
	}{
		{"3 — 4-7", Line{Throw: 3, Choice: ChooseStep, From: 4, First: 7, To: 7}},
		{"3.2 — 4-7", Line{Throw: 3, Piece: 2, Choice: ChooseStep, From: 4, First: 7, To: 7}},
		{"3", Line{Throw: 3}},
		{"3.2", Line{Throw: 3, Piece: 2}},
		{"3 —", Line{Throw: 3}},
		{"3 — 4", Line{Throw: 3, Choice: ChooseTouch, From: 4}},
		{"3 — 0", Line{Throw: 3, Choice: ChoosePass}},
		{"3 — 0!", Line{Throw: 3, Choice: ChoosePass}},
		{"2 — 29 →", Line{Throw: 2, Choice: ChooseFree, From: 29}},
		{"+", Line{Choice: ChooseRebirth, To: 15}},
		{"+ 14", Line{Choice: ChooseRebirth, To: 14}},
		{"3 — +", Line{Throw: 3, Choice: ChooseRebirth, To: 15}},
		{"4 — ← 27", Line{Throw: 4, Choice: ChooseEnter, To: 27}},
		{"≈ 4 — 27 →", Line{Kind: LineWater, Throw: 4, Choice: ChooseFree, From: 27}},
		{"≈ 2 — +", Line{Kind: LineWater, Throw: 2, Choice: ChooseRebirth, To: 15}},
		{"? 3", Line{Kind: LineLot, Throw: 3}},
		{"5 — ?", Line{Throw: 5, Choice: ChooseAgain}},
		{"# — 0", Line{Kind: LineLost}},
		{"≈ — 0", Line{Kind: LineLost}},
		{"∅", Line{Kind: LineResign}},
		{"!", Line{Kind: LineTime}},
		{"3 — 18-21 ↑ 24 : 24-21 ↑ 18", Line{Throw: 3, Choice: ChooseStep, From: 18, First: 21, To: 24}},
		{"3 — 27-30 ↓ 28", Line{Throw: 3, Choice: ChooseStep, From: 27, First: 30, To: 28}},
		{"3 — 15-18 : 18-15 → +", Line{Throw: 3, Choice: ChooseStep, From: 15, First: 18, To: 18}},
		{"1 — 25-26 † 2 — 26-28 III", Line{Throw: 1, Choice: ChooseStep, From: 25, First: 26, To: 26, Fates: []game.Throw{2}}},
		{"1 — 25-26 †", Line{Throw: 1, Choice: ChooseStep, From: 25, First: 26, To: 26}},
		{"† 5 — 26-21 ↑ 16 : 16-26 → † 1 — 26-27 ≈", Line{Kind: LineFate, Throw: 5, Fates: []game.Throw{1}}},
		{"2 — 25-27 ≈ + 14", Line{Throw: 2, Choice: ChooseStep, From: 25, First: 27, To: 27}},
	} {
		got, f := ParseLine(c.text)
		if f != nil {
			t.Errorf("%q: %v", c.text, f)
			continue
		}
		if !equal(got, c.want) {
			t.Errorf("%q is read as %+v, want %+v", c.text, got, c.want)
		}
		for _, other := range typings(c.text) {
			again, f := ParseLine(other)
			if f != nil || !equal(again, c.want) {
				t.Errorf("%q, typed %q, is read as %+v (%v)", c.text, other, again, f)
			}
			if wrong, ok := again.Agrees(c.text); !ok {
				t.Errorf("%q, typed %q, does not agree at %s", c.text, other, wrong)
			}
		}
	}
}

func equal(a, b Line) bool {
	if len(a.Fates) != len(b.Fates) {
		return false
	}
	for i := range a.Fates {
		if a.Fates[i] != b.Fates[i] {
			return false
		}
	}
	return a.Kind == b.Kind && a.Throw == b.Throw && a.Piece == b.Piece && a.Choice == b.Choice &&
		a.From == b.From && a.First == b.First && a.To == b.To
}

// Slips that the record of 2015 has itself (S0): a dash for the dot, a dot for
// the dash, no space.
func TestSlipsOf2015(t *testing.T) {
	for text, same := range map[string]string{
		"3-2 — 8-11": "3.2 — 8-11", "3-2 — 0": "3.2 — 0", "1.2 — 5.6": "1.2 — 5-6", "1.1 —14-13": "1.1 — 14-13", "3— 12-15 +": "3 — 12-15 +",
	} {
		a, f := ParseLine(text)
		b, g := ParseLine(same)
		if f != nil || g != nil || !equal(a, b) {
			t.Errorf("%q is read as %+v (%v), want %+v", text, a, f, b)
		}
	}
}

// What is not notation is refused, not guessed.
func TestParseLineRefuses(t *testing.T) {
	for _, text := range []string{
		"", "0", "7 — 1-8", "3 — 4-31", "3 — 31", "three", "3 — -", "† 7", "?", "? 3 3", "— 4-7", "3.9 — 1-4", "1 — 25-26 † 9",
		"3 — 4-7 ↑ 40", "100000 — 1-2",
	} {
		if l, f := ParseLine(text); f == nil {
			t.Errorf("%q is read as %+v", text, l)
		}
	}
}

// The number and the dots before a line, and what only looks like them.
func TestCutPrefix(t *testing.T) {
	for text, want := range map[string]struct {
		p    Prefix
		rest string
	}{
		"12. 3 — 4-7":   {Prefix{12, board.Spools, true}, "3 — 4-7"},
		"12... 3 — 4-7": {Prefix{12, board.Cones, true}, "3 — 4-7"},
		"12… 3 — 4-7":   {Prefix{12, board.Cones, true}, "3 — 4-7"},
		" 1.  +":        {Prefix{1, board.Spools, true}, "+"},
		"3.2 — 4-7":     {Prefix{}, "3.2 — 4-7"},
		"3 — 4-7":       {Prefix{}, "3 — 4-7"},
		"":              {Prefix{}, ""},
	} {
		if p, rest := CutPrefix(text); p != want.p || rest != want.rest {
			t.Errorf("%q gives %+v %q, want %+v", text, p, rest, want)
		}
	}
}

// Agrees: signs may be left out, but not be wrong or out of order.
func TestAgrees(t *testing.T) {
	const full = "5 — 16-21 ↑ 26 † 5 — 26-21 ↑ 16 #"
	for text, want := range map[string]bool{
		full: true, "5-16-21": true, "5 - 16-21 ^ 26 * 5": true, "5 — 16-21 #": true, "5 — 16-21 +": false, "5 — 16-21 # ↑ 26": false,
	} {
		l, f := ParseLine(text)
		if f != nil {
			t.Fatalf("%q: %v", text, f)
		}
		if _, ok := l.Agrees(full); ok != want {
			t.Errorf("%q agrees: %v, want %v", text, ok, want)
		}
	}
}

// Events that random games seldom bring, in the signs of doc.go.
func TestText(t *testing.T) {
	at := func(await game.Await, throw game.Throw) *game.Position {
		return &game.Position{Await: await, Throw: throw}
	}
	for _, c := range []struct {
		before *game.Position
		events []game.Event
		want   string
	}{
		{at(game.AwaitMove, 3), []game.Event{{Kind: game.EvMoved, From: 4, To: 7}, {Kind: game.EvSwapped, Side: 1, From: 7, To: 4}}, "3 — 4-7 : 7-4"},
		{at(game.AwaitThrow, 0), []game.Event{{Kind: game.EvThrewAgain, Throw: 5}}, "5 — ?"},
		{at(game.AwaitMove, 3), []game.Event{{Kind: game.EvPassed, Throw: 3}}, "3 — 0!"},
		{at(game.AwaitMove, 2), []game.Event{{Kind: game.EvMoved, From: 17, To: 15}, {Kind: game.EvToReserve, Side: 1, From: 15}}, "2 — 17-15 : 15 «"},
		{at(game.AwaitThrow, 0), []game.Event{{Kind: game.EvPushed, Side: 1, From: 15, To: 3}, {Kind: game.EvReborn, To: 15}}, "+ » 15-3"},
		{at(game.AwaitFate, 0), []game.Event{{Kind: game.EvFateThrew, Throw: 3}, {Kind: game.EvFateStays, From: 26}}, "† 3 — 0"},
		{at(game.AwaitMove, 1), []game.Event{{Kind: game.EvMoved, From: 2, To: 1}, {Kind: game.EvPoints, N: 5}}, "1 — 2-1 (5)"},
		{at(game.AwaitMove, 1), []game.Event{{Kind: game.EvMoved, From: 2, To: 3}, {Kind: game.EvPoints, Side: 1, N: 1}}, "1 — 2-3 (:1)"},
		{at(game.AwaitMove, 2), []game.Event{{Kind: game.EvMoved, From: 25, To: 27}, {Kind: game.EvReborn, From: 27, To: 14}}, "2 — 25-27 ≈ + 14"},
		{at(game.AwaitMove, 1), []game.Event{{Kind: game.EvMoved, From: 26, To: 27}, {Kind: game.EvSwapped, Side: 1, From: 27, To: 26}, {Kind: game.EvFateDue, Side: 1}}, "1 — 26-27 : 27-26 → †"},
		{at(game.AwaitMove, 1), []game.Event{{Kind: game.EvMoved, From: 28, To: 29}, {Kind: game.EvSwapped, Side: 1, From: 29, To: 28}}, "1 — 28-29 II : 29-28 → III"},
	} {
		if got := Text(c.before, c.events); got != c.want {
			t.Errorf("%v is written %q, want %q", c.events, got, c.want)
		}
	}
}

// Split parts lost turns from what the action brought.
func TestSplit(t *testing.T) {
	ev := []game.Event{{Kind: game.EvMoved}, {Kind: game.EvTurnLost, Side: 1}, {Kind: game.EvTurn}, {Kind: game.EvTurnBarred}, {Kind: game.EvTurn, Side: 1}}
	own, lost := Split(ev)
	if len(own) != 1 || len(lost) != 2 || len(lost[0]) != 2 || lost[1][0].Kind != game.EvTurnBarred {
		t.Errorf("own %v, lost %v", own, lost)
	}
}

// A position as a person may type it.
func TestParsePosition(t *testing.T) {
	p, err := ParsePosition("scscscscsc/10/10  s move=3 owed=1 carry=0,-1 drowned=0,0")
	if err != nil {
		t.Fatal(err)
	}
	if p.Cells[1] != 1 || p.Cells[10] != 2 || p.Throw != 3 || p.Carry[1] != -1 {
		t.Errorf("read as %+v", p)
	}
	for _, same := range []string{"SCSCSCSCSC20 S MOVE=3 carry=0,-1 owed=1", "bwbwbwbwbw/20 b move=3 owed=1 carry=0,-1", "sсsсsсsсsс/10/10 s move=3 owed=1 carry=0,-1"} {
		if q, err := ParsePosition(same); err != nil || q != p {
			t.Errorf("%q: %v", same, err)
		}
	}
	for _, bad := range []string{
		"", "30 s", "29 s throw", "31 s throw", "9/10/11 s throw", "30 x throw", "30 s wait", "30 s throw=3", "30 s move=7", "30 s fate", "30 s piece",
		"30 s throw owed=1000", "30 s throw owed=1 owed=1", "30 s throw carry=1", "30 s throw color=red", "30 s throw phase=bell", "30 s throw chosen=31",
		"99999999999999999999 s throw", "30 s throw winner=9",
	} {
		if q, err := ParsePosition(bad); err == nil {
			t.Errorf("%q is read as %+v", bad, q)
		}
	}
}

// FuzzParsePosition: any text is refused or read to what Format gives back.
func FuzzParsePosition(f *testing.F) {
	f.Add("scscscscsc/10/10 s move=3 owed=1 carry=0,-1")
	f.Add("30 c lot swapped opening")
	f.Add("10/10/5s4 s fate=s phase=bell,kendall home=odd,even points=5,0 rounds=1,0")
	f.Fuzz(func(t *testing.T, text string) {
		p, err := ParsePosition(text)
		if err != nil {
			return
		}
		if q, err := ParsePosition(Format(p)); err != nil || q != p {
			t.Fatalf("%q is read as %+v, and written %q (%v)", text, p, Format(p), err)
		}
	})
}

// FuzzParseLine: no line makes the reader crash.
func FuzzParseLine(f *testing.F) {
	f.Add("12... 3.2 — 18-21 ↑ 24 : 24-21 ↑ 18 † 5 — 26 → III")
	f.Add("3 x 4 -> <- << >> ^^ ~~ 0!")
	f.Fuzz(func(t *testing.T, text string) {
		_, rest := CutPrefix(text)
		l, _ := ParseLine(rest)
		l.Agrees(text)
	})
}
