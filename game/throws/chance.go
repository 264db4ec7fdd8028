package throws

import "math"

// exactUpTo is the most throws for which all ways they can be spread are gone
// through; beyond it the rarest throws are expected more than six times, where
// the chi-square distribution is a good approximation.
const exactUpTo = 96

// Spread is the probability that fair sticks spread as many throws over the five
// possible ones as strangely as in counts, by light sides, or more so. The
// measure of strangeness is Pearson's chi-square; up to 96 throws its
// distribution is exact, beyond that approximate. Without throws it is 1.
func Spread(counts [5]int) float64 {
	n := 0
	for _, c := range counts {
		n += c
	}
	switch {
	case n == 0:
		return 1
	case n <= exactUpTo:
		return exactSpread(counts, n)
	}
	// Chi-square is 16/n times the sum of counts²/ways, less n; strangeness is
	// twelve times that sum, so that it is a whole number.
	x := 16*float64(strangeness(counts))/(12*float64(n)) - float64(n)
	return chiSquare4(x)
}

// chiSquare4 is the probability that a chi-square of four degrees of freedom is
// at least x: for an even number of degrees it is an elementary function.
func chiSquare4(x float64) float64 {
	x = max(0, x) / 2
	return math.Exp(-x) * (1 + x)
}

// twelfths are 12 divided by the ways of each throw.
var twelfths = [5]int{12, 3, 2, 3, 12}

// strangeness grows with chi-square, for a given number of throws.
func strangeness(counts [5]int) int {
	sum := 0
	for i, c := range counts {
		sum += twelfths[i] * c * c
	}
	return sum
}

// exactSpread adds the probabilities of all spreads of n throws that are at
// least as strange.
func exactSpread(counts [5]int, n int) float64 {
	var part [5][exactUpTo + 1]float64 // the chance of one throw, to the power c, over c!
	all := 1.0                         // n!
	for i, w := range ways {
		part[i][0] = 1
		for c := 1; c <= n; c++ {
			part[i][c] = part[i][c-1] * float64(w) / 16 / float64(c)
		}
	}
	for c := 2; c <= n; c++ {
		all *= float64(c)
	}
	least, sum := strangeness(counts), 0.0
	for a := 0; a <= n; a++ {
		for b := 0; b <= n-a; b++ {
			ab, pab := twelfths[0]*a*a+twelfths[1]*b*b, all*part[0][a]*part[1][b]
			for c := 0; c <= n-a-b; c++ {
				abc, pabc := ab+twelfths[2]*c*c, pab*part[2][c]
				rest := n - a - b - c
				for d := 0; d <= rest; d++ {
					e := rest - d
					if abc+twelfths[3]*d*d+twelfths[4]*e*e >= least {
						sum += pabc * part[3][d] * part[4][e]
					}
				}
			}
		}
	}
	return min(1, sum)
}

// runWithin is the probability that n fair throws hold a run of at least length
// equal ones.
func runWithin(n, length int) float64 {
	switch {
	case length > n:
		return 0
	case length <= 1:
		return 1
	}
	// open[c][r] is the probability that no run has been long enough so far, and
	// that the last r+1 throws had c light sides.
	var open [5][]float64
	alive, found := 1.0, 0.0
	for c, w := range ways {
		open[c] = make([]float64, length-1)
		open[c][0] = float64(w) / 16
	}
	for range n - 1 {
		died := 0.0
		for c, w := range ways {
			p, own := float64(w)/16, 0.0
			for _, v := range open[c] {
				own += v
			}
			died += p * open[c][length-2]
			copy(open[c][1:], open[c])
			for r := 1; r < length-1; r++ {
				open[c][r] *= p
			}
			open[c][0] = p * (alive - own)
		}
		alive -= died
		found += died
	}
	return min(1, found)
}

// Comparison sets the throws of two beside each other, as what they scored above
// or below fair sticks.
type Comparison struct {
	Mean [2]float64 // the mean score over that of fair sticks, each
	// Chance is the probability that the two means differ at least as much by
	// chance alone.
	Chance float64
}

// Compare compares two throwers; false when one of them has not thrown.
func Compare(a, b *Stat) (Comparison, bool) {
	m, n := float64(a.Total()), float64(b.Total())
	if m == 0 || n == 0 {
		return Comparison{}, false
	}
	c := Comparison{Mean: [2]float64{a.Mean() - a.FairMean(), b.Mean() - b.FairMean()}}
	z := (c.Mean[0] - c.Mean[1]) / math.Sqrt(a.spread/(m*m)+b.spread/(n*n))
	c.Chance = math.Erfc(math.Abs(z) / math.Sqrt2)
	return c, true
}
