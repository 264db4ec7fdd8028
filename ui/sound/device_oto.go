//go:build darwin || windows

package sound

import (
	"encoding/binary"
	"math"
	"sync"

	"github.com/ebitengine/oto/v3"
)

// context is the one that a program may have; it is suspended while nothing is
// to be heard.
var context = sync.OnceValues(func() (*oto.Context, error) {
	c, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: Rate, ChannelCount: 1, Format: oto.FormatFloat32LE, BufferSize: latency,
	})
	if err != nil {
		return nil, err
	}
	<-ready
	return c, c.Err()
})

// openDevice begins to play what fill gives, until stop is called.
func openDevice(fill func([]float32)) (stop func(), err error) {
	c, err := context()
	if err != nil {
		return nil, err
	}
	if err := c.Resume(); err != nil {
		return nil, err
	}
	player := c.NewPlayer(&reader{fill: fill})
	player.SetBufferSize(int(latency.Seconds()*Rate) * 4)
	player.Play()
	return func() {
		player.Pause()
		_ = c.Suspend() // nothing can be done about a device that will not stop
	}, nil
}

// reader gives the samples as the bytes that oto wants.
type reader struct {
	fill    func([]float32)
	samples []float32
}

// Read fills as many whole samples as fit.
func (r *reader) Read(b []byte) (int, error) {
	n := len(b) / 4
	if cap(r.samples) < n {
		r.samples = make([]float32, n)
	}
	s := r.samples[:n]
	r.fill(s)
	for i, x := range s {
		binary.LittleEndian.PutUint32(b[4*i:], math.Float32bits(x))
	}
	return 4 * n, nil
}
