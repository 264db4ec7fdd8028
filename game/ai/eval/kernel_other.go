//go:build !amd64

package eval

func sum(h, base *units, in *[Inputs]units, r *rows, count int) { plainSum(h, base, in, r, count) }

func near(h *units, in *[Inputs]units, r *rows, adds, all int, out *units) float32 {
	return plainNear(h, in, r, adds, all, out)
}

func slope(h, out, g *units, step float32) { plainSlope(h, out, g, step) }

func push(in *[Inputs]units, bias *units, r *rows, count int, g *units) {
	plainPush(in, bias, r, count, g)
}
