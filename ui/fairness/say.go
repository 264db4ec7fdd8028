package fairness

import (
	"math"
	"strconv"
	"strings"

	"senet/game/throws"
	"senet/ui/tr"
)

// So many throws tell something at all, and so many tell anything but the
// grossest faults.
const (
	someThrows = 16
	manyThrows = 48
)

// Number writes a number with so many places, with the language's own comma.
func Number(v float64, places int) string {
	s := strconv.FormatFloat(v, 'f', places, 64)
	if tr.Language() != "en" {
		s = strings.Replace(s, ".", ",", 1)
	}
	return s
}

// expected writes a number that was to be expected.
func expected(v float64) string {
	if v >= 100 {
		return whole(int(v + 0.5))
	}
	return Number(v, 1)
}

// whole writes a whole number; long ones in groups of three.
func whole(n int) string {
	s := strconv.Itoa(n)
	if len(s) < 5 {
		return s
	}
	sep := "," // what English has between the groups
	if tr.Language() != "en" {
		sep = "\u00a0"
	}
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + sep + s[i:]
	}
	return s
}

// chance puts a probability into words: "in 37 of 100".
func chance(p float64) string {
	switch {
	case p >= 0.995:
		return tr.S("fairness.chance.over")
	case p >= 0.00995:
		return tr.F("fairness.chance.100", map[string]any{"Count": math.Round(p * 100)})
	case p >= 0.000995:
		return tr.F("fairness.chance.1000", map[string]any{"Count": math.Round(p * 1000)})
	case p >= 0.0001:
		return tr.F("fairness.chance.10000", map[string]any{"Count": math.Round(p * 10000)})
	}
	return tr.S("fairness.chance.under")
}

// verdict says what is to be thought of how the sticks fell, in one game or all.
func verdict(l *throws.Line, all bool) string {
	n := l.Total()
	switch {
	case n == 0:
		return tr.S("fairness.none")
	case n < someThrows:
		return tr.N("fairness.few", n, nil)
	}
	key := "fairness.spread"
	if all {
		key = "fairness.spread.all"
	}
	say := tr.F(key, map[string]any{"Chance": chance(l.Chance), "Run": chance(l.RunChance)})
	return say + " " + judgement(2*min(l.Chance, l.RunChance), n) // twice, since either may look strange
}

// judgement says whether a chance is to be wondered at.
func judgement(p float64, n int) string {
	switch {
	case p < 0.01:
		return tr.S("fairness.judge.strange")
	case p < 0.05:
		return tr.S("fairness.judge.rare")
	case n < manyThrows:
		return tr.S("fairness.judge.little")
	}
	return tr.S("fairness.judge.usual")
}

// dark says what four dark sides score in the games of a part.
func dark(p *throws.Part) string {
	switch p.Dark {
	case [2]bool{false, true}:
		return "6"
	case [2]bool{true, true}:
		return "5/6"
	}
	return "5"
}

// rule says how fair sticks fall.
func rule(p *throws.Part) string {
	name := dark(p)
	if a, b, both := strings.Cut(name, "/"); both {
		name = tr.F("fairness.or", map[string]any{"A": a, "B": b})
	}
	return tr.F("fairness.line", map[string]any{"Dark": name})
}

// score is what so many light sides are called in the games of a part.
func score(light int, p *throws.Part) string {
	if light == 0 {
		return dark(p)
	}
	return strconv.Itoa(light)
}

// row is one figure with its name.
type row struct{ name, value string }

// figures are the figures of a line.
func figures(l *throws.Line, p *throws.Part) []row {
	n := l.Total()
	out := []row{{tr.S("fairness.row.throws"), whole(n)}}
	if n == 0 {
		return out
	}
	fair := func(value, fair string) string {
		return tr.F("fairness.fair", map[string]any{"Value": value, "Fair": fair})
	}
	run := tr.F("fairness.run", map[string]any{"Length": l.Run.Length, "Throw": score(l.Run.Light, p)})
	name := tr.S("fairness.row.run")
	if l.Who == throws.Together { // not the longer of the sides' own, which pass over the other's throws
		name = tr.S("fairness.row.run.both")
	}
	return append(out,
		row{tr.S("fairness.row.mean"), fair(Number(l.Mean(), 2), Number(l.FairMean(), 2))},
		row{tr.S("fairness.row.earned"), fair(whole(l.Earned), expected(l.FairEarned))},
		row{name, run})
}

// checked says what came of the check of a game; good is false where that is
// something to be warned of.
func checked(r *throws.Report) (lines []string, good bool) {
	c := r.Check
	switch {
	case c.Throws == 0:
		return []string{tr.S("fairness.check.none")}, true
	case !c.Seeded:
		return []string{tr.S("fairness.check.seedless")}, true
	case c.Departs > 0:
		return []string{
			tr.F("fairness.check.departs", map[string]any{"Number": c.First.N, "Recorded": c.First.Recorded, "Seed": c.First.Seed}),
			tr.N("fairness.check.more", c.Departs, map[string]any{"Throws": whole(c.Throws)}),
		}, false
	}
	lines = []string{tr.N("fairness.check.good", c.Throws, nil)}
	if c.Lot > 0 {
		lines = append(lines, tr.N("fairness.check.lot", c.Lot, nil))
	}
	return lines, true
}

// checkedAll says what came of the check of all games.
func checkedAll(r *throws.Report) string {
	return tr.N("fairness.check.all", r.Games, map[string]any{"Throws": whole(r.Checked.Throws)})
}

// compared says whether the computer throws better than people do.
func compared(r *throws.Report) []string {
	if !r.Compared {
		return []string{tr.S("fairness.who.none")}
	}
	p, c := r.All.Line(throws.People), r.All.Line(throws.Computer)
	mean := func(key string) string {
		return tr.F(key, map[string]any{
			"People": Number(p.Mean(), 2), "Computer": Number(c.Mean(), 2), "Fair": Number(p.FairMean(), 2),
			"FairPeople": Number(p.FairMean(), 2), "FairComputer": Number(c.FairMean(), 2),
		})
	}
	first := mean("fairness.who.mean")
	if r.All.Dark[1] && r.All.Dark[0] {
		first = mean("fairness.who.mean.both")
	}
	share := func(l *throws.Line) string { return Number(100*float64(l.Earned)/float64(l.Total()), 1) }
	earned := tr.F("fairness.who.earned", map[string]any{"People": share(p), "Computer": share(c)})
	key := "fairness.who.same"
	switch d := r.Mean[1] - r.Mean[0]; {
	case d > 0.005:
		key = "fairness.who.computer.more"
	case d < -0.005:
		key = "fairness.who.people.more"
	}
	odds := tr.F("fairness.who.chance", map[string]any{"Chance": chance(r.Comparison.Chance)})
	return []string{first + " " + earned, tr.S(key) + " " + odds + " " + difference(r, min(p.Total(), c.Total()))}
}

// difference says what the difference means; n is the lesser number of throws.
func difference(r *throws.Report, n int) string {
	switch {
	case r.Comparison.Chance < 0.05:
		return tr.S("fairness.who.maybe")
	case n < 300: // less than a tenth of a point would not show
		return tr.S("fairness.who.little")
	}
	return tr.S("fairness.who.no")
}
