package endgame

import (
	"slices"

	"senet/game"
	"senet/game/board"
	"senet/game/fast"
)

// builder writes the words of a graph.
type builder struct {
	g      *graph
	failed bool // something has no words

	// the state that is being written: its words, without forms; where among
	// them the boards are that follow, and in which of their states
	words []uint32
	at    []int
	codes []uint16
	parts []part
	me    board.Side

	kinds []kind // the words that states of the board have had
	used  int
	forms map[form]uint32 // those met before
}

// part is one of the outcomes of a fate.
type part struct {
	weight float32
	board  uint32
	code   uint16
}

// kind are words that several states of a board have in common.
type kind struct {
	words []uint32
	at    []int
	forms []form
	set   uint32 // which states
}

// add appends the words of a board of a layer to out.
func (b *builder) add(l *layer, own, foe uint32, drowned [2]uint8, number uint32, out []uint32) []uint32 {
	b.used = 0
	for e := range b.g.each {
		s, ok := b.g.t.state(l, own, foe, drowned, e)
		if !ok {
			continue
		}
		b.words, b.at, b.codes = append(b.words[:0], 0), b.at[:0], b.codes[:0]
		b.state(s)
		b.sort(e)
	}
	for i := range b.kinds[:b.used] {
		out = b.emit(&b.kinds[i], number, out)
	}
	return out
}

// sort puts the state just written with those that have the same words.
func (b *builder) sort(e int) {
	k := (*kind)(nil)
	for i := range b.kinds[:b.used] {
		if slices.Equal(b.kinds[i].words, b.words) {
			k = &b.kinds[i]
			break
		}
	}
	if k == nil {
		if b.used == len(b.kinds) {
			b.kinds = append(b.kinds, kind{})
		}
		k = &b.kinds[b.used]
		b.used++
		k.words, k.at = append(k.words[:0], b.words...), append(k.at[:0], b.at...)
		k.forms, k.set = k.forms[:0], 0
		for range b.at {
			f := form{}
			for i := range f {
				f[i] = none
			}
			k.forms = append(k.forms, f)
		}
	}
	k.set |= 1 << e
	for i, c := range b.codes {
		k.forms[i][e] = c
	}
}

// emit appends the words of a kind.
func (b *builder) emit(k *kind, number uint32, out []uint32) []uint32 {
	list, ok := b.g.list(k.set)
	if b.failed = b.failed || !ok; b.failed {
		return out
	}
	from := len(out) + 1
	out = append(append(out, number), k.words...)
	out[from] |= list << 16
	for i, at := range k.at {
		out[from+at] |= b.formOf(k.forms[i])
	}
	return out
}

func (b *builder) formOf(f form) uint32 {
	if b.g.each == 1 {
		return uint32(f[0] >> 15)
	}
	if i, ok := b.forms[f]; ok {
		return i
	}
	i, ok := b.g.form(f)
	if !ok {
		b.failed = true
	}
	b.forms[f] = i
	return i
}

// state writes what follows from a state that waits for a throw.
func (b *builder) state(s fast.State) {
	var room [fast.MaxMoves]game.Move
	g := b.g.t.g
	b.me = s.Turn()
	for _, c := range g.Chances(s) {
		next, moves := g.Threw(s, c.Throw, room[:0])
		w := uint32(c.Sixteenth) * (unit / 16)
		if len(moves) == 0 {
			b.chance(next, w, fates)
		} else {
			b.choice(w, next, moves)
		}
	}
	if s.Drowned(b.me) > 0 || s.Await() == game.AwaitWater {
		if moves := g.Moves(s, room[:0]); len(moves) > 0 {
			b.choice(0, s, moves)
		}
	}
}

// chance writes terms for a state that came about with a weight, without a choice.
func (b *builder) chance(s fast.State, w uint32, depth int) {
	var room [fast.MaxMoves]game.Move
	g := b.g.t.g
	switch s.Await() {
	case game.AwaitNothing, game.AwaitThrow, game.AwaitWater:
		b.words[0]++
		b.words = append(b.words, w<<8|1)
		b.leaf(b.follow(s))
		return
	case game.AwaitMove:
		moves := g.Moves(s, room[:0])
		switch {
		case len(moves) == 1:
			b.chance(g.Play(s, moves[0]), w, depth)
		case s.Turn() == b.me:
			b.choice(w, s, moves)
		default:
			b.failed = true
		}
		return
	}
	if depth == 0 || w%16 != 0 {
		b.words[0]++
		b.words = append(b.words, w<<8|1)
		b.option(s)
		return
	}
	for _, c := range g.Chances(s) {
		b.chance(g.Throw(s, c.Throw), w/16*uint32(c.Sixteenth), depth-1)
	}
}

// choice writes a term of what can be chosen.
func (b *builder) choice(w uint32, s fast.State, moves []game.Move) {
	b.words[0]++
	b.words = append(b.words, w<<8|uint32(len(moves)))
	for _, m := range moves {
		b.option(b.g.t.g.Play(s, m))
	}
}

// option writes one of the choices of a term, by the state it leads to.
func (b *builder) option(s fast.State) {
	b.parts = b.parts[:0]
	b.fate(s, 1, fates)
	if len(b.parts) == 1 && b.parts[0].weight == 1 {
		b.leaf(b.parts[0].board, b.parts[0].code)
		return
	}
	b.words = append(b.words, fateBoard<<b.g.shift, uint32(len(b.parts)))
	for _, p := range b.parts {
		b.words = append(b.words, weightWord(p.weight))
		b.leaf(p.board, p.code)
	}
}

// fate collects the outcomes of a state in which nobody has a choice.
func (b *builder) fate(s fast.State, w float32, depth int) {
	var room [fast.MaxMoves]game.Move
	g := b.g.t.g
	switch s.Await() {
	case game.AwaitNothing, game.AwaitThrow, game.AwaitWater:
		n, code := b.follow(s)
		b.parts = append(b.parts, part{w, n, code})
		return
	case game.AwaitMove:
		moves := g.Moves(s, room[:0])
		if len(moves) != 1 {
			b.failed = true
			return
		}
		b.fate(g.Play(s, moves[0]), w, depth)
		return
	}
	if depth == 0 {
		b.parts = append(b.parts, part{w, evenBoard, 0})
		return
	}
	for _, c := range g.Chances(s) {
		b.fate(g.Throw(s, c.Throw), w*float32(c.Sixteenth)/16, depth-1)
	}
}

// leaf writes a board that follows, and keeps its state for the form.
func (b *builder) leaf(n uint32, code uint16) {
	b.at = append(b.at, len(b.words))
	b.codes = append(b.codes, code)
	b.words = append(b.words, n<<b.g.shift)
}

// follow is the board and the state of a state that is over or waits for a throw.
func (b *builder) follow(s fast.State) (n uint32, code uint16) {
	if w, over := s.Winner(); over {
		if w != b.me {
			return wonBoard, loses
		}
		return wonBoard, 0
	}
	l, at, e := b.g.t.place(s)
	if l == nil {
		b.failed = true
		return evenBoard, 0
	}
	if s.Turn() != b.me {
		return l.base + uint32(at), uint16(e) | loses
	}
	return l.base + uint32(at), uint16(e)
}
