package endgame

import (
	"math/bits"
	"sync"
)

// graph holds what follows from each of the states that are being worked out, so
// that a pass over them reads numbers instead of playing. Its boards are those
// of the layers being worked out and of all they lead to, numbered through.
//
// The words of a board begin with its number and a head: the list of its states
// that the words are about, and how many terms there are. A term begins with its
// weight, in 2⁻²⁰, above how many choices it has; one without a weight is what
// can be chosen instead of throwing. A choice is a word: a board, and the form in
// which its states follow from the states of the first board; or, with the
// number of no board, what fate decides: how many outcomes there are and for each
// of them its weight and such a word.
type graph struct {
	t      *Table
	each   int
	shift  uint      // of the board's number in a word, above the form
	values []float32 // of all states; see wonBoard
	forms  []form    // made when they are met
	lists  [][]uint8 // states of a board, as said by a head

	mu      sync.Mutex // for the maps, and to add to what they tell of
	formOf  map[form]uint32
	listOf  map[uint32]uint32
	stored  int64 // bytes of words kept
	storing int64 // and how many may be
}

// form says for every state of a board which state of another it leads to; with
// loses in those where the other side is to throw. No state: none.
type form [mostEach]uint16

const (
	mostEach  = 30
	loses     = uint16(1) << 15
	none      = ^uint16(0)
	unit      = 1 << 20 // a weight of 1
	formBits  = 10
	leastBits = 6 // of a form where boards have several states
	mostLists = 1 << 10
)

// The first boards stand for games that are over and for what is not followed.
const (
	wonBoard  = 0
	evenBoard = 1
	fateBoard = 2 // not a board: fate decides
	realBoard = 3
)

// newGraph numbers the boards of the layers that are known and those of a pair
// that is to be worked out. It returns nil when there are too many.
func newGraph(t *Table, pair []*layer, o Options) *graph {
	g := &graph{t: t, each: t.sp.each, storing: o.Memory, formOf: map[form]uint32{}, listOf: map[uint32]uint32{}}
	boards := realBoard
	for l := range t.each {
		l.base = uint32(boards)
		boards += l.size / g.each
	}
	room := 32 - bits.Len(uint(boards))
	if room < 1 || g.each > 1 && room < leastBits || g.each > mostEach {
		return nil
	}
	g.shift = uint(min(room, formBits))
	g.forms, g.lists = make([]form, 1<<g.shift), make([][]uint8, mostLists)
	g.values = make([]float32, boards*g.each)
	for e := range g.each {
		g.values[wonBoard*g.each+e], g.values[evenBoard*g.each+e] = 1, 0.5
	}
	for l := range t.each {
		to := g.values[int(l.base)*g.each:]
		for i := range l.open {
			for _, v := range l.piece(i) {
				to[0], to = float32(v)*(1.0/65535), to[1:]
			}
		}
	}
	for _, l := range pair {
		l.now = g.values[int(l.base)*g.each:][:l.size]
	}
	return g
}

// form is the number of a form; it fits another where that does not care.
func (g *graph) form(f form) (uint32, bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if i, ok := g.formOf[f]; ok {
		return i, true
	}
	i := uint32(len(g.formOf))
	if int(i) == len(g.forms) {
		return 0, false
	}
	g.forms[i], g.formOf[f] = f, i
	return i, true
}

// list is the number of a list of states, given as a set.
func (g *graph) list(set uint32) (uint32, bool) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if i, ok := g.listOf[set]; ok {
		return i, true
	}
	i := uint32(len(g.listOf))
	if i == mostLists {
		return 0, false
	}
	for s := set; s != 0; s &= s - 1 {
		g.lists[i] = append(g.lists[i], uint8(bits.TrailingZeros32(s)))
	}
	g.listOf[set] = i
	return i, true
}

// keep asks for room to keep so many words.
func (g *graph) keep(words int) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.stored+int64(4*words) > g.storing {
		return false
	}
	g.stored += int64(4 * words)
	return true
}

// fresh are values worked out but not yet put in their places.
type fresh struct {
	at []uint32
	v  []float32
}

func (f *fresh) reset() { f.at, f.v = f.at[:0], f.v[:0] }

func (f *fresh) add(at uint32, v float32) { f.at, f.v = append(f.at, at), append(f.v, v) }
