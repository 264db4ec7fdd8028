//go:build linux || freebsd || openbsd || netbsd

package sound

import (
	"time"

	"github.com/jfreymuth/pulse"
)

// openDevice begins to play what fill gives, until stop is called.
func openDevice(fill func([]float32)) (stop func(), err error) {
	client, err := pulse.NewClient(pulse.ClientApplicationName("Senet"), pulse.ClientTimeout(2*time.Second))
	if err != nil {
		return nil, err
	}
	stream, err := client.NewPlayback(pulse.Float32Reader(func(out []float32) (int, error) {
		fill(out)
		return len(out), nil
	}), pulse.PlaybackMono, pulse.PlaybackMediaName("Senet"), pulse.PlaybackSampleRate(Rate), pulse.PlaybackLatency(latency.Seconds()))
	if err != nil {
		client.Close()
		return nil, err
	}
	go begin(stream)
	return func() {
		stream.Stop()
		stream.Close()
		client.Close()
	}, nil
}

// begin waits for the system to play, which one in trouble may never do; the Player
// then notices that nothing is asked for. A system that leaves in this very moment
// makes the library send on a closed channel: that is no reason to end the game.
func begin(stream *pulse.PlaybackStream) {
	defer func() { _ = recover() }()
	stream.Start()
}
