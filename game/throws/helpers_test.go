package throws

import (
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"senet/game"
	"senet/game/board"
	"senet/game/fault"
	"senet/game/record"
	"senet/game/rules"
	"senet/game/sticks"
	"senet/settings"
)

// played plays a game of the seed by chance, at most plies actions long.
func played(t testing.TB, id string, seed uint64, plies int) *record.Record {
	t.Helper()
	p, ok := rules.ByID(id)
	if !ok {
		t.Fatalf("no rule set %s", id)
	}
	rec := &record.Record{Header: record.Header{
		Product: "test", RuleID: id, Rules: p.Rules, Seed: seed, HasSeed: true,
		Started: time.Date(2026, 11, 30, 18, 0, 0, 0, time.UTC),
		Players: [2]record.Player{{Kind: record.Human, Name: "Anna"}, {Kind: record.Computer}},
	}}
	g, err := rec.Game()
	if err != nil {
		t.Fatal(err)
	}
	for side := range rec.Players {
		if g.IsGods(board.Side(side)) {
			rec.Players[side].Kind = record.Gods
		}
	}
	rng, source, pos := rand.New(rand.NewPCG(seed, 1)), sticks.Seeded(seed), g.Start()
	for range plies {
		if pos.Await == game.AwaitNothing {
			break
		}
		var a record.Action
		if legal := g.Legal(&pos, nil); len(legal) > 0 {
			a = record.Action{Kind: record.ActPlay, Move: legal[rng.IntN(len(legal))]}
		} else {
			f := source.Faces(rec.Throws())
			a = record.Action{Kind: record.ActThrow, Faces: f, Throw: f.Score(int(p.Rules.AllDark))}
		}
		if pos, _, err = record.Apply(g, pos, a, nil); err != nil {
			t.Fatal(err)
		}
		rec.Actions = append(rec.Actions, a)
	}
	return rec
}

// text is the record as a file.
func text(t testing.TB, rec *record.Record) []byte {
	t.Helper()
	data, err := record.Write(rec)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func throwsOf(t testing.TB, rec *record.Record) Game {
	t.Helper()
	g, err := Of(rec)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func newBook(t *testing.T) *book {
	return &book{path: filepath.Join(t.TempDir(), "throws.toml"), write: settings.WriteAtomic}
}

// must counts a game of which nothing may be said.
func (b *book) must(t *testing.T, g Game) {
	t.Helper()
	read, write := b.count(g)
	if read != nil || write != nil {
		t.Fatalf("counting says %v and %v", read, write)
	}
}

// onDisk is what a reader who knows nothing yet finds in the file.
func (b *book) onDisk(t *testing.T) []Game {
	t.Helper()
	fresh := &book{path: b.path, write: b.write}
	if err := fresh.load(); err != nil {
		t.Fatal(err)
	}
	return fresh.games
}

func total(games []Game) int {
	n := 0
	for i := range games {
		n += len(games[i].Throws)
	}
	return n
}

// key is the key of a fault.
func key(err error) string {
	var f *fault.Fault
	if errors.As(err, &f) {
		return f.Key
	}
	return ""
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}
