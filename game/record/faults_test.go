package record

import (
	"bytes"
	"errors"
	"io"
	"reflect"
	"runtime"
	"strings"
	"testing"
	"unicode/utf16"

	"senet/game"
	"senet/game/board"
	"senet/game/fault"
	"senet/game/notation"
)

// fixed is the header of a game without a lot, so that lines are easy to write.
const fixed = "Rules: kendall\nChanged: first-player = spools\n\n"

// faultsOf lists the keys and lines of an error.
func faultsOf(err error) (keys []string, lines []int) {
	var list fault.List
	var one *fault.Fault
	switch {
	case errors.As(err, &list):
	case errors.As(err, &one):
		list = fault.List{one}
	}
	for _, f := range list {
		keys = append(keys, f.Key)
		lines = append(lines, f.Line)
	}
	return keys, lines
}

// Whatever is wrong is told with its line and its reason, and the game up to
// there is kept.
func TestFaults(t *testing.T) {
	for _, c := range []struct {
		name, text, key string
		line, actions   int
	}{
		{"empty", "", "record.empty", 0, 0},
		{"blank", " \n\t\n", "record.empty", 0, 0},
		{"binary", "Rules: kendall\n\n\x00\x01", "record.binary", 3, 0},
		{"not UTF-8", "Rules: kendall\nFirst: \xc0\xed\xed\xe0\n", "record.notUTF8", 2, 0},
		{"no rules", "Seed: 1\n", "record.noRules", 0, 0},
		{"moves only", "3 — 9-12\n", "record.noRules", 0, 0},
		{"unknown rules", "Seed: 1\nRules: chess\n", "record.unknownRules", 2, 0},
		{"another format", "Senet: 7\nRules: kendall\n", "record.version", 1, 0},
		{"twice", "Rules: kendall\nSeed: 1\nseed: 2\n", "record.twice", 3, 0},
		{"seed", "Rules: kendall\nSeed: one\n", "record.seed", 2, 0},
		{"toggle", "Rules: kendall\nChanged: rathaus = true\n", "record.unknownToggle", 2, 0},
		{"value", "Rules: kendall\nChanged: pieces = 6\n", "record.toggleValue", 2, 0},
		{"sign", fixed + "1. 3 $ 9-12\n", "record.badSign", 4, 0},
		{"nonsense", fixed + "1. 3 — — 9\n", "record.badLine", 4, 0},
		{"throw of 7", fixed + "1. 7 — 9-12\n", "record.badLine", 4, 0},
		{"throw of 6", fixed + "1. 6 — 9-12\n", "reason.badThrow", 4, 0},
		{"huge number", fixed + "1. 99999999999999999999 — 9-12\n", "record.badSign", 4, 0},
		{"illegal", fixed + "1. 3 — 1-4\n", "record.illegal", 4, 1},
		{"wrong distance", fixed + "1. 3 — 9-13\n", "record.illegal", 4, 1},
		{"not off the board", fixed + "1. 3 — 9 →\n", "record.illegal", 4, 1},
		{"must move", fixed + "1. 3 — 0\n", "record.mustMove", 4, 1},
		{"wrong side", fixed + "1... 3 — 9-12\n", "record.wrongSide", 4, 2},
		{"false sign", fixed + "1. 3 — 9-12 +\n", "record.sign", 4, 2},
		{"false swap", fixed + "1. 1 — 9-10 : 10-8\n", "record.sign", 4, 2},
		{"other throw", fixed + "1. 3\n1. 2 — 9-11\n", "record.otherThrow", 5, 1},
		{"no throw", fixed + "1. 3 — 9-12\n— 9-12\n", "record.badLine", 5, 2},
		{"lot where none is", fixed + "? 3\n", "record.lot", 4, 0},
		{"no lot where one is", "Rules: kendall\n\n3 — 9-12\n", "record.lot", 3, 0},
		{"gods' piece", fixed + "1. 3.2 — 9-12\n", "record.noPiece", 4, 1},
		{"fate out of place", fixed + "† 3 — 26-29\n", "record.noFate", 4, 0},
		{"fate for another", fixed + "1. 3 — 9-12 † 3\n", "record.noFate", 4, 2},
		{"no turn lost", fixed + "# — 0\n", "record.noLostTurn", 4, 0},
		{"touch", fixed + "1. 3 — 9\n", "record.noTarget", 4, 1},
		{"position", fixed + "= ss\n", "record.positionShort", 4, 0},
		{"squares", fixed + "= scsc s throw\n", "record.positionSquares", 4, 0},
		{"pieces", fixed + "= scscscsc2/10/10 s throw owed=1\n", "record.placed", 4, 0},
		{"over without winner", fixed + "= scscscscsc/10/10 s over\n", "record.placed", 4, 0},
		{"after the end", fixed + "∅\n3 — 9-12\n", "record.noThrowNow", 5, 1},
		{"no time", fixed + "!\n", "record.notTime", 4, 0},
		{"open remark", fixed + "1. 3 {what\n", "", 0, 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			rec, _, err := Read([]byte(c.text))
			keys, lines := faultsOf(err)
			if c.key == "" {
				if err != nil {
					t.Fatal(err)
				}
				return
			}
			if len(keys) != 1 || keys[0] != c.key || lines[0] != c.line {
				t.Fatalf("got %v, want %s in line %d", err, c.key, c.line)
			}
			if c.actions > 0 && (rec == nil || len(rec.Actions) != c.actions) {
				t.Errorf("the game up to there is lost: %+v", rec)
			}
		})
	}
}

