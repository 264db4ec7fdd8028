package words

import (
	"strconv"
	"strings"

	"senet/game"
	"senet/ui/tr"
)

// Pending lists the throws that are made and still to be played, where all are
// made before any is (toggle throws-first); "" if there are none.
func Pending(p *game.Position) string {
	var list []string
	for n, times := range p.Pending {
		for range times {
			list = append(list, strconv.Itoa(n))
		}
	}
	n := len(list) - 1
	if n < 1 {
		return strings.Join(list, "")
	}
	return strings.Join(list[:n], ", ") + tr.S("table.and") + list[n]
}
