package table

import (
	"senet/game"
	"senet/ui/anim"
)

// cue is a moment in the motions of an event.
type cue struct {
	first bool    // in the first of them, not the last
	at    float32 // the part of it that has passed
}

// cues says when an event would be heard. One that is not here would be at the end
// of its motions, as a piece that is set down.
var cues = map[game.EventKind]cue{
	game.EvLotThrew:   {true, anim.Landing},
	game.EvThrew:      {true, anim.Landing},
	game.EvThrewPiece: {true, anim.Landing},
	game.EvThrewAgain: {true, anim.Landing},
	game.EvFateThrew:  {true, anim.Landing},
	game.EvWaterThrew: {true, anim.Landing},
	game.EvSwapped:    {false, .85},
	game.EvDrowned:    {true, .05},
	game.EvReborn:     {true, .05},
	game.EvFreed:      {false, .3},
}

// cue gives the motions of an event their cue. The last of m has no time and comes
// after all that is seen.
func (t *Table) cue(m []anim.Motion, k game.EventKind) {
	if t.cb.OnCue == nil {
		return
	}
	c, known := cues[k]
	if !known {
		c.at = 1
	}
	i := max(0, len(m)-2)
	if c.first {
		i = 0
	}
	m[i].Cue, m[i].CueAt = func() { t.cb.OnCue(k) }, c.at
}
