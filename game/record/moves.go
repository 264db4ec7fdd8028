package record

import (
	"errors"
	"slices"
	"strings"

	"senet/game"
	"senet/game/fault"
	"senet/game/notation"
	"senet/game/sticks"
)

// reader plays a record through while it is read.
type reader struct {
	rec      *Record
	g        *game.Game
	p        game.Position
	log      Log
	lost     []Entry // turns that passed by themselves and may be written next
	warnings fault.List
	result   string // as the header says
	throws   int
	began    bool // a move has been read
	told     struct{ seed, row bool }
	source   sticks.Source
	room     [game.MaxMoves]game.Move
}

func newReader(h *header) (*reader, error) {
	rec := h.rec
	g, err := rec.Game()
	if err != nil {
		return nil, err
	}
	r := &reader{rec: rec, g: g, p: g.Start(), warnings: h.warnings, result: h.result}
	if rec.HasSeed {
		r.source = sticks.Seeded(rec.Seed)
	}
	return r, nil
}

// warn adds a warning; a thousand are enough.
func (r *reader) warn(f *fault.Fault) {
	if len(r.warnings) < 1000 {
		r.warnings = append(r.warnings, f)
	}
}

// finish compares the end with what the header says.
func (r *reader) finish() {
	if r.result != "" && r.result != result(&r.p) {
		r.warn(fault.New("record.result", "Result", clip(r.result)))
	}
}

// do carries out an action and takes it into the record.
func (r *reader) do(a Action) *fault.Fault {
	if len(r.rec.Actions) >= maxActions {
		return fault.New("record.tooLong", "Most", maxActions)
	}
	q, ev, err := Apply(r.g, r.p, a, nil)
	if err != nil {
		var f *fault.Fault
		if !errors.As(err, &f) {
			f = fault.New("record.cannotReplay", "Action", len(r.rec.Actions)+1, "Reason", err)
		}
		return f
	}
	r.rec.Actions = append(r.rec.Actions, a)
	r.log.Add(r.p, q, a, ev)
	r.p = q
	r.lost = slices.Clone(r.log.keepLast())
	return nil
}

// keepLast forgets all entries but the last that was played, and returns the
// lost turns after it; a reader needs no more.
func (l *Log) keepLast() (lost []Entry) {
	i := len(l.entries)
	for i > 0 && l.entries[i-1].Lost {
		i--
	}
	lost = l.entries[i:]
	if i > 0 {
		l.entries = l.entries[i-1:]
	}
	return lost
}

// entry is the entry that was played last.
func (r *reader) entry() *Entry {
	return &r.log.entries[len(r.log.entries)-1-len(r.lost)]
}

// throw makes the next throw.
func (r *reader) throw(t game.Throw) *fault.Fault {
	faces := sticks.Of(t)
	if r.source != nil {
		if drawn := r.source.Faces(r.throws); drawn.Score(int(r.g.Rules().AllDark)) == t {
			faces = drawn
		} else if !r.told.seed {
			r.told.seed = true
			r.warn(fault.New("record.seedDiffers", "Throw", r.throws+1))
		}
	}
	if f := r.do(Action{Kind: ActThrow, Throw: t, Faces: faces}); f != nil {
		return f
	}
	r.throws++
	return nil
}

// remark puts text beside the last action.
func (r *reader) remark(text string) {
	if n := len(r.rec.Actions); n > 0 && text != "" {
		r.rec.Actions[n-1].Remark = joined(r.rec.Actions[n-1].Remark, text)
	} else if n == 0 {
		r.rec.Remark = joined(r.rec.Remark, text)
	}
}

