package notation

import (
	"regexp"
	"strconv"
	"strings"

	"senet/game"
	"senet/game/board"
	"senet/game/fault"
)

// LineKind says what a line is about.
type LineKind uint8

// The kinds of line.
const (
	LinePlay   LineKind = iota // a throw and what was played with it, or a rebirth
	LineLot                    // ? 3
	LineFate                   // † 3 — 26-29: a fate throw on a line of its own
	LineWater                  // ≈ 4 — 27 →
	LineLost                   // # — 0 and ≈ — 0
	LineResign                 // ∅
	LineTime                   // !: the agreed time is over
)

// Choice says what a line wants to do with its throw.
type Choice uint8

// The choices.
const (
	ChooseNothing Choice = iota // the throw alone
	ChooseStep                  // From, First, To
	ChooseFree                  // From
	ChooseRebirth               // To
	ChooseEnter                 // To
	ChooseTouch                 // From
	ChoosePass                  // 0 and 0!
	ChooseAgain                 // ?: an opening throw that does not stand
)

// Line is a line taken apart. What its signs claim is compared by Agrees.
type Line struct {
	Kind   LineKind
	Throw  game.Throw   // 0 when none is written
	More   []game.Throw // further throws that are put by together with it: 4 & 2
	Piece  game.Throw   // the gods' second throw, 0 when none is written
	Choice Choice
	From   board.Square
	First  board.Square // where the first leg leads
	To     board.Square // where it ends; for a rebirth 15 when not written
	Fates  []game.Throw // the fate throws after †, in order
	Text   string       // the line as typed
	tokens []token
}

// Prefix is what may stand before a line: the row of the move list and whose
// move it is.
type Prefix struct {
	Row     int
	Side    board.Side
	HasSide bool
}

// prefixForm is a number and one to three dots or an ellipsis, apart from what
// follows; without the space, 3.2 would be a throw of the gods.
var prefixForm = regexp.MustCompile(`^\s*(\d{1,6})\s*(\.\.\.?|…|\.)(\s+|$)`)

// CutPrefix takes the prefix off a line.
func CutPrefix(text string) (Prefix, string) {
	m := prefixForm.FindStringSubmatch(text)
	if m == nil {
		return Prefix{}, text
	}
	row, _ := strconv.Atoi(m[1]) // six figures at most
	p := Prefix{Row: row, HasSide: true}
	if m[2] != "." {
		p.Side = board.Cones
	}
	return p, text[len(m[0]):]
}

// ParseLine takes a line apart without looking at any position. The fault says
// which sign or what form is not understood.
func ParseLine(text string) (Line, *fault.Fault) {
	l := Line{Text: strings.TrimSpace(text)}
	if strings.EqualFold(l.Text, "resigns") || strings.EqualFold(l.Text, "resign") {
		l.Text = "∅"
	}
	tokens, bad := lex(l.Text)
	if bad != 0 {
		return l, fault.New("record.badSign", "Sign", string(bad), "Text", clip(text))
	}
	l.tokens = tokens
	s := scan{tokens: tokens}
	if !l.parse(&s) {
		return l, fault.New("record.badLine", "Text", clip(text))
	}
	return l, nil
}

// scan walks over tokens.
type scan struct {
	tokens []token
	i      int
}

// sign takes the given sign if it is next.
func (s *scan) sign(r rune) bool {
	if s.i < len(s.tokens) && s.tokens[s.i].sign == r && r != 0 {
		s.i++
		return true
	}
	return false
}

// number takes a number if it is next.
func (s *scan) number() (int, bool) {
	if s.i < len(s.tokens) && s.tokens[s.i].sign == 0 {
		s.i++
		return s.tokens[s.i-1].num, true
	}
	return 0, false
}

func (s *scan) done() bool { return s.i == len(s.tokens) }

// shape is the kinds of the tokens still to come: n for a number, 0 for nought,
// signs as they are.
func (s *scan) shape() string {
	var b strings.Builder
	for _, t := range s.tokens[s.i:] {
		switch {
		case t.sign == 0 && t.num == 0:
			b.WriteByte('0')
		case t.sign == 0:
			b.WriteByte('n')
		default:
			b.WriteRune(t.sign)
		}
	}
	return b.String()
}

