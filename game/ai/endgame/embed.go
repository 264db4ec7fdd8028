package endgame

import (
	"embed"
	"io/fs"
	"sync"

	"senet/game/fast"
)

//go:embed tables
var files embed.FS

var cache sync.Map // hash of a rule set -> *Table

// For is the built-in table for a rule set, or nil.
func For(g *fast.Game) *Table {
	if !Supports(g) {
		return nil
	}
	hash := g.Core().Rules().Hash()
	if t, ok := cache.Load(hash); ok {
		return t.(*Table)
	}
	var found *Table
	list, _ := fs.ReadDir(files, "tables")
	for _, e := range list {
		data, _ := files.ReadFile("tables/" + e.Name())
		if t, err := Open(data, g); err == nil {
			found = t
		}
	}
	cache.Store(hash, found)
	return found
}
