package ui

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"senet/game/board"
	"senet/game/rules"
	"senet/game/session"
	"senet/ui/fairness"
	"senet/ui/look"
	"senet/ui/panel/words"
	"senet/ui/tr"
)

// openResult tells who won, and how the sticks fell.
func (s *Shell) openResult() {
	snap := s.snapshot()
	again := look.NewPrimarySmall(tr.S("shell.result.again"), "", func() { s.closeModal(); s.match.again() })
	back := look.NewSecondary(tr.S("shell.result.look"), "Esc", s.closeModal)
	other := look.NewSecondary(tr.S("shell.result.new"), "", func() { s.closeModal(); s.openNewGame() })
	piece := look.NewIcon("piece-spool-black", 96, 96)
	if snap.Winner == board.Cones {
		piece.SetName("piece-cone-white")
	}
	sun := look.NewIcon("winged-sun", 300, 60)
	text := resultLine(snap)
	if score := s.match.tally.with(snap).line(snap.Config); score != "" {
		text += " " + score
	}
	line := look.NewWrapped(text, look.Reading16, look.Ink)
	turns := look.Text(tr.N("shell.result.turns", turnsOf(snap), nil), look.Body13, look.Muted)
	head := container.NewBorder(nil, nil, piece, nil,
		container.New(layout.NewCustomPaddedLayout(14, 0, 14, 0), container.NewVBox(line, turns)))
	stats := throwTable(snap)
	note := look.NewWrapped(tr.F("shell.result.fair", map[string]any{"Dark": int(snap.Config.Rules.AllDark)}), look.Body13, look.Muted)
	path := look.NewLink(tr.S("reading.result"), func() { s.closeModal(); s.openReading() })
	fair := look.NewLink(tr.S("fairness.menu"), s.openFairnessOf)
	keep := look.NewLink(tr.S("reading.menu.keep"), func() { s.closeModal(); s.keepGame() })
	judged := look.NewLink(tr.S("review.menu"), func() { s.closeModal(); s.openLookback() })
	content := container.NewBorder(nil, buttons(other, back, again), nil, nil,
		container.NewVBox(container.NewCenter(sun), head, look.NewRule(), stats, note,
			container.NewHBox(judged, fair), container.NewHBox(path, keep)))
	// A key pressed to skip the last motion must not begin a new game.
	s.showModal(words.Won(snap), content, back, s.openResult, s.closeModal)
}

// resultLine says what the end means to whoever sits here.
func resultLine(s session.Snapshot) string {
	winner := s.SeatOf(s.Winner)
	parts := []string{}
	if s.Resigned {
		parts = append(parts, tr.F("shell.result.resigned", map[string]any{"Name": words.SeatName(s.Config, 1-winner)}))
	}
	humans := 0
	for _, seat := range s.Config.Seats {
		if seat.Kind == session.Human {
			humans++
		}
	}
	switch {
	case humans == 1 && s.Config.Seats[winner].Kind == session.Human:
		parts = append(parts, tr.S("shell.result.you.won"))
	case humans == 1:
		parts = append(parts, tr.S("shell.result.you.lost"))
	case !s.Resigned:
		parts = append(parts, tr.S("shell.result.sub."+aimed(s.Config.Rules.System)))
	}
	if points := s.Pos.Points; points != [2]uint8{} {
		tell := words.For(s)
		parts = append(parts, tr.F("shell.result.points", map[string]any{
			"First": tell.Name(board.Spools), "A": int(points[board.Spools]),
			"Second": tell.Name(board.Cones), "B": int(points[board.Cones]),
		}))
	}
	return strings.Join(parts, " ")
}

// aimed names what a game is over with.
func aimed(system rules.System) string {
	switch system {
	case rules.SystemCycle:
		return "cycle"
	case rules.SystemPlace, rules.SystemOccupy:
		return "home"
	}
	return "remove"
}

// turnsOf is how many turns a game took.
func turnsOf(s session.Snapshot) int {
	if n := len(s.Log); n > 0 {
		return max(1, s.Log[n-1].Turn)
	}
	return 0
}

// throwTable shows how often each side threw what, and how often it could have
// been expected: the sticks have nothing to hide.
func throwTable(s session.Snapshot) fyne.CanvasObject {
	last := 5
	if s.Game != nil && s.Game.Rules().AllDark == 6 {
		last = 6
	}
	scores := []int{1, 2, 3, 4, last}
	grid := container.New(layout.NewGridLayoutWithColumns(len(scores) + 3))
	cell := func(text string, role look.Role, col look.Token) {
		t := look.Text(text, role, col)
		t.Alignment = fyne.TextAlignCenter
		grid.Add(t)
	}
	cell(tr.S("shell.result.throws"), look.Strong13, look.Gold)
	for _, n := range scores {
		cell(strconv.Itoa(n), look.Strong15, look.Gold)
	}
	cell(tr.S("shell.result.total"), look.Label13, look.Gold)
	cell(tr.S("shell.result.mean"), look.Label13, look.Gold)
	tell := words.For(s)
	for side := range s.Stats {
		total, sum := 0, 0
		for n, c := range s.Stats[side] {
			total += c
			sum += n * c
		}
		name := look.Text(ellipsis(tell.Name(board.Side(side)), 12), look.Strong13, look.Ink)
		name.Alignment = fyne.TextAlignCenter
		grid.Add(name)
		for _, n := range scores {
			grid.Add(count(s.Stats[side][n], total, words.Sixteenths(n)))
		}
		cell(strconv.Itoa(total), look.Strong15, look.Ink)
		mean := "–"
		if total > 0 {
			mean = decimal(float64(sum) / float64(total))
		}
		cell(mean, look.Label15, look.Ink)
	}
	return grid
}

// count is a number of throws with the number that was to be expected.
func count(n, total, sixteenths int) fyne.CanvasObject {
	a := look.Text(strconv.Itoa(n), look.Strong15, look.Ink)
	b := look.Text("≈ "+decimal(float64(total*sixteenths)/16), look.Label11, look.Muted)
	for _, t := range []*canvas.Text{a, b} {
		t.Alignment = fyne.TextAlignCenter
	}
	return container.New(layout.NewCustomPaddedVBoxLayout(-6), a, b)
}

// decimal writes a number with one place after the comma, or the point.
func decimal(v float64) string { return fairness.Number(v, 1) }

func ellipsis(s string, n int) string {
	if r := []rune(s); len(r) > n {
		return string(r[:n-1]) + "…"
	}
	return s
}
