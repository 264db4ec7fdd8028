package ai

import (
	"fmt"
	"hash/fnv"

	"senet/game"
)

// level is how a named level thinks.
type level struct {
	depth  int     // how many further throws are weighed
	most   int     // … while the budget lasts, up to so many
	blind  float64 // how far an estimate may be off: moves that are closer may be mistaken
	margin float32 // what looks worse by more than this at once is not followed
	net    bool    // judges by the network, where there is one
	heed   bool    // sees dangers
}

var levels = map[string]level{
	LevelChild:      {blind: 0.10},
	LevelApprentice: {blind: 0.06, heed: true, net: true},
	LevelScribe:     {blind: 0.015, heed: true, net: true},
	LevelVizier:     {depth: 1, most: 1, heed: true, net: true},
	LevelThoth:      {depth: 1, most: 6, margin: 0.02, heed: true, net: true},
}

// levelOf is how a name thinks. Besides the levels, commands know "hand" and
// "net" with a number of throws to look ahead, as in net2, all choices followed,
// or those within a margin, as in net3/0.02; and "greedy", which runs ahead
// without looking.
func levelOf(name string) level {
	if name == "greedy" {
		return level{}
	}
	var depth int
	var margin float32
	if n, _ := fmt.Sscanf(name, "hand%d/%f", &depth, &margin); n >= 1 {
		return level{depth: depth, most: depth, margin: margin, heed: true}
	}
	if n, _ := fmt.Sscanf(name, "net%d/%f", &depth, &margin); n >= 1 {
		return level{depth: depth, most: depth, margin: margin, heed: true, net: true}
	}
	return levels[Level(name)]
}

// A decision may judge so many states, by the network or by hand. They are
// counts, not times, so that every machine decides alike.
const (
	netBudget  = 120_000
	handBudget = 40_000
)

// noise is a number from 0 to 1 made from the position and the decision alone:
// it tells equal choices apart, and blinds the weaker levels, without chance.
func noise(p *game.Position, d Decision) float64 {
	h := fnv.New64a()
	var room [64]byte
	b := room[:0]
	b = append(b, p.Cells[:]...)
	for side := range 2 {
		b = append(b, p.Drowned[side], p.Freed[side], p.Reserve[side], uint8(p.Carry[side]))
	}
	b = append(b, uint8(p.Turn), uint8(p.Throw), uint8(p.Owed))
	b = append(b, uint8(d.Move.Kind), uint8(d.Move.From), uint8(d.Move.To))
	if d.Throw {
		b = append(b, 1)
	}
	_, _ = h.Write(b)
	v := h.Sum64()
	v ^= v >> 32
	v *= 0x9e3779b97f4a7c15
	return float64(v>>11) / (1 << 53)
}
