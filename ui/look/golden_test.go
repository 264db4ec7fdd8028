package look

import (
	"flag"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

// update writes the pictures anew instead of comparing: go test ./ui/look -update.
// Look at what has changed before committing it.
var update = flag.Bool("update", false, "write testdata anew")

// tolerance is how far a channel may be off, of 255: other processors round
// differently.
const tolerance = 2

// golden compares what is drawn with a picture of testdata.
func golden(t *testing.T, name string, got image.Image) {
	t.Helper()
	path := filepath.Join("testdata", name+".png")
	if *update {
		save(t, path, got)
		return
	}
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	want, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	if off, at := difference(got, want); off > tolerance {
		fresh := filepath.Join(t.ArtifactDir(), name+".png")
		save(t, fresh, got)
		t.Errorf("%s differs by %d at %v; see %s", name, off, at, fresh)
	}
}

func save(t *testing.T, path string, img image.Image) {
	t.Helper()
	_ = os.MkdirAll(filepath.Dir(path), 0o755)
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}

// difference returns the largest difference of a channel and where it is; 256
// for pictures of different sizes.
func difference(a, b image.Image) (off int, at image.Point) {
	if a.Bounds().Size() != b.Bounds().Size() {
		return 256, image.Point{}
	}
	r := a.Bounds()
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			r1, g1, b1, _ := a.At(x, y).RGBA()
			r2, g2, b2, _ := b.At(x, y).RGBA()
			for _, d := range [...]int{int(r1>>8) - int(r2>>8), int(g1>>8) - int(g2>>8), int(b1>>8) - int(b2>>8)} {
				if d = max(d, -d); d > off {
					off, at = d, image.Pt(x, y)
				}
			}
		}
	}
	return off, at
}

// both runs a test in both modes, in an app with our theme.
func both(t *testing.T, run func(t *testing.T)) {
	t.Helper()
	for _, m := range []Mode{Dark, Light} {
		t.Run(m.String(), func(t *testing.T) {
			test.NewTempApp(t)
			SetMode(m)
			defer SetMode(Dark)
			run(t)
		})
	}
}

// picture draws content on the window's ground.
func picture(t *testing.T, content fyne.CanvasObject, w, h float32) image.Image {
	t.Helper()
	win := test.NewTempWindow(t, content)
	win.SetPadded(false)
	win.Resize(fyne.NewSize(w, h))
	return win.Canvas().Capture()
}

// The buttons as the guide shows them: ready, pointed at, pressed, off, an
// ordinary one, the one with the keyboard.
func TestButtonsLook(t *testing.T) {
	both(t, func(t *testing.T) {
		c := container.NewWithoutLayout()
		add := func(i int, b *Button) {
			putSize(b, 24+184*float32(i%3), 24+68*float32(i/3), fyne.NewSize(160, 44))
			c.Add(b)
		}
		hover, pressed, off, focused := NewPrimarySmall("Hover", "", nil), NewPrimarySmall("Pressed", "", nil), NewPrimarySmall("Not now", "", nil), NewSecondary("Focused", "H", nil)
		hover.MouseIn(&desktop.MouseEvent{})
		pressed.MouseDown(&desktop.MouseEvent{})
		off.Disable()
		focused.FocusGained()
		for i, b := range []*Button{NewPrimarySmall("Ready", "", nil), hover, pressed, off, NewSecondary("Secondary", "U", nil), focused} {
			add(i, b)
		}
		golden(t, "buttons-"+Current().String(), picture(t, c, 576, 160))
	})
}

func TestPanelLook(t *testing.T) {
	both(t, func(t *testing.T) {
		swap := NewSegmented([]Choice{{"Spools", "piece-spool-black"}, {"Cones", "piece-cone-white"}, {"Both", ""}}, 1, nil)
		swap.FocusGained()
		item := NewTopItem("Divination", nil)
		item.SetSelected(true)
		c := NewPanel(container.NewVBox(
			Text("The Moon", Title27, Ink),
			NewWrapped("Hidden roads; a voice heard in the dark.", Body13, Ink),
			container.NewHBox(NewBadge(BadgeSwap), NewChip("borrowed light"), NewRule(), NewIconButton("icon-again", "", 36, nil), item),
			swap))
		golden(t, "panel-"+Current().String(), picture(t, c, 380, 220))
	})
}
