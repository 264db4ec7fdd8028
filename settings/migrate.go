package settings

import (
	"slices"

	"senet/game/fault"
)

// version is the version of the file that this program writes. Raise it, and
// add to migrations, only when a key changes its name or meaning: a new key
// needs neither.
const version = 1

// migrations[i] lifts the keys of a file of version i+1 to version i+2.
var migrations = []func([]item) []item{}

// migrate takes the version out of the keys of a file and lifts the rest to
// the version to. A file without a version is taken as version 1. The fault
// says that the file is newer than the program; its keys are used as they are.
func migrate(items []item, to int, steps []func([]item) []item) ([]item, *fault.Fault) {
	from, line := int64(1), 0
	i := slices.IndexFunc(items, func(it item) bool { return it.name == "version" })
	if i >= 0 {
		n, ok := items[i].value.(int64)
		from, line = n, items[i].line
		items = slices.Delete(items, i, i+1)
		if !ok || n < 1 {
			f := fault.New("settings.wantInt", "Key", "version", "Min", 1, "Max", to)
			return items, f.At(line)
		}
	}
	if from > int64(to) {
		return items, fault.New("settings.newer", "Version", from, "Known", to).At(line)
	}
	for _, step := range steps[from-1:] {
		items = step(items)
	}
	return items, nil
}
