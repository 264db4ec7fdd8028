package throws

import (
	"senet/game/board"
	"senet/game/record"
)

// Who is whose throws a line is about.
type Who uint8

// Those a line can be about.
const (
	Spools   Who = iota // of one game
	Cones               // of one game
	People              // of all games
	Computer            // of all games
	Gods                // of all games
	Together
)

// Line is the throws of somebody, with what is to be thought of them.
type Line struct {
	Who Who
	Stat
	Chance    float64 // Stat.Chance
	RunChance float64 // Stat.RunChance
}

// Part is one game or all of them. The last line is Together.
type Part struct {
	Lines []Line
	Dark  [2]bool // four dark sides score 5, 6 in some of the games
}

// Total is the number of throws that are counted.
func (p *Part) Total() int {
	if len(p.Lines) == 0 {
		return 0
	}
	return p.Lines[len(p.Lines)-1].Total()
}

// Line returns the line about somebody, or nil.
func (p *Part) Line(w Who) *Line {
	for i := range p.Lines {
		if p.Lines[i].Who == w {
			return &p.Lines[i]
		}
	}
	return nil
}

// Report is all there is to say about the throws of a game and of all games.
type Report struct {
	Game  Game // the one looked at; without throws when there is none
	Check Check
	This  Part

	All        Part
	Games      int   // so many games are counted in All
	Checked    Check // of all of them together
	Comparison       // of people (0) and the computer (1) in all games
	Compared   bool  // there is something to compare
	Err        error // what is to be said of the file, a *fault.Fault
}

// part counts the throws of some games for some throwers, and together.
func part(games []Game, lines map[Who]func(*Game, Throw) bool, order ...Who) Part {
	var p Part
	for i := range games {
		p.Dark[games[i].AllDark-5] = true
	}
	for _, w := range append(order, Together) {
		l := Line{Who: w}
		for i := range games {
			g := &games[i]
			l.add(g, func(t Throw) bool { return w == Together || lines[w](g, t) })
		}
		if l.Total() == 0 && w == Gods { // most never play with them
			continue
		}
		l.Chance, l.RunChance = l.Stat.Chance(), l.Stat.RunChance()
		p.Lines = append(p.Lines, l)
	}
	return p
}

func bySide(s board.Side) func(*Game, Throw) bool {
	return func(_ *Game, t Throw) bool { return t.Side == s }
}

func byKind(k record.PlayerKind) func(*Game, Throw) bool {
	return func(g *Game, t Throw) bool { return g.Players[t.Side&1] == k }
}

var (
	sides = map[Who]func(*Game, Throw) bool{Spools: bySide(board.Spools), Cones: bySide(board.Cones)}
	kinds = map[Who]func(*Game, Throw) bool{
		People: byKind(record.Human), Computer: byKind(record.Computer), Gods: byKind(record.Gods),
	}
)

// report reports on the game looked at and on all the others.
func report(this *Game, games []Game) Report {
	r := Report{Games: len(games), Checked: Check{Seeded: true}}
	if this != nil {
		r.Game, r.Check = *this, this.Check()
		r.This = part([]Game{*this}, sides, Spools, Cones)
	}
	r.All = part(games, kinds, People, Computer, Gods)
	for i := range games { // every one of them has been checked when it was read or counted
		r.Checked.Throws += len(games[i].Throws)
	}
	if a, b := r.All.Line(People), r.All.Line(Computer); a != nil && b != nil {
		r.Comparison, r.Compared = Compare(&a.Stat, &b.Stat)
	}
	return r
}
