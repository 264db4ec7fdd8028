package throws

import (
	"bytes"
	"errors"
	"io/fs"
	"path/filepath"
	"slices"

	"senet/game/fault"
	"senet/game/record"
	"senet/settings"
)

// Path is the file of the throws of all games. The error is a *fault.Fault: the
// system names no folder for data.
func Path() (string, error) {
	d, err := settings.DataDir()
	return filepath.Join(d, "throws.toml"), err
}

// book is the file of one path with what is known of it. It belongs to one
// goroutine.
type book struct {
	path  string
	games []Game
	data  []byte // the file as it was last read or written
	// closed is why nothing may be written: the file is of a later version, or
	// damaged and could not be set aside.
	closed *fault.Fault
	write  func(path string, data []byte) error // settings.WriteAtomic, but for tests
}

// load reads the file, unless it is as it was. What is to be said of it is in
// the error, a *fault.Fault; whatever it is, the sound games are there to use.
func (b *book) load() error {
	data, err := settings.ReadLimited(b.path, maxFile)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		b.games, b.data, b.closed = nil, nil, nil
		return nil
	case err != nil:
		b.games, b.data = nil, nil
		return b.aside(fault.New("fairness.file.broken"))
	case b.data != nil && bytes.Equal(data, b.data):
		return nil
	}
	games, bad, later := decode(data)
	b.games, b.data, b.closed = games, data, nil
	switch {
	case later:
		b.closed = bad
		return bad
	case bad != nil:
		return b.aside(bad)
	}
	return nil
}

// aside sets the damaged file aside and writes what is sound in it anew.
func (b *book) aside(why *fault.Fault) error {
	to, err := settings.SetAside(b.path)
	if err != nil {
		b.closed = fault.New("fairness.file.stuck", "Reason", why, "Path", b.path)
		return b.closed
	}
	b.closed, b.data = nil, nil
	if len(b.games) > 0 {
		if err := b.save(); err != nil {
			return err
		}
	}
	return fault.New("fairness.file.aside", "Reason", why, "Path", to)
}

// save writes the games.
func (b *book) save() error {
	data := encode(b.games)
	if err := b.write(b.path, data); err != nil {
		return fault.New("fairness.file.unwritten", "Reason", err)
	}
	b.data = data
	return nil
}

// count counts a game in place of what was counted of it before, if it is one
// to be counted. The file is read again first, since another window may have
// written it; both errors are *fault.Fault.
func (b *book) count(g Game) (read, write error) {
	if !g.Check().Good() {
		return nil, nil
	}
	read = b.load()
	if b.closed != nil {
		return read, nil
	}
	games := with(b.games, g)
	if games == nil {
		return read, nil
	}
	was := b.games
	b.games = games
	if write = b.save(); write != nil {
		b.games = was
	}
	return read, write
}

// with is games with g in the place of what is known of it, or without it when
// all its throws have been taken back; nil when nothing would change. games is
// not changed.
func with(games []Game, g Game) []Game {
	i := slices.IndexFunc(games, func(old Game) bool { return old.Seed == g.Seed })
	switch {
	case i < 0 && len(g.Throws) == 0:
		return nil
	case i < 0:
		return append(games[max(0, len(games)-maxGames+1):len(games):len(games)], g)
	case len(g.Throws) == 0:
		return append(games[:i:i], games[i+1:]...)
	case lineOf(&g) == lineOf(&games[i]):
		return nil
	}
	games = slices.Clone(games)
	games[i] = g
	return games
}

// parse takes the throws out of a record's text. Whole asks for a record without
// a fault; else what can be read of it will do. It is false when nothing can.
func parse(data []byte, whole bool) (Game, bool) {
	rec, _, bad := record.Read(data)
	if rec == nil || whole && bad != nil {
		return Game{}, false
	}
	g, err := Of(rec)
	return g, err == nil
}
