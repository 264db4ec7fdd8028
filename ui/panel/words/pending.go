package words

import (
	"strconv"
	"strings"

	"senet/game"
)

// Pending lists the throws that are made and still to be played, where all are
// made before any is (toggle throws-first): "1, 4 ×2, 5"; "" if there are none.
func Pending(p *game.Position) string {
	var list []string
	for n, times := range p.Pending {
		switch {
		case times == 1:
			list = append(list, strconv.Itoa(n))
		case times > 1:
			list = append(list, strconv.Itoa(n)+"\u00a0×"+strconv.Itoa(int(times)))
		}
	}
	return strings.Join(list, ",\u00a0") // kept on one line
}

// several reports whether more than one throw waits to be played.
func several(p *game.Position) bool {
	all := 0
	for _, times := range p.Pending {
		all += int(times)
	}
	return all > 1
}
