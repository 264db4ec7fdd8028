package gamereview

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"senet/game/ai"
	"senet/game/board"
	"senet/ui/tr"
)

// Text is the review as a text file in the language in force: title, both sides'
// accounts, what was given away with the better choice and why, and every line.
func (m *Model) Text(title string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n%s\n\n", tr.S("review.title"), title)
	b.WriteString(table(m.accounts()))
	if s := m.balance(); s != "" {
		fmt.Fprintf(&b, "%s\n", s)
	}
	fmt.Fprintf(&b, "%s\n", legend())
	if !m.done {
		fmt.Fprintf(&b, "%s\n", m.stopped())
	}
	fmt.Fprintf(&b, "\n%s\n\n", tr.S("review.text.losses"))
	none := true
	for i := range m.plies {
		if m.plies[i].Known && m.plies[i].Mark > ai.MarkFine {
			b.WriteString(m.error(i))
			none = false
		}
	}
	if none {
		fmt.Fprintf(&b, "%s\n", tr.S("review.text.none"))
	}
	fmt.Fprintf(&b, "\n%s\n\n", tr.S("review.text.all"))
	b.WriteString(table(m.lines()))
	return b.String()
}

// error tells of a line in which something was given away.
func (m *Model) error(i int) string {
	p, v := m.plies[i], m.Verdict(i)
	played, best := v.Choices[v.Played], v.Choices[v.Best]
	args := map[string]any{
		"Sign": sign(p.Mark), "Lost": tr.Percent(v.Loss, 1),
		"Played": m.decided(v, played), "Chance": tr.Percent(played.Win, 1),
		"Best": m.decided(v, best), "BestChance": tr.Percent(best.Win, 1),
	}
	said := []string{
		strings.TrimSpace(number(p) + " " + m.Name(p.Side) + ": " + tr.F("review.text.loss", args)),
		reasons(best.Over(played)), reasons(played.Under(best)),
	}
	if said[1] != "" {
		said[1] = tr.F("review.text.for", map[string]any{"Why": said[1]})
	}
	if said[2] != "" {
		said[2] = tr.F("review.text.against", map[string]any{"Why": said[2]})
	}
	return strings.TrimSpace(strings.Join(said, " ")) + "\n"
}

// accounts are the rows of the table of both sides: what is counted, and how
// much of it each has.
func (m *Model) accounts() [][]string {
	row := func(key string, cell func(ai.Account) string) []string {
		return []string{tr.S(key), cell(m.Side(board.Spools)), cell(m.Side(board.Cones))}
	}
	return [][]string{
		{"", m.Name(board.Spools), m.Name(board.Cones)},
		row("review.choices", func(a ai.Account) string { return fmt.Sprint(a.Decisions) }),
		row("review.rate", func(a ai.Account) string { return chosen(a, tr.Percent(a.Mean(), 2)) }),
		row("review.total", func(a ai.Account) string { return chosen(a, tr.Percent(a.Loss, 1)) }),
		row("review.marks", func(a ai.Account) string {
			return chosen(a, fmt.Sprintf("%d · %d · %d", a.Marks[ai.MarkSlip], a.Marks[ai.MarkMistake], a.Marks[ai.MarkBlunder]))
		}),
		row("review.luck", func(a ai.Account) string { return signed(a.Own, 1) }),
	}
}

// chosen is text for a side that chose something, a dash for one that did not.
func chosen(a ai.Account, text string) string {
	if a.Decisions == 0 {
		return "–"
	}
	return text
}

// lines are the rows of the table of all lines.
func (m *Model) lines() [][]string {
	out := [][]string{{
		"", tr.S("review.text.player"), tr.S("review.text.line"), "",
		tr.S("review.text.lost"), tr.S("review.luck.one"), tr.F("review.text.chance", map[string]any{"Name": m.Name(board.Spools)}),
	}}
	for _, p := range m.plies {
		if !p.Known {
			break
		}
		loss := ""
		if p.Mark != ai.MarkNone {
			loss = lost(p.Loss)
		}
		out = append(out, []string{
			number(p), m.Name(p.Side), p.Entry.Text, sign(p.Mark), loss, lucky(p), tr.Percent(p.After, 1),
		})
	}
	return out
}

// lucky is the luck of a line, "" where nothing was thrown.
func lucky(p Ply) string {
	if p.Entry.Throw == 0 || p.Entry.Turn == 0 { // nothing hangs on the lot
		return ""
	}
	return signed(p.Luck, 1)
}

// table sets rows of cells in columns.
func table(rows [][]string) string {
	var wide []int
	for _, r := range rows {
		for i, c := range r {
			if i == len(wide) {
				wide = append(wide, 0)
			}
			wide[i] = max(wide[i], utf8.RuneCountInString(c))
		}
	}
	var b strings.Builder
	for _, r := range rows {
		line := ""
		for i, c := range r {
			line += c + strings.Repeat(" ", wide[i]-utf8.RuneCountInString(c)+2)
		}
		fmt.Fprintln(&b, strings.TrimRight(line, " "))
	}
	return b.String()
}

// stopped says how far a review has come that is not at its end.
func (m *Model) stopped() string {
	return tr.F("review.stopped", map[string]any{"N": m.Known(), "Of": m.Actions()})
}
