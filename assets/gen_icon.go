//go:build ignore

// Draws icon.png, the program's icon, from icon.svg, which is put together from
// the drawings of the two pieces. Run it in this folder: go run gen_icon.go
package main

import (
	"image"
	"image/png"
	"log"
	"os"

	"github.com/fyne-io/oksvg"
	"github.com/srwiley/rasterx"
	"golang.org/x/image/draw"
)

// side is the icon's width and height; it is drawn four times as large and
// reduced, for smooth edges.
const side = 512

func main() {
	f, err := os.Open("icon.svg")
	if err != nil {
		log.Fatal(err)
	}
	defer f.Close()
	icon, err := oksvg.ReadIconStream(f, oksvg.StrictErrorMode)
	if err != nil {
		log.Fatal(err)
	}
	large := image.NewRGBA(image.Rect(0, 0, 4*side, 4*side))
	icon.SetTarget(0, 0, 4*side, 4*side)
	icon.Draw(rasterx.NewDasher(4*side, 4*side, rasterx.NewScannerGV(4*side, 4*side, large, large.Bounds())), 1)
	out := image.NewRGBA(image.Rect(0, 0, side, side))
	draw.CatmullRom.Scale(out, out.Bounds(), large, large.Bounds(), draw.Src, nil)
	png512, err := os.Create("icon.png")
	if err != nil {
		log.Fatal(err)
	}
	if err := png.Encode(png512, out); err != nil {
		log.Fatal(err)
	}
	if err := png512.Close(); err != nil {
		log.Fatal(err)
	}
}