// What is odd but harmless is a warning.
func TestWarnings(t *testing.T) {
	for _, c := range []struct{ name, text, key string }{
		{"unknown key", "Rules: kendall\nWeather: fine\n", "record.unknownKey"},
		{"hash", "Rules: kendall\nHash: 0123\n", "record.hash"},
		{"date", "Rules: kendall\nDate: long ago\n", "record.date"},
		{"played", "Rules: kendall\nPlayed: long\n", "record.played"},
		{"result", "Rules: kendall\nResult: cones\n", "record.result"},
		{"row", fixed + "9. 3 — 9-12\n", "record.row"},
		{"seed", "Rules: kendall\nSeed: 1\n\n0. ? 2\n0... ? 2\n", "record.seedDiffers"},
		{"cut off", fixed + "1. 3 — 9-12\n1... 2 — 2-", "record.cutOff"},
		{"cut off by this program", "Product: Senet 1\n" + fixed + "1. 3 — 9-12\n1... 1 — 10-11", "record.cutOff"},
	} {
		_, warnings, err := Read([]byte(c.text))
		if err != nil || len(warnings) != 1 || warnings[0].Key != c.key {
			t.Errorf("%s: %v, error %v; want %s", c.name, warnings, err, c.key)
		}
	}
}

// Any cut through a record of this program gives a shorter game or a warning or
// an error, but never another game.
func TestEveryCut(t *testing.T) {
	rec := randomGame(t, "kendall", presets()["kendall"], 21, 160)
	data, err := Write(rec)
	if err != nil {
		t.Fatal(err)
	}
	for n := range data {
		got, _, err := Read(data[:n])
		if got == nil {
			continue
		}
		if len(got.Actions) > len(rec.Actions) || len(got.Actions) > 0 && !reflect.DeepEqual(got.Actions, rec.Actions[:len(got.Actions)]) {
			t.Fatalf("cut at %d of %d it reads as another game (%v)", n, len(data), err)
		}
		if err != nil && n > bytes.Index(data, []byte("\n\n")) {
			t.Fatalf("cut at %d: %v", n, err)
		}
	}
}

// BOM, UTF-16 and any line ends are read.
func TestEncodings(t *testing.T) {
	text := fixed + "1. 3 — 9-12\n1... 2 — 10-12\n"
	want, _, err := Read([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	units := utf16.Encode([]rune(text))
	le, be := []byte{0xff, 0xfe}, []byte{0xfe, 0xff}
	for _, u := range units {
		le = append(le, byte(u), byte(u>>8))
		be = append(be, byte(u>>8), byte(u))
	}
	for name, data := range map[string][]byte{
		"BOM": []byte("\ufeff" + text), "UTF-16 LE": le, "UTF-16 BE": be,
		"CRLF": []byte(strings.ReplaceAll(text, "\n", "\r\n")), "CR": []byte(strings.ReplaceAll(text, "\n", "\r")),
	} {
		got, warnings, err := Read(data)
		if err != nil || len(warnings) > 0 || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %v %v", name, err, warnings)
		}
	}
}

// A file of a gigabyte is refused without being read.
func TestHuge(t *testing.T) {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	src := &endless{}
	_, _, err := ReadFrom(src)
	runtime.ReadMemStats(&after)
	if keys, _ := faultsOf(err); len(keys) != 1 || keys[0] != "record.tooLarge" {
		t.Errorf("got %v", err)
	}
	if src.n > MaxSize+1<<20 {
		t.Errorf("read %d bytes", src.n)
	}
	if used := after.TotalAlloc - before.TotalAlloc; used > 40<<20 {
		t.Errorf("used %d MB", used>>20)
	}
}

type endless struct{ n int }

func (e *endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = '\n'
	}
	e.n += len(p)
	if e.n > 1<<30 {
		return 0, io.EOF
	}
	return len(p), nil
}

// As many moves as fit into the largest file are too many, and cost little.
func TestLong(t *testing.T) {
	text := fixed + strings.Repeat("= scscscscsc/10/10 s throw owed=1\n", maxActions+5)
	if len(text) > MaxSize {
		text = fixed + strings.Repeat("=scscscscsc/10/10 s throw owed=1\n", MaxSize/34)
	}
	_, _, err := Read([]byte(text))
	if keys, _ := faultsOf(err); len(keys) != 1 || keys[0] != "record.tooLong" {
		t.Errorf("got %v", err)
	}
}