// line reads one line of moves.
func (r *reader) line(l line) *fault.Fault {
	prefix, text := notation.CutPrefix(l.text)
	if play, position, placed := strings.Cut(text, "="); placed {
		return r.place(prefix, play, position, l)
	}
	parsed, f := notation.ParseLine(text)
	if f != nil {
		return f
	}
	if parsed.Kind == notation.LineLost || r.alreadyThrown(parsed) {
		return r.lostTurn(parsed, prefix, l)
	}
	first := len(r.rec.Actions)
	switch parsed.Kind {
	case notation.LineResign:
		f = r.resign(prefix)
	case notation.LineTime:
		f = r.do(Action{Kind: ActTime})
	default:
		f = r.play(parsed)
	}
	if f != nil {
		return f
	}
	if len(r.rec.Actions) == first {
		return fault.New("record.nothing", "Text", clip(text))
	}
	e := r.entry()
	if wrong, ok := parsed.Agrees(e.Text); !ok {
		if why, passed := passedFor(e); passed && parsed.Choice != notation.ChoosePass {
			return fault.New("record.mustPass", "Text", clip(text), "Reason", why)
		}
		return fault.New("record.sign", "Sign", wrong, "Text", clip(text), "Right", e.Text)
	}
	if parsed.Kind != notation.LineFate { // fate may be thrown by the other side
		if f := r.checkPrefix(prefix, e, l.number); f != nil {
			return f
		}
	}
	r.remark(l.remark)
	return nil
}

// passedFor is the reason why the entry's throw could not be played.
func passedFor(e *Entry) (why *fault.Fault, passed bool) {
	for _, ev := range e.Events {
		if ev.Kind == game.EvPassed {
			return fault.New("reason." + ev.Reason.Name()), true
		}
	}
	return nil, false
}

// checkPrefix compares the number and the dots before a line with its entry.
func (r *reader) checkPrefix(prefix notation.Prefix, e *Entry, number int) *fault.Fault {
	if prefix.HasSide && prefix.Side != e.Side {
		return fault.New("record.wrongSide", "Side", SideName(e.Side))
	}
	if prefix.HasSide && prefix.Row != e.Turn && !r.told.row {
		r.told.row = true
		r.warn(fault.New("record.row", "Row", prefix.Row, "Right", e.Turn).At(number))
	}
	return nil
}

// alreadyThrown reports whether a line tells no more than the first throw that
// the lot made by itself.
func (r *reader) alreadyThrown(l notation.Line) bool {
	if len(r.lost) == 0 || r.lost[0].Throw == 0 || l.Throw != r.lost[0].Throw || l.Kind != notation.LinePlay {
		return false
	}
	_, ok := l.Agrees(r.lost[0].Text)
	return ok && (l.Choice == notation.ChooseNothing || l.Choice == notation.ChoosePass || l.Choice == notation.ChooseAgain)
}

// lostTurn reads a turn that passed by itself: it has been played already.
func (r *reader) lostTurn(parsed notation.Line, prefix notation.Prefix, l line) *fault.Fault {
	if len(r.lost) == 0 {
		return fault.New("record.noLostTurn")
	}
	e := r.lost[0]
	if _, ok := parsed.Agrees(e.Text); !ok {
		return fault.New("record.noLostTurn")
	}
	if prefix.HasSide && prefix.Side != e.Side {
		return fault.New("record.wrongSide", "Side", SideName(e.Side))
	}
	r.lost = r.lost[1:]
	r.log.entries = append(r.log.entries[:len(r.log.entries)-len(r.lost)-1], r.lost...)
	r.remark(l.remark)
	return nil
}

// place reads a line that puts the position.
func (r *reader) place(prefix notation.Prefix, play, position string, l line) *fault.Fault {
	p, err := notation.ParsePosition(position)
	if err != nil {
		return err.(*fault.Fault)
	}
	side := r.p.Turn
	if prefix.HasSide {
		side = prefix.Side
	}
	return r.do(Action{Kind: ActPlace, Pos: p, Side: side, Text: strings.TrimSpace(play), Remark: l.remark})
}

// resign gives up for the side of the prefix, or for the one to act.
func (r *reader) resign(prefix notation.Prefix) *fault.Fault {
	side := r.p.Mover()
	if prefix.HasSide {
		side = prefix.Side
	}
	return r.do(Action{Kind: ActResign, Side: side})
}

// play reads throws and a choice.
func (r *reader) play(l notation.Line) *fault.Fault {
	if f := r.throwsOf(l); f != nil {
		return f
	}
	if f := r.choice(l); f != nil {
		return f
	}
	for _, t := range l.Fates {
		if r.p.Await != game.AwaitFate {
			return fault.New("record.noFate")
		}
		if f := r.throw(t); f != nil {
			return f
		}
	}
	return nil
}
