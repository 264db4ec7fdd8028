package fairness

import (
	"fmt"
	"strconv"
	"strings"
	"text/tabwriter"

	"senet/game/sticks"
	"senet/game/throws"
	"senet/ui/tr"
)

// Text is all that the page has to say, and the throws of the game one by one, as
// plain text.
func Text(r *throws.Report, about About) string {
	var b strings.Builder
	para := func(lines ...string) {
		for _, l := range lines {
			fmt.Fprintln(&b, l)
		}
		fmt.Fprintln(&b)
	}
	para("Senet: " + tr.S("fairness.title"))
	head := tr.S("fairness.this")
	if about.Title != "" {
		head += ": " + about.Title
	}
	para(head, rule(&r.This))
	writePart(&b, &r.This, about, false)
	lines, _ := checked(r)
	if r.Check.Seeded {
		lines = append(lines, tr.F("fairness.seed", map[string]any{"Seed": strconv.FormatUint(r.Game.Seed, 10)}))
	}
	para(lines...)
	para(tr.S("fairness.all"), rule(&r.All))
	writePart(&b, &r.All, about, true)
	if r.Games > 0 {
		para(append(compared(r), checkedAll(r))...)
	}
	para(tr.S("fairness.how.seed"), tr.S("fairness.how.so"),
		tr.F("fairness.text.how", map[string]any{"Source": "c2sp.org/chacha8rand", "Bytes": "senet sticks 001"}))
	writeThrows(&b, &r.Game, about)
	return b.String()
}

// writePart writes the counts of a part as a table, and what is said of them.
func writePart(b *strings.Builder, p *throws.Part, about About, all bool) {
	w := tabwriter.NewWriter(b, 0, 0, 2, ' ', 0)
	for _, light := range order {
		fmt.Fprint(w, "\t", score(light, p))
	}
	fmt.Fprintln(w)
	for i := range p.Lines {
		l := &p.Lines[i]
		fmt.Fprint(w, nameOf(l.Who, about))
		for _, light := range order {
			fmt.Fprintf(w, "\t%d (%s)", l.Counts[light], expected(throws.Fair(light, l.Total())))
		}
		fmt.Fprintln(w)
	}
	_ = w.Flush() // a Builder never fails
	for i := range p.Lines {
		l := &p.Lines[i]
		var say []string
		for _, f := range figures(l, p) {
			say = append(say, f.name+": "+f.value)
		}
		fmt.Fprintf(b, "%s. %s. %s\n", nameOf(l.Who, about), strings.Join(say, "; "), verdict(l, all))
	}
	fmt.Fprintln(b)
}

// writeThrows lists the throws of a game, each with what the seed gives.
func writeThrows(b *strings.Builder, g *throws.Game, about About) {
	if len(g.Throws) == 0 {
		return
	}
	fmt.Fprintln(b, tr.S("fairness.text.list"))
	w := tabwriter.NewWriter(b, 0, 0, 2, ' ', 0)
	source := sticks.Seeded(g.Seed)
	for n, t := range g.Throws {
		who := tr.S("fairness.text.lot")
		if !t.Lot {
			who = about.Names[t.Side&1]
		}
		fmt.Fprintf(w, "%d\t%s\t%d", n+1, who, g.Score(int(t.Light)))
		if g.HasSeed {
			f := source.Faces(n)
			fmt.Fprintf(w, "\t%d\t%s", g.Score(f.Light()), bits(f))
		}
		fmt.Fprintln(w)
	}
	_ = w.Flush() // a Builder never fails
}

// bits writes how the sticks lie, 1 for light side up.
func bits(f sticks.Faces) string {
	s := []byte("0000")
	for i, up := range f {
		if up {
			s[i] = '1'
		}
	}
	return string(s)
}
