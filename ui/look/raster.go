package look

import (
	"bytes"
	"fmt"
	"image"
	"image/draw"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
)

// Fit says how a drawing fills a box of other proportions.
type Fit uint8

// The ways of fitting.
const (
	// Contain draws it whole and in proportion, centred.
	Contain Fit = iota
	// Stretch draws it to fill the box: for zones, mat and frame, whose boxes
	// are nearly of their drawings' proportions.
	Stretch
	// Cover draws it in proportion, centred, so that it fills the box and what
	// is too much is cut off: for the window's background.
	Cover
)

// rasterise draws an SVG into an image of exactly w by h pixels.
func rasterise(svg []byte, w, h int, fit Fit) (img *image.RGBA, err error) {
	icon, err := oksvg.ReadReplacingCurrentColor(bytes.NewReader(svg), "#000000")
	if err != nil {
		return nil, err
	}
	box := icon.ViewBox
	if box.W <= 0 || box.H <= 0 {
		return nil, fmt.Errorf("drawing without a viewBox")
	}
	x, y, dw, dh := place(box.W, box.H, float64(w), float64(h), fit)
	// oksvg draws from the viewBox's corner; ours all begin at 0, 0 (lint_test.go).
	icon.SetTarget(x, y, dw, dh)
	img = image.NewRGBA(image.Rect(0, 0, w, h))
	defer func() { // the engine panics on some malformed paths
		if r := recover(); r != nil {
			err = fmt.Errorf("drawing: %v", r)
		}
	}()
	icon.Draw(rasterx.NewDasher(w, h, newBoxScanner(img)), 1)
	return img, nil
}

// place returns where a drawing of vw by vh goes in a box of w by h pixels. A
// difference of less than a pixel is stretched away.
func place(vw, vh, w, h float64, fit Fit) (x, y, dw, dh float64) {
	kx, ky := w/vw, h/vh
	if fit == Stretch || (abs(kx-ky)*vw < 1 && abs(kx-ky)*vh < 1) {
		return 0, 0, w, h
	}
	k := min(kx, ky)
	if fit == Cover {
		k = max(kx, ky)
	}
	dw, dh = vw*k, vh*k
	return (w - dw) / 2, (h - dh) / 2, dw, dh
}

func abs(v float64) float64 { return max(v, -v) }

// faded returns img with its opacity multiplied by alpha, 0 to 1.
func faded(img image.Image, alpha float64) image.Image {
	if alpha >= 1 {
		return img
	}
	b := img.Bounds()
	out := image.NewRGBA(b)
	mask := image.NewUniform(alphaOf(alpha))
	draw.DrawMask(out, b, img, b.Min, mask, image.Point{}, draw.Src)
	return out
}
