package table

import "senet/ui/boardview"

// The proportions of the table, for squares of 84 units (guide, "Layout").
const (
	zoneBest, zoneLeast = 92, 72
	matBest, matLeast   = 188, 148
	blockGap            = 12
	refSide             = 84
)

// fit is how a table's room is shared out.
type fit struct{ side, zone, mat, gap float32 }

// share gives the board the largest squares for which the zones and the mat keep
// their least heights, in proportion; what is left goes to zones and mat, first up
// to their best heights, then on in the same proportion up to a half more.
func share(w, h float32) fit {
	side := boardview.SideFor(w)
	for side > 1 && least(side) > h {
		side--
	}
	k := side / refSide
	f := fit{side: side, zone: zoneLeast * k, mat: matLeast * k, gap: max(round(blockGap*k), 6)}
	spare := h - f.height()
	grow := func(zone, mat float32) {
		need := 2*(zone-f.zone) + (mat - f.mat)
		if spare <= 0 || need <= 0 {
			return
		}
		t := min(spare/need, 1)
		f.zone += (zone - f.zone) * t
		f.mat += (mat - f.mat) * t
		spare -= need * t
	}
	grow(zoneBest*k, matBest*k)
	grow(zoneBest*k*1.3, matBest*k*1.5)
	f.zone, f.mat = float32(int(f.zone)), float32(int(f.mat))
	return f
}

// least is the least height of a table with squares of side s.
func least(s float32) float32 {
	k := s / refSide
	return boardview.BoardHeightFor(s) + (2*zoneLeast+matLeast)*k + 3*max(round(blockGap*k), 6)
}

func (f fit) height() float32 {
	return boardview.BoardHeightFor(f.side) + 2*f.zone + f.mat + 3*f.gap
}

func round(v float32) float32 { return float32(int(v + .5)) }
