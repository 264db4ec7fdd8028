package endgame

import "math"

func weightWord(w float32) uint32 { return math.Float32bits(w) }

func weightOf(word uint32) float32 { return math.Float32frombits(word) }

// evaluate works out the states that words are about.
func (g *graph) evaluate(words []uint32, out *fresh) {
	if g.each == 1 {
		g.evaluateOne(words, out)
	} else {
		g.evaluateEach(words, out)
	}
}

// even is the value of a state in which no throw changes anything.
const even = 0.5

// value makes a state's value of the weighted sum over its terms, those that
// change nothing apart, and of what can be chosen instead of throwing.
func value(sum, self, instead float32) float32 {
	v := float32(even)
	if self < unit {
		v = sum / (unit - self)
	}
	return max(v, instead)
}

// see is the value of a leaf whose boards have one state each.
func (g *graph) see(word uint32) float32 {
	v := g.values[word>>g.shift]
	if word&1 != 0 {
		v = 1 - v
	}
	return v
}

// evaluateOne is evaluate where every board is one state.
func (g *graph) evaluateOne(words []uint32, out *fresh) {
	for len(words) > 0 {
		number, n := words[0], words[1]&0xffff
		words = words[2:]
		sum, self, instead := float32(0), float32(0), float32(-1)
		for ; n > 0; n-- {
			w, k := float32(words[0]>>8), words[0]&255
			words = words[1:]
			if k == 1 && words[0] == number<<g.shift {
				self += w
				words = words[1:]
				continue
			}
			top := float32(-1)
			for ; k > 0; k-- {
				word := words[0]
				words = words[1:]
				if word>>g.shift != fateBoard {
					top = max(top, g.see(word))
					continue
				}
				m := words[0]
				v := float32(0)
				for words = words[1:]; m > 0; m-- {
					v += weightOf(words[0]) * g.see(words[1])
					words = words[2:]
				}
				top = max(top, v)
			}
			if w == 0 {
				instead = top
			} else {
				sum += w * top
			}
		}
		out.add(number, value(sum, self, instead))
	}
}

// lanes are numbers for the states of a board.
type lanes [mostEach]float32

func (l *lanes) fill(list []uint8, v float32) {
	for _, e := range list {
		l[e] = v
	}
}

// seeEach adds the values of a leaf to lanes, with a weight.
func (g *graph) seeEach(word uint32, w float32, list []uint8, to *lanes) {
	at := g.values[int(word>>g.shift)*g.each:][:g.each]
	f := &g.forms[word&(1<<g.shift-1)]
	for _, e := range list {
		c := f[e]
		v := at[c&^loses]
		if c&loses != 0 {
			v = 1 - v
		}
		to[e] += w * v
	}
}

// bestEach makes lanes the greater of themselves and the values of a leaf.
func (g *graph) bestEach(word uint32, list []uint8, to *lanes) {
	at := g.values[int(word>>g.shift)*g.each:][:g.each]
	f := &g.forms[word&(1<<g.shift-1)]
	for _, e := range list {
		c := f[e]
		v := at[c&^loses]
		if c&loses != 0 {
			v = 1 - v
		}
		to[e] = max(to[e], v)
	}
}

// evaluateEach is evaluate where a board has many states.
func (g *graph) evaluateEach(words []uint32, out *fresh) {
	var sum, self, instead, top lanes
	for len(words) > 0 {
		number, n := words[0], words[1]&0xffff
		list := g.lists[words[1]>>16]
		words = words[2:]
		sum.fill(list, 0)
		self.fill(list, 0)
		instead.fill(list, -1)
		for ; n > 0; n-- {
			w, k := float32(words[0]>>8), words[0]&255
			if words = words[1:]; k == 1 && words[0]>>g.shift != fateBoard && w > 0 {
				if words[0]>>g.shift == number {
					g.stay(words[0], w, list, &sum, &self)
				} else {
					g.seeEach(words[0], w, list, &sum)
				}
				words = words[1:]
				continue
			}
			top.fill(list, -1)
			words = g.choose(words, k, list, &top)
			for _, e := range list {
				if w == 0 {
					instead[e] = top[e]
				} else {
					sum[e] += w * top[e]
				}
			}
		}
		for _, e := range list {
			out.add(number*uint32(g.each)+uint32(e), value(sum[e], self[e], instead[e]))
		}
	}
}

// choose raises lanes to the best of k choices and returns the words after them.
func (g *graph) choose(words []uint32, k uint32, list []uint8, top *lanes) []uint32 {
	for ; k > 0; k-- {
		word := words[0]
		words = words[1:]
		if word>>g.shift != fateBoard {
			g.bestEach(word, list, top)
			continue
		}
		var v lanes
		m := words[0]
		for words = words[1:]; m > 0; m-- {
			g.seeEach(words[1], weightOf(words[0]), list, &v)
			words = words[2:]
		}
		for _, e := range list {
			top[e] = max(top[e], v[e])
		}
	}
	return words
}

// stay deals with a term that leads to the board itself: the states that stay
// what they are weigh on self.
func (g *graph) stay(word uint32, w float32, list []uint8, sum, self *lanes) {
	at := g.values[int(word>>g.shift)*g.each:][:g.each]
	f := &g.forms[word&(1<<g.shift-1)]
	for _, e := range list {
		c := f[e]
		switch {
		case c == uint16(e):
			self[e] += w
		case c&loses != 0:
			sum[e] += w * (1 - at[c&^loses])
		default:
			sum[e] += w * at[c]
		}
	}
}
