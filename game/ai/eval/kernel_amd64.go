package eval

import "golang.org/x/sys/cpu"

// wide says whether the processor has the registers of eight lanes.
var wide = cpu.X86.HasAVX

//go:noescape
func wideSum(h, base *units, in *[Inputs]units, r *rows, count int)

//go:noescape
func wideNear(h *units, in *[Inputs]units, r *rows, adds, all int, out *units) float32

//go:noescape
func wideSlope(h, out, by *units, step float32)

//go:noescape
func widePush(in *[Inputs]units, bias *units, r *rows, count int, by *units)

func sum(h, base *units, in *[Inputs]units, r *rows, count int) {
	if wide {
		wideSum(h, base, in, r, count)
		return
	}
	plainSum(h, base, in, r, count)
}

func near(h *units, in *[Inputs]units, r *rows, adds, all int, out *units) float32 {
	if wide {
		return wideNear(h, in, r, adds, all, out)
	}
	return plainNear(h, in, r, adds, all, out)
}

func slope(h, out, g *units, step float32) {
	if wide {
		wideSlope(h, out, g, step)
		return
	}
	plainSlope(h, out, g, step)
}

func push(in *[Inputs]units, bias *units, r *rows, count int, g *units) {
	if wide {
		widePush(in, bias, r, count, g)
		return
	}
	plainPush(in, bias, r, count, g)
}
