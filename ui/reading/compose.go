package reading

import (
	"strings"

	"senet/game/board"
	"senet/game/oracle"
	"senet/ui/look"
	"senet/ui/panel/words"
	"senet/ui/tr"
)

// OfGame puts the reading of a game into words.
func OfGame(r oracle.Reading) Book {
	n := len(r.Meetings)
	b := Book{Title: tr.S("oracle.title"), Aside: tr.S("reading.aside.game"), Parts: parts(r)}
	b.Empty = tr.S("oracle.empty") + " " + tr.S("reading.empty.more")
	if n > 0 {
		b.Brief = tr.N("oracle.cards", n, nil)
		b.Line = b.Brief + ". " + tr.S("oracle.cards.about."+r.Options.Side.Name())
	}
	for i, m := range r.Meetings {
		c := cardOf(m)
		at := place(i, n)
		if m.Again > 0 {
			at.Value += ", " + tr.N("oracle.again", m.Again, nil)
		}
		c.Facts = append(c.Facts, at)
		c.Facts = append(c.Facts, Fact{tr.S("reading.fact.reached"), reached(m)})
		if m.Text != "" {
			c.Facts = append(c.Facts, Fact{tr.S("reading.fact.move"), words.Compact(m.Text)})
		}
		if r.Options.Side == oracle.OfBoth {
			c.Facts = append(c.Facts, Fact{tr.S("reading.fact.piece"), piece(m.Side)})
		}
		if r.Options.Met != oracle.Crossed {
			c.Facts = append(c.Facts, Fact{tr.S("reading.fact.stayed"), stayed(m)})
		}
		c.Facts = append(c.Facts, following(r.Meetings, i))
		b.Cards = append(b.Cards, c)
	}
	return b
}

// OfDraw puts a draw into words.
func OfDraw(d oracle.Draw) Book {
	r := d.Reading
	n := len(r.Meetings)
	b := Book{Title: tr.S(d.Kind.Key()), Aside: tr.S("reading.aside.draw"), Plain: d.Kind != oracle.DrawPath, Parts: parts(r)}
	b.Line = tr.S(d.Kind.Key() + ".about")
	for i, m := range r.Meetings {
		c := cardOf(m)
		if n > 1 {
			c.Facts = append(c.Facts, place(i, n))
		}
		if d.Kind == oracle.DrawPath {
			c.Facts = append(c.Facts, Fact{
				tr.S("reading.fact.thrown"),
				tr.F("reading.fact.throwAt", map[string]any{"I": m.Entry + 1, "Throw": int(m.Throw)}),
			})
		} else {
			c.Way = tr.F("reading.square", map[string]any{"N": int(m.Square)})
			if n == Passages {
				c.Head = tr.S(oracle.PassageKey(i)) + " · " + c.Head
			}
		}
		c.Facts = append(c.Facts, Fact{tr.S("reading.fact.sign"), sign(m.Card)})
		if n > 1 {
			c.Facts = append(c.Facts, following(r.Meetings, i))
			c.Here = strings.TrimSpace(c.Here + " " + brought(m.Throw))
		}
		b.Cards = append(b.Cards, c)
	}
	if d.Kind == oracle.DrawDay {
		b.Cards = append(b.Cards, throwCards(d.Casts)...)
	}
	return b
}

// parts are where the passages of a reading end.
func parts(r oracle.Reading) (ends [Passages]int) {
	for i, p := range r.Passages {
		ends[i] = p.End
	}
	return ends
}

// cardOf is what can be said of a meeting whatever it is part of.
func cardOf(m oracle.Meeting) Card {
	text := said(string(m.Card))
	c := Card{
		Square: m.Square, Side: m.Side, Art: "card-" + m.Card.Art(), Tile: "tile-" + m.Card.Art(), Way: m.Move,
		Title: tr.S(m.Card.NameKey()), Keywords: text.Keywords, Question: text.Question,
	}
	c.Short = c.Title
	square := tr.F("reading.square", map[string]any{"N": int(m.Square)})
	if n, ok := m.Card.Arcanum(); ok {
		c.Numeral = look.Roman(n)
		c.Head = tr.F("names.arcanum.label", map[string]any{"Roman": c.Numeral}) + " · " + square
	} else {
		c.Short = tr.S(strings.TrimSuffix(m.Card.NameKey(), "name") + "short")
		c.Kind = tr.S("names.house.word")
		c.Head = c.Kind + " · " + square
	}
	if b := m.Badge(); b != "" {
		c.Badge = "badge-" + b
	}
	c.Here = happened(m)
	c.Said = text.Paragraphs
	return c
}

// happened tells in one paragraph what happened at a card.
func happened(m oracle.Meeting) string {
	var out []string
	for _, h := range m.Happened {
		if h.Kind == oracle.HapDrawn {
			continue // the sticks have shown it
		}
		if s := tr.Fault(h.Text()); s != "" {
			out = append(out, s)
		}
	}
	return strings.Join(out, " ")
}

func place(i, n int) Fact {
	return Fact{tr.S("reading.fact.card"), tr.F("reading.fact.of", map[string]any{"I": i + 1, "N": n})}
}

func reached(m oracle.Meeting) string {
	args := map[string]any{"Turn": m.Turn, "Throw": int(m.Throw)}
	if m.Throw == 0 {
		return tr.F("reading.fact.turn", args)
	}
	return tr.F("reading.fact.turnThrow", args)
}

func stayed(m oracle.Meeting) string {
	if m.Stayed == 0 {
		return tr.S("reading.fact.passing")
	}
	return tr.N("oracle.stayed", m.Stayed, nil)
}

func following(all []oracle.Meeting, i int) Fact {
	next := tr.S("reading.fact.last")
	if i+1 < len(all) {
		next = tr.S(all[i+1].Card.NameKey())
	}
	return Fact{tr.S("reading.fact.next"), next}
}

func piece(s board.Side) string {
	if s == board.Cones {
		return tr.S("names.piece.cone.nom")
	}
	return tr.S("names.piece.spool.nom")
}

// sign is the main sign of a card, as far as its list names one.
func sign(c oracle.Card) string {
	text := said(string(c))
	first, _, _ := strings.Cut(text.Sign, ";")
	return first
}