// Remarks: beside a move, before the next, on the game, over several lines.
func TestRemarks(t *testing.T) {
	text := "Rules: kendall\nChanged: first-player = spools\n\n{The\nfirst game.}\n\n1. 3 — 9-12 {bold}\n{But\nthen} \n1... 2 — 10-12 {timid}\n"
	rec, warnings, err := Read([]byte(text))
	if err != nil || len(warnings) > 0 {
		t.Fatal(err, warnings)
	}
	_, _, log, err := rec.End()
	if err != nil {
		t.Fatal(err)
	}
	e := log.Entries()
	if rec.Remark != "The first game." || e[0].Remark != "bold" || e[1].Remark != "But then timid" {
		t.Errorf("remarks %q %q %q", rec.Remark, e[0].Remark, e[1].Remark)
	}
	data, err := Write(rec)
	if err != nil {
		t.Fatal(err)
	}
	if again, _, err := Read(data); err != nil || !reflect.DeepEqual(again.Actions, rec.Actions) || again.Remark != rec.Remark {
		t.Errorf("written and read: %v\n%s", err, data)
	}
}

// A game may begin from a set position, whatever that awaits.
func TestSetPosition(t *testing.T) {
	rec := &Record{Header: Header{RuleID: "kendall", Rules: presets()["kendall"]}}
	g, _ := rec.Game()
	p := g.Start()
	for _, throw := range []game.Throw{1, 3} {
		p, _, _ = g.Throw(p, throw, nil)
	}
	rec.Actions = []Action{{Kind: ActPlace, Pos: p, Side: board.Spools, Remark: "a study"}, {Kind: ActPlay, Move: g.Legal(&p, nil)[0]}}
	data, err := Write(rec)
	if err != nil {
		t.Fatal(err)
	}
	got, warnings, err := Read(data)
	if err != nil || len(warnings) > 0 || !reflect.DeepEqual(got.Actions, rec.Actions) {
		t.Errorf("%v %v\n%s", err, warnings, data)
	}
	_, _, log, _ := got.End()
	if text := log.Entries()[1].Text; !strings.HasPrefix(text, "3 — ") {
		t.Errorf("the standing throw is not written: %q", text)
	}
}

// Header values that could be taken for something else come back whole.
func TestHeader(t *testing.T) {
	rec := &Record{Header: Header{
		RuleID: "kendall", Rules: presets()["kendall"], Seed: 1<<64 - 1, HasSeed: true,
		Players: [2]Player{{Name: "Ра: «Солнце» = 1 (старший)", Kind: Human}, {Kind: Computer, Level: "priest"}},
		Extra:   []Field{{"Event", "Kaliningrad: the first"}},
	}}
	data, err := Write(rec)
	if err != nil {
		t.Fatal(err)
	}
	got, _, err := Read(data)
	if err != nil || !reflect.DeepEqual(got, rec) {
		t.Errorf("%v\n%+v\n%+v\n%s", err, got, rec, data)
	}
	rec.Players[0].Name = "a\nb\r{c}\x00\u2028d"
	if data, err = Write(rec); err != nil {
		t.Fatal(err)
	}
	if got, _, err = Read(data); err != nil || got.Players[0].Name != "a b (c) d" {
		t.Errorf("a name of many lines became %q (%v)", got.Players[0].Name, err)
	}
}

// FuzzRead: nothing in a file makes reading crash; what is read can be written
// and reads back to the same game.
func FuzzRead(f *testing.F) {
	f.Add([]byte(fixed + "1. 3 — 9-12 {why}\n1... 2 — 10-12\n∅\n"))
	f.Add([]byte(fixed + "= scscscscsc/10/10 s move=3 owed=1 carry=0,-1\n3 x 9-12\n"))
	f.Add([]byte("\xff\xfeR\x00u\x00"))
	f.Add([]byte("Rules: gods\n\n1.2 - 0\n5.5 - 10-15 +\n"))
	f.Add([]byte("Rules: kendall\nChanged: touch-move = true; first-player = cones\n\n1... 1 — 2\n"))
	for id, r := range map[string]uint64{"kendall": 1, "voyage": 2, "bell-1979": 3, "cycle": 4} {
		rules := presets()[id]
		rec := &Record{Header: Header{RuleID: id, Rules: rules, Seed: r, HasSeed: true}}
		if data, err := Write(rec); err == nil {
			f.Add(data)
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		rec, _, err := Read(data)
		if err != nil {
			return
		}
		again, err := Write(rec)
		if err != nil {
			t.Fatalf("read but not written: %v", err)
		}
		got, _, err := Read(again)
		if err != nil {
			t.Fatalf("written but not read: %v\n%s", err, again)
		}
		dropTouches(rec)
		dropTouches(got)
		if len(got.Actions) != len(rec.Actions) {
			t.Fatalf("%d actions became %d\n%s", len(rec.Actions), len(got.Actions), again)
		}
	})
}

// Positions of real games survive being text (notation.Format).
func TestPositionText(t *testing.T) {
	for id, r := range presets() {
		for seed := range uint64(6) {
			rec := randomGame(t, id, r, seed, 1500)
			err := rec.Replay(func(_ game.Position, _ Action, _ []game.Event, p game.Position) {
				got, err := notation.ParsePosition(notation.Format(p))
				if err != nil || got != p {
					t.Fatalf("%s: %s: %v", id, notation.Format(p), err)
				}
			})
			if err != nil {
				t.Fatal(err)
			}
		}
	}
}
