package look

import "image"

// Still returns a drawing of the theme in force as an image of exactly w by h
// pixels, made at once if it is not there: for those who draw it on themselves,
// turned or squeezed, many times a second. The image is shared: do not change it.
func Still(name string, w, h int, fit Fit) image.Image {
	if w <= 0 || h <= 0 {
		return empty
	}
	return rasters.now(rasterKey{mode, name, w, h, fit})
}

// StillMaker is Still for another goroutine: what it returns goes on drawing in
// the theme that is in force now.
func StillMaker() func(name string, w, h int, fit Fit) image.Image {
	m := mode
	return func(name string, w, h int, fit Fit) image.Image {
		if w <= 0 || h <= 0 {
			return empty
		}
		return rasters.now(rasterKey{m, name, w, h, fit})
	}
}
