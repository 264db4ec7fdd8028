package throws

// ways is how many of the sixteen ways that four sticks can fall show so many
// light sides (RULES §1).
var ways = [5]int{1, 4, 6, 4, 1}

// Fair is how many of n throws are to be expected with so many light sides.
func Fair(light, n int) float64 { return float64(n*ways[light]) / 16 }

// Stat is how the sticks fell for somebody, in one game or in many.
type Stat struct {
	Counts  [5]int  // throws by light sides
	Sum     int     // of the scores
	FairSum float64 // what fair sticks would have scored
	spread  float64 // the variance of that
	// Earned counts the throws that earn another by the rules of their game, and
	// FairEarned is what was to be expected.
	Earned     int
	FairEarned float64
	Run        Run // the longest run of the same throw
	runs       map[int]int
}

// Run is a number of equal throws of the same thrower one after another, within
// one game.
type Run struct {
	Length int
	Light  int // of the first run of that length
}

// Total is the number of throws.
func (s *Stat) Total() int {
	n := 0
	for _, c := range s.Counts {
		n += c
	}
	return n
}

// Mean is the mean score; 0 without throws.
func (s *Stat) Mean() float64 { return s.per(float64(s.Sum)) }

// FairMean is the mean score of fair sticks under the same rules.
func (s *Stat) FairMean() float64 { return s.per(s.FairSum) }

func (s *Stat) per(sum float64) float64 {
	if n := s.Total(); n > 0 {
		return sum / float64(n)
	}
	return 0
}

// add counts those throws of a game that pick wants; the lot is never counted.
func (s *Stat) add(g *Game, pick func(Throw) bool) {
	mean, variance := g.moments()
	earn := 0
	for light, again := range g.Again {
		if again {
			earn += ways[light]
		}
	}
	run, n := Run{Light: -1}, 0
	for _, t := range g.Throws {
		if t.Lot || !pick(t) {
			continue
		}
		n++
		s.Counts[t.Light]++
		s.Sum += g.Score(int(t.Light))
		s.FairSum += mean
		s.spread += variance
		if !t.Bound {
			s.FairEarned += float64(earn) / 16
			if g.Again[t.Light] {
				s.Earned++
			}
		}
		if int(t.Light) != run.Light {
			run = Run{Light: int(t.Light)}
		}
		run.Length++
		if run.Length > s.Run.Length {
			s.Run = run
		}
	}
	if n > 0 {
		if s.runs == nil {
			s.runs = map[int]int{}
		}
		s.runs[n]++
	}
}

// moments are the mean and the variance of a throw's score under the game's rules.
func (g *Game) moments() (mean, variance float64) {
	square := 0.0
	for light, w := range ways {
		v := float64(g.Score(light))
		mean += v * float64(w) / 16
		square += v * v * float64(w) / 16
	}
	return mean, square - mean*mean
}

// Chance is the probability that fair sticks give a spread of as many throws as
// strange as this one or stranger.
func (s *Stat) Chance() float64 { return Spread(s.Counts) }

// RunChance is the probability that fair sticks give a run as long or longer in
// games of the same lengths.
func (s *Stat) RunChance() float64 {
	none := 1.0
	for n, games := range s.runs {
		p := runWithin(n, s.Run.Length)
		for range games {
			none *= 1 - p
		}
	}
	return 1 - none
}