func (l *Line) parse(s *scan) bool {
	switch shape := s.shape(); {
	case shape == "#-0" || shape == "≈-0":
		l.Kind = LineLost
		return true
	case shape == "∅":
		l.Kind = LineResign
		return true
	case shape == "!":
		l.Kind = LineTime
		return true
	case strings.HasPrefix(shape, "+"), strings.HasPrefix(shape, "-+"), shape == "-n":
		s.sign('-')
		return l.leg(s)
	case strings.HasPrefix(shape, "?"):
		s.sign('?')
		l.Kind = LineLot
		return l.throw(s, &l.Throw) && s.done()
	case strings.HasPrefix(shape, "†"):
		s.sign('†')
		l.Kind = LineFate
		if !l.throw(s, &l.Throw) {
			return false
		}
		return l.fates(s)
	case strings.HasPrefix(shape, "≈"):
		s.sign('≈')
		l.Kind = LineWater
	}
	if !l.throw(s, &l.Throw) {
		return false
	}
	for s.sign('&') {
		var t game.Throw
		if !l.throw(s, &t) {
			return false
		}
		l.More = append(l.More, t)
	}
	// The record of 2015 has a dash for the dot in a few places: 3-2 — 8-11.
	shape := s.shape()
	if strings.HasPrefix(shape, "-n-n-n") || shape == "-n-0" {
		s.sign('-')
		if !l.throw(s, &l.Piece) {
			return false
		}
	} else if s.sign('.') && !l.throw(s, &l.Piece) {
		return false
	}
	if s.done() || s.sign('-') && s.done() {
		return true
	}
	return l.leg(s)
}

// throw reads a score.
func (l *Line) throw(s *scan, to *game.Throw) bool {
	n, ok := s.number()
	if !ok || n < 1 || n > 6 {
		return false
	}
	*to = game.Throw(n)
	return true
}

// leg reads what is done with the throw.
func (l *Line) leg(s *scan) bool {
	switch {
	case s.sign('?'):
		l.Choice = ChooseAgain
	case s.sign('≈'): // drowned by its throw
	case s.sign('+'):
		l.Choice, l.To = ChooseRebirth, board.Rebirth
		if n, ok := s.number(); ok {
			l.To = board.Square(min(n, 255))
		}
	case s.sign('←'):
		l.Choice = ChooseEnter
		return square(s, &l.To) && l.fates(s)
	default:
		n, ok := s.number()
		if !ok {
			return false
		}
		if n == 0 {
			l.Choice = ChoosePass
			break
		}
		s.i--
		return square(s, &l.From) && l.way(s) && l.fates(s)
	}
	return l.fates(s)
}

// way reads where a piece on From goes.
func (l *Line) way(s *scan) bool {
	switch {
	case s.sign('→'):
		l.Choice = ChooseFree
		return true
	case s.done():
		l.Choice = ChooseTouch
		return true
	case !s.sign('-') && !s.sign('.'):
		return false
	}
	l.Choice = ChooseStep
	if !square(s, &l.First) {
		return false
	}
	l.To = l.First
	if s.sign('↑') || s.sign('↓') {
		return square(s, &l.To)
	}
	return true
}

func square(s *scan, to *board.Square) bool {
	n, ok := s.number()
	if !ok || n < 1 || n > board.Squares {
		return false
	}
	*to = board.Square(n)
	return true
}

// fates finds the fate throws among the signs that remain.
func (l *Line) fates(s *scan) bool {
	for ; !s.done(); s.i++ {
		t := s.tokens[s.i]
		if t.sign == '†' && s.i+1 < len(s.tokens) && s.tokens[s.i+1].sign == 0 {
			s.i++
			n := s.tokens[s.i].num
			if n < 1 || n > 6 {
				return false
			}
			l.Fates = append(l.Fates, game.Throw(n))
		}
	}
	return true
}

// Means reports whether the line's choice is m.
func (l *Line) Means(m game.Move) bool {
	if m.Throw != 0 && l.Throw != 0 && m.Throw != l.Throw {
		return false
	}
	switch l.Choice {
	case ChooseStep:
		return m.Kind == game.MoveStep && m.From == l.From && m.To == l.To
	case ChooseFree:
		return m.Kind == game.MoveStep && m.From == l.From && m.To == board.Off
	case ChooseRebirth:
		return m.Kind == game.MoveRebirth && m.To == l.To
	case ChooseEnter:
		return m.Kind == game.MoveEnter && m.To == l.To
	case ChoosePass:
		return m.Kind == game.MovePass
	}
	return false
}

// Agrees compares the line with what happened, as Text writes it: whatever the
// line says must be there, though it may say less. If not, wrong is the first
// sign that is not true.
func (l *Line) Agrees(full string) (wrong string, ok bool) {
	tokens, _ := lex(full)
	bad, ok := within(l.tokens, tokens)
	if ok {
		return "", true
	}
	return bad.String(), false
}
