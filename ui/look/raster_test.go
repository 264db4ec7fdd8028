package look

import (
	"bytes"
	"fmt"
	"image"
	"io/fs"
	"path"
	"strings"
	"testing"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"

	"senet/assets"
)

// reference draws as Fyne does, for comparison.
func reference(t testing.TB, svg []byte, w, h int) *image.RGBA {
	t.Helper()
	icon, err := oksvg.ReadReplacingCurrentColor(bytes.NewReader(svg), "#000000")
	if err != nil {
		t.Fatal(err)
	}
	icon.SetTarget(0, 0, float64(w), float64(h))
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	icon.Draw(rasterx.NewDasher(w, h, rasterx.NewScannerGV(w, h, img, img.Bounds())), 1)
	return img
}

// Our scanner must draw what rasterx's own draws, only faster.
func TestScannerAgreesWithRasterx(t *testing.T) {
	n := 0
	err := fs.WalkDir(assets.ArtFS(), ".", func(p string, d fs.DirEntry, err error) error {
		if path.Ext(p) != ".svg" || strings.Contains(p, "card-") || strings.Contains(p, "tile-") || strings.Contains(p, "square-") {
			return err
		}
		svg, err := fs.ReadFile(assets.ArtFS(), p)
		if err != nil {
			return err
		}
		want := reference(t, svg, 48, 40)
		got, err := rasterise(svg, 48, 40, Stretch)
		if err != nil {
			t.Errorf("%s: %v", p, err)
			return nil
		}
		worst := 0
		for i := range got.Pix {
			worst = max(worst, int(got.Pix[i])-int(want.Pix[i]), int(want.Pix[i])-int(got.Pix[i]))
		}
		if worst > 6 {
			t.Errorf("%s differs by %d of 255", p, worst)
		}
		n++
		return nil
	})
	if err != nil || n < 100 {
		t.Fatalf("looked at %d drawings: %v", n, err)
	}
}

// So must it where wide gradients are drawn by parts.
func TestWideGradients(t *testing.T) {
	for _, theme := range []string{"dark", "light"} {
		for _, c := range []struct {
			name string
			w, h int
		}{{"background", 400, 250}, {"board-frame", 456, 148}, {"throw-mat", 456, 94}, {"card-18", 180, 308}, {"stick-light-p6", 288, 84}, {"piece-cone-white", 200, 200}} {
			svg := assets.Art(theme, c.name)
			got, err := rasterise(svg, c.w, c.h, Stretch)
			if err != nil {
				t.Fatal(err)
			}
			if off, at := difference(got, reference(t, svg, c.w, c.h)); off > 6 {
				t.Errorf("%s in %s differs by %d at %v", c.name, theme, off, at)
			}
		}
	}
}

func BenchmarkBoard(b *testing.B) {
	for _, c := range []struct {
		name string
		w, h int
	}{{"art-12", 84, 84}, {"board-frame", 912, 296}, {"background", 1280, 800}, {"throw-mat", 912, 188}, {"zone-waters", 912, 92}, {"card-18", 234, 402}, {"card-18", 100, 171}, {"card-19", 512, 878}} {
		b.Run(c.name, func(b *testing.B) {
			for b.Loop() {
				if _, err := rasterise(assets.Art("dark", c.name), c.w, c.h, Stretch); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// The board's own drawings at 1280 by 800: what stands before the first frame.
func BenchmarkFirstFrame(b *testing.B) {
	names := []string{"ground-square", "ground-house", "ground-house-rebirth", "ground-house-sun", "ground-house-water", "piece-spool-black", "piece-cone-white"}
	for q := 1; q <= 30; q++ {
		names = append(names, fmt.Sprintf("art-%02d", q))
	}
	for b.Loop() {
		for _, n := range names {
			if _, err := rasterise(assets.Art("dark", n), 84, 84, Contain); err != nil {
				b.Fatal(err)
			}
		}
	}
}
