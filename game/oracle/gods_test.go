package oracle

import (
	"fmt"
	"io/fs"
	"regexp"
	"strings"
	"testing"

	"senet/assets"
	"senet/game/board"
	"senet/game/record"
)

// gods reads the recorded game of 19 February 2015 (RULES §3).
func gods(t testing.TB) *record.Record {
	t.Helper()
	data, err := fs.ReadFile(assets.Records(), "gods-2015-02-19.senet")
	if err != nil {
		t.Fatal(err)
	}
	rec, _, err := record.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	return rec
}

func readGods(t testing.TB, o Options) Reading {
	t.Helper()
	r, err := ReadRecord(gods(t), o)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// The numbers of the recorded game, by side and by what counts as met. That they
// are right is the affair of the tests below; this one tells of any change.
func TestGodsCounts(t *testing.T) {
	want := []string{
		"spools landed: 219 meetings, 30 cards, 73+73+73, stay arcanum-05 at 95",
		"spools rested: 147 meetings, 28 cards, 49+49+49, stay arcanum-03 at 60",
		"spools crossed: 461 meetings, 30 cards, 154+154+153, stay arcanum-17 at 446",
		"cones landed: 186 meetings, 28 cards, 62+62+62, stay arcanum-11 at 153",
		"cones rested: 119 meetings, 25 cards, 40+40+39, stay arcanum-14 at 109",
		"cones crossed: 391 meetings, 29 cards, 131+130+130, stay arcanum-12 at 336",
		"both landed: 405 meetings, 30 cards, 135+135+135, stay arcanum-14 at 365",
		"both rested: 266 meetings, 28 cards, 89+89+88, stay arcanum-14 at 245",
		"both crossed: 852 meetings, 30 cards, 284+284+284, stay arcanum-14 at 806",
	}
	i := 0
	for side := OfSpools; side <= OfBoth; side++ {
		for met := Landed; met <= Crossed; met++ {
			r := readGods(t, Options{side, met})
			got := fmt.Sprintf("%s %s: %d meetings, %d cards, %d+%d+%d, stay %s at %d", side.Name(), met.Name(),
				r.Counts.Meetings, r.Counts.Cards, length(r.Passages[0]), length(r.Passages[1]), length(r.Passages[2]), r.Stay, r.StayAt)
			if got != want[i] {
				t.Errorf("got  %s\nwant %s", got, want[i])
			}
			if !r.Over {
				t.Errorf("%s: the game is over", got)
			}
			i++
		}
	}
}

func length(p Passage) int { return p.End - p.First }

// What the reading says happened agrees with the signs of the notation (RULES
// §8), which are counted here without the reading.
func TestGodsAgainstTheNotation(t *testing.T) {
	_, _, log, err := gods(t).End()
	if err != nil {
		t.Fatal(err)
	}
	leg := regexp.MustCompile(`\d+-\d+`)
	// A hit by way of the Ba is told as the way back, ": 24-21 ↑ 18": no leg; and
	// "→ +" tells that the one hit came to Rebirth.
	victim := regexp.MustCompile(`: \d+-\d+( ↑ \d+)?( → \S+)?`)
	landings, hits, placed := 0, 0, 0
	var visits [board.Squares + 1]int
	for _, e := range log.Entries() {
		if e.Placed {
			if e.Text != "" && leg.MatchString(e.Text) {
				placed++
				landings++
			}
			continue
		}
		hits += len(victim.FindAllString(e.Text, -1))
		own := victim.ReplaceAllString(e.Text, "")
		landings += len(leg.FindAllString(own, -1)) + strings.Count(own, "↑") + strings.Count(own, "+") - plus15(own)
		for q := range visits {
			visits[q] += len(regexp.MustCompile(fmt.Sprintf(`(-|↑ )%d\b`, q)).FindAllString(own, -1))
		}
	}
	r := readGods(t, Options{Side: OfBoth})
	if got := r.Counts.Kinds[HapSent]; got != hits {
		t.Errorf("%d pieces were sent away, the notation has %d", got, hits)
	}
	if got := r.Counts.Meetings; got != landings+hits {
		t.Errorf("%d meetings, the notation has %d", got, landings+hits)
	}
	if placed != 2 {
		t.Errorf("%d placed entries name a move, want 2 (events 74 and 349)", placed)
	}
	for _, q := range []board.Square{board.Ba, board.Beauty, board.Water, 28, 29, 30} {
		if got := r.Counts.Visits[q]; got != visits[q] {
			t.Errorf("square %d was met %d times, the notation has %d", q, got, visits[q])
		}
	}
	if got := r.Counts.Kinds[HapFreed]; got != 8 { // 3 spools and 5 cones: the operator won
		t.Errorf("%d pieces were freed, want 8", got)
	}
	if drowned, reborn := r.Counts.Kinds[HapDrowned], r.Counts.Kinds[HapReborn]; drowned != 8 || reborn != 8 {
		t.Errorf("%d drowned and %d reborn, want 8 and 8", drowned, reborn)
	}
}

// plus15 counts the + signs that are no rebirth but the other throw of a landing
// on 15.
func plus15(text string) int {
	return len(regexp.MustCompile(`-15 \+`).FindAllString(text, -1))
}

// The first meetings of the gods' side, worked out by hand from the record.
func TestGodsByHand(t *testing.T) {
	r := readGods(t, Options{Side: OfSpools})
	var moves []string
	for _, m := range r.Meetings[:8] {
		moves = append(moves, fmt.Sprint(m.Move, " ", m.Card))
	}
	want := "10–15 house-15, 15–16 house-16, 7–12 arcanum-11, 8–11 arcanum-10, 6→4 arcanum-03, 4×6 arcanum-05, 6→4 arcanum-03, 16–21 house-21"
	if got := strings.Join(moves, ", "); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	// 6. 5.5 — 16-21 ↑ 26 † 5 — 26-21 ↑ 16 #
	var path []string
	for _, m := range r.Meetings[7:11] {
		for _, h := range m.Happened {
			path = append(path, fmt.Sprint(m.Square, " ", h.Kind.Name()))
		}
	}
	want = "21 landed, 21 ba, 26 landed, 26 fate, 21 landed, 21 ba, 16 landed, 16 net"
	if got := strings.Join(path, ", "); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

// Every meeting can be found by its entry, and what happens later stays with it.
func TestGodsEntries(t *testing.T) {
	_, _, log, err := gods(t).End()
	if err != nil {
		t.Fatal(err)
	}
	entries := log.Entries()
	r := Read(entries, Options{Side: OfBoth, Met: Crossed})
	for i, m := range r.Meetings {
		e := entries[m.Entry]
		if m.Turn != e.Turn || m.Text != e.Text {
			t.Fatalf("meeting %d: turn %d %q, entry %d %q", i, m.Turn, m.Text, e.Turn, e.Text)
		}
		for _, h := range m.Happened {
			if h.Entry < m.Entry || h.Side != m.Side {
				t.Fatalf("meeting %d at entry %d: %+v", i, m.Entry, h)
			}
		}
	}
}
