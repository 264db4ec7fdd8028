package record

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"os"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"senet/game/fault"
	"senet/game/notation"
)

// games is how many random games each rule set is written and read for;
// SENET_GAMES sets another number, and -short makes it a few.
func games() int {
	if n, err := strconv.Atoi(os.Getenv("SENET_GAMES")); err == nil {
		return n
	}
	if testing.Short() {
		return 20
	}
	return 150
}

// RULES §8: a record reads back to the same game; broken off anywhere, with
// the same throws.
func TestRoundTrip(t *testing.T) {
	for id, r := range presets() {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			rng := rand.New(rand.NewPCG(1, 2))
			for seed := range uint64(games()) {
				plies := 2000
				if seed%3 == 0 {
					plies = rng.IntN(200)
				}
				rec := randomGame(t, id, r, seed, plies)
				data, err := Write(rec)
				if err != nil {
					t.Fatal(err)
				}
				got, warnings, err := Read(data)
				if err != nil || len(warnings) > 0 {
					t.Fatalf("seed %d: %v %v\n%s", seed, err, warnings, tail(data, err))
				}
				again, err := Write(got)
				if err != nil || !bytes.Equal(data, again) {
					t.Fatalf("seed %d: written twice, the file differs (%v)", seed, err)
				}
				dropTouches(rec)
				dropTouches(got)
				if !reflect.DeepEqual(rec, got) {
					t.Fatalf("seed %d: read another game\nwrote %+v\nread  %+v\n%s", seed, rec, got, data)
				}
			}
		})
	}
}

// dropTouches forgets touches that a move followed: the move tells of them.
func dropTouches(r *Record) {
	var kept []Action
	for i, a := range r.Actions {
		if a.Kind == ActTouch && i+1 < len(r.Actions) && r.Actions[i+1].Kind != ActTouch {
			continue
		}
		kept = append(kept, a)
	}
	r.Actions = kept
}

func tail(data []byte, err error) string {
	lines := strings.Split(string(data), "\n")
	at := len(lines)
	var f *fault.Fault
	if errors.As(err, &f) && f.Line > 0 {
		at = min(at, f.Line+2)
	}
	return strings.Join(lines[max(0, at-12):at], "\n")
}

// What a person types (notation's comment): without numbers, with hyphens and
// x, look-alike letters, and without the signs after the move.
func TestRoundTripTyped(t *testing.T) {
	typed := strings.NewReplacer("—", "-", " : ", " x ", "↑", "^", "†", "*", "≈", "~", "→", "->", "←", "<-", "↓", "v",
		"»", ">>", "«", "<<", " 0", " О", " 3", " З")
	for id, r := range presets() {
		for seed := range uint64(12) {
			rec := randomGame(t, id, r, seed, 1500)
			data, err := Write(rec)
			if err != nil {
				t.Fatal(err)
			}
			head, body, _ := strings.Cut(string(data), "\n\n")
			for _, style := range []func(string) string{typed.Replace, bare, func(s string) string { return strings.ReplaceAll(s, " — ", "—") }} {
				var lines []string
				for _, l := range strings.Split(body, "\n") {
					_, text := notation.CutPrefix(l)
					if text == "∅" {
						text = l // who gave up is told by the dots alone
					}
					lines = append(lines, style(text))
				}
				got, _, err := Read([]byte(head + "\n\n" + strings.Join(lines, "\n")))
				if err != nil {
					t.Fatalf("%s seed %d: %v", id, seed, err)
				}
				dropTouches(rec)
				dropTouches(got)
				if !reflect.DeepEqual(rec.Actions, got.Actions) {
					t.Fatalf("%s seed %d: read another game", id, seed)
				}
			}
		}
	}
}

// bare leaves out the signs after the first move, but for the fate throws.
func bare(line string) string {
	f := strings.Fields(line)
	for i, s := range f {
		if s == ":" || s == "»" || s == "#" && i > 0 || strings.HasPrefix(s, "(") {
			line = strings.Join(f[:i], " ")
			for j := i; j+1 < len(f); j++ {
				if f[j] == "†" {
					line += " † " + f[j+1]
				}
			}
			return line
		}
	}
	return line
}
