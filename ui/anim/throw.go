package anim

import (
	"math"
	"time"
)

// The phases of a throw of the sticks.
const (
	GatherTime = 120 * time.Millisecond
	FlyTime    = 620 * time.Millisecond
	LandApart  = 40 * time.Millisecond
	SettleTime = 140 * time.Millisecond
	// ThrowTime is a whole throw of four sticks.
	ThrowTime = GatherTime + FlyTime + 3*LandApart + SettleTime
)

// Landing is the part of a throw after which the first stick lies on the mat.
const Landing = float32(GatherTime+FlyTime) / float32(ThrowTime)

// Flight is the way of one stick through a throw. Places are those of its
// centre, in the units of the mat; y grows downwards.
type Flight struct {
	Index            int     // 0 to 3: sticks land LandApart one after another
	FromX, FromY     float32 // where it lay
	HandX, HandY     float32 // where it is gathered
	ToX, ToY         float32 // where it lands
	Peak             float32 // the height of its arc
	HalfTurns        int     // how often it turns over: 3 to 5
	FromAngle, Angle float32 // degrees, before and after
	Spin             float32 // degrees that it swings round by on the way
	WasLight, Light  bool    // the side up before and after
}

// Pose is one stick at one moment: the place of its centre, how high it is
// above the mat, its angle in degrees, the side it shows and how much of its
// width is seen as it rolls (0 edge-on to 1 flat).
type Pose struct {
	X, Y, Lift float32
	Angle      float32
	Flat       float32
	Light      bool
}

// At is the stick when a part p of the whole throw has passed. At 0 it lies as
// before; at 1 as thrown. The side thrown is up from the moment it lands.
func (f Flight) At(p float32) Pose {
	ms := Clamp(p) * float32(ThrowTime)
	start := float32(GatherTime) + float32(f.Index)*float32(LandApart)
	gather := InOut(ms / float32(GatherTime))
	if ms <= start {
		return Pose{
			X: Lerp(f.FromX, f.HandX, gather), Y: Lerp(f.FromY, f.HandY, gather),
			Angle: Lerp(f.FromAngle, 0, gather), Flat: 1, Light: f.WasLight,
		}
	}
	t := Clamp((ms - start) / float32(FlyTime))
	if t < 1 {
		return f.fly(t)
	}
	// Settling is one small bounce.
	bounce := Hill(Clamp((ms - start - float32(FlyTime)) / float32(SettleTime)))
	return Pose{X: f.ToX, Y: f.ToY, Lift: bounce * f.Peak * .05, Angle: f.Angle, Flat: 1, Light: f.Light}
}

func (f Flight) fly(t float32) Pose {
	e := Out(t)
	flat, light := f.roll(e)
	return Pose{
		X: Lerp(f.HandX, f.ToX, e), Y: Lerp(f.HandY, f.ToY, e), Lift: f.Peak * Hill(t),
		Angle: Lerp(0, f.Angle, e) + f.Spin*Hill(t), Flat: flat, Light: light,
	}
}

// roll gives the visible width and side when a part e of the turning is done.
// The number of half-turns is made odd or even so that the stick arrives with
// the right side up without a jump.
func (f Flight) roll(e float32) (flat float32, light bool) {
	n := f.HalfTurns
	if (n%2 == 1) != (f.WasLight != f.Light) {
		n++
	}
	turn := float64(e) * float64(n)
	half := int(math.Floor(turn + .5)) // sides change edge-on, half-way through a half-turn
	flat = float32(math.Abs(math.Cos(turn * math.Pi)))
	return flat, f.WasLight != (half%2 == 1)
}
