package eval

// The four steps that all judging and learning consist of, in plain Go. Where
// the processor has wide registers they are done there (kernel_amd64.s), with
// exactly the same results: the order of all sums is that of eight lanes, and no
// product is fused with a sum. So every machine judges alike.

// plainSum is base and the rows of in that r names.
func plainSum(h, base *units, in *[Inputs]units, r *rows, count int) {
	*h = *base
	for _, i := range r[:count] {
		for j := range h {
			h[j] += in[i][j]
		}
	}
}

// plainNear is the output for h with the rows up to adds added and those from
// there to all taken away.
func plainNear(h *units, in *[Inputs]units, r *rows, adds, all int, out *units) float32 {
	v := *h
	for _, i := range r[:adds] {
		for j := range v {
			v[j] += in[i][j]
		}
	}
	for _, i := range r[adds:all] {
		for j := range v {
			v[j] -= in[i][j]
		}
	}
	for j := range v {
		v[j] = float32(max(v[j], 0) * out[j])
	}
	for j := 16; j < Hidden; j++ {
		v[j%16] += v[j]
	}
	for _, width := range [4]int{8, 4, 2, 1} {
		for j := range width {
			v[j] += v[j+width]
		}
	}
	return v[0]
}

// plainSlope makes g the slope at the hidden layer, by step, and moves out.
func plainSlope(h, out, g *units, step float32) {
	for j, v := range h {
		g[j] = 0
		if v > 0 {
			g[j] = float32(step * out[j])
			out[j] += float32(step * v)
		}
	}
}

// plainPush adds g to the bias and to the rows that r names.
func plainPush(in *[Inputs]units, bias *units, r *rows, count int, g *units) {
	for j := range g {
		bias[j] += g[j]
	}
	for _, i := range r[:count] {
		for j := range g {
			in[i][j] += g[j]
		}
	}
}
