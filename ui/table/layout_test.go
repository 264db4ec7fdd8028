package table

import "testing"

func TestShareIsTheGuidesAtItsSize(t *testing.T) {
	if f := share(912, 704); f != (fit{side: 84, zone: 92, mat: 188, gap: 12}) {
		t.Errorf("%+v", f)
	}
}

// Nothing is clipped at any size, and squares stay at 52 or more where the smallest
// window (900 × 600) leaves about 600 × 520 for the table.
func TestShareFitsEverySize(t *testing.T) {
	for _, c := range []struct {
		w, h, least float32
	}{{590, 514, 52}, {600, 520, 52}, {912, 704, 84}, {912, 640, 84}, {684, 560, 61}, {1500, 984, 130}, {3428, 2064, 270}, {1400, 500, 52}, {560, 900, 50}} {
		f := share(c.w, c.h)
		if f.height() > c.h || f.side < c.least {
			t.Errorf("%v × %v: %+v takes %v", c.w, c.h, f, f.height())
		}
		if f.zone < zoneLeast*f.side/refSide-1 || f.mat < matLeast*f.side/refSide-1 {
			t.Errorf("%v × %v: zones or mat too low: %+v", c.w, c.h, f)
		}
	}
}
