package ui

import (
	"bytes"
	"image/png"
	"time"

	"senet/game/journal"
	"senet/ui/reading"
	"senet/ui/tr"
)

// patience is how long something may take before it is told how far it has come.
const patience = 100 * time.Millisecond

// savePicture draws an entry as a picture and asks where to write it.
func (s *Shell) savePicture(e journal.Entry) {
	b, r, _ := reading.OfEntry(e)
	pic := reading.NewPicture(reading.Poster(b, r), reading.Date(e.Date), b.Stay(r.StayAt))
	s.drawPicture(pic, func(data []byte) {
		s.saveData("senet-"+e.Date.Local().Format(time.DateOnly)+".png", data)
	})
}

// drawPicture makes the PNG file of a picture beside the window's own work, and
// tells how far it has come.
func (s *Shell) drawPicture(pic *reading.Picture, done func(png []byte)) {
	wait := func(f func()) {
		over := make(chan struct{})
		s.do(func() {
			defer close(over)
			f()
		})
		<-over
	}
	told := time.Now().Add(patience)
	progress := func(part float64) {
		if time.Now().Before(told) {
			return
		}
		told = time.Now().Add(4 * patience)
		s.do(func() {
			s.notice.show(tr.F("reading.picture.drawing", map[string]any{"Percent": int(part * 100)}), false)
		})
	}
	beside(func() {
		img := pic.Draw(wait, progress)
		progress(1)
		var out bytes.Buffer
		_ = png.Encode(&out, img) // a Buffer never fails
		s.do(func() {
			s.notice.hide()
			done(out.Bytes())
		})
	})
}
