package sound

import (
	"math"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"
)

// What makes and plays the sounds knows of no window, so that it may do its work
// beside it.
func TestNoWindow(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", ".").Output()
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(string(out), "fyne.io/") {
		t.Error("it imports Fyne")
	}
}

// Every sound stays in range, has no constant part and, unless it goes round,
// begins and ends in silence.
func TestEverySoundIsClean(t *testing.T) {
	for s := range sounds {
		x := s.Samples()
		var most, sum float64
		for _, v := range x {
			most = max(most, math.Abs(float64(v)))
			sum += float64(v)
		}
		if want := recipes[s].peak; math.Abs(most-want) > 1e-3 || want > .5 {
			t.Errorf("%v: the loudest sample is %.3f, want %.3f and no more than half", s, most, want)
		}
		if mean := sum / float64(len(x)); math.Abs(mean) > 1e-3*most {
			t.Errorf("%v has a constant part of %.6f", s, mean)
		}
		if s == Drone {
			continue
		}
		if first, last := ends(x); first > .002 || last > .002 {
			t.Errorf("%v begins with %.4f and ends with %.4f", s, first, last)
		}
	}
}

// ends are the loudest of the first three samples and of the last millisecond.
func ends(x []float32) (first, last float32) {
	for i := range 3 {
		first = max(first, x[i], -x[i])
	}
	for _, v := range x[len(x)-Rate/1000:] {
		last = max(last, v, -v)
	}
	return first, last
}

// The drone goes round without a seam: the step from its last sample to its first
// is no larger than those inside it.
func TestDroneHasNoSeam(t *testing.T) {
	x := Drone.Samples()
	var most float32
	for i := 1; i < len(x); i++ {
		most = max(most, x[i]-x[i-1], x[i-1]-x[i])
	}
	if seam := x[0] - x[len(x)-1]; max(seam, -seam) > most {
		t.Errorf("a step of %v at the seam, at most %v elsewhere", seam, most)
	}
}

func TestLengths(t *testing.T) {
	for s := range sounds {
		least, most := 2.0, 14.0
		switch s {
		case Sticks, Step, Swap:
			least, most = .2, .6 // play does not wait for them
		case Water, Rebirth, Free, Win:
			least, most = 1, 5
		case Drone:
			least, most = droneTime, droneTime
		}
		if n := float64(len(s.Samples())) / Rate; n < least || n > most {
			t.Errorf("%v takes %.2f s", s, n)
		}
	}
}

func TestSoundsAreTheSameEveryTime(t *testing.T) {
	for s := range sounds {
		once, again := recipes[s].make(), recipes[s].make()
		if !slices.Equal(once, again) {
			t.Errorf("%v differs", s)
		}
	}
}

// Four sticks are heard: the loudness rises four times, as far apart as they land.
func TestFourSticks(t *testing.T) {
	x := Sticks.Samples()
	const window = Rate / 500
	energy := func(at int) (e float64) {
		for _, v := range x[at : at+window] {
			e += float64(v * v)
		}
		return e
	}
	for i := range 4 {
		at := i * Rate * 40 / 1000
		if i > 0 && energy(at) < 2*energy(at-window) {
			t.Errorf("stick %d is not heard", i+1)
		}
	}
}

// No sound of play is much louder than another, and what is heard in meditation
// is softer than play. Loudness is that of the loudest 100 ms.
func TestLoudnessIsBalanced(t *testing.T) {
	loud := func(s Sound) float64 {
		x, n, best := s.Samples(), Rate/10, 0.0
		for i := 0; i+n <= len(x); i += n / 4 {
			sum := 0.0
			for _, v := range x[i : i+n] {
				sum += float64(v * v)
			}
			best = max(best, sum/float64(n))
		}
		return 10 * math.Log10(best)
	}
	for s := range sounds {
		low, high := -30.0, -18.0
		if s >= In {
			low, high = -36, -18
		}
		if l := loud(s); l < low || l > high {
			t.Errorf("%v: %.1f dB, want %v to %v", s, l, low, high)
		} else {
			t.Logf("%-8v %.1f dB", s, l)
		}
	}
}

// A sound is there soon after it is asked for, also the first time.
func BenchmarkMake(b *testing.B) {
	for s := range sounds {
		b.Run(s.String(), func(b *testing.B) {
			for range b.N {
				recipes[s].make()
			}
			b.ReportMetric(b.Elapsed().Seconds()/float64(b.N)/time.Millisecond.Seconds(), "ms")
		})
	}
}
