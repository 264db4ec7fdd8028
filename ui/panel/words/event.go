package words

import (
	"strconv"

	"senet/game"
	"senet/game/board"
	"senet/ui/tr"
)

// plain maps the kinds of event that are always told by the same text.
var plain = map[game.EventKind]string{
	game.EvLotThrew: "lotThrew", game.EvLotWon: "lotWon",
	game.EvThrew: "threw", game.EvThrewAgain: "threwAgain",
	game.EvBounced: "bounced", game.EvSwapped: "swapped",
	game.EvFateDue: "fateDue", game.EvFateThrew: "fateThrew", game.EvFateStays: "fateStays",
	game.EvWaterDue: "waterDue", game.EvWaterThrew: "waterThrew", game.EvWaterStays: "waterStays",
	game.EvDrowned: "drowned", game.EvPushed: "pushed",
	game.EvFreed: "freed", game.EvEntered: "entered", game.EvToReserve: "toReserve",
	game.EvNet: "net", game.EvVoided: "voided",
	game.EvTurnLost: "turnLost", game.EvTurnBarred: "turnBarred",
	game.EvHomesOwned: "homesOwned", game.EvRound: "round",
	game.EvFinished: "finished", game.EvWon: "won",
	game.EvStored: "stored", game.EvUsed: "used",
}

// Event tells one event in a sentence. Every kind has one.
func (t Teller) Event(e game.Event) string {
	args := t.args(e)
	if name, ok := plain[e.Kind]; ok {
		return Sentence("shell.ev."+name, args)
	}
	switch e.Kind {
	case game.EvTurn, game.EvPoints:
		name := map[game.EventKind]string{game.EvTurn: "turn", game.EvPoints: "points"}[e.Kind]
		return capital(tr.N("shell.ev."+name, max(1, int(e.N)), args))
	case game.EvThrewPiece:
		return Sentence("shell.ev.threwPiece"+when(e.From == board.None, ".none"), args)
	case game.EvMoved:
		return Sentence("shell.ev.moved"+when(e.N < 0, ".back"), args)
	case game.EvBa:
		return Sentence("shell.ev.ba"+when(e.N < 0, ".back"), args)
	case game.EvReborn:
		return Sentence("shell.ev.reborn"+when(e.From == board.Water, ".water"), args)
	case game.EvCarry:
		if e.N < 0 {
			return Sentence("shell.ev.carry.down", args)
		}
		return Sentence("shell.ev.carry.up", args)
	case game.EvAgain:
		return Sentence("shell.ev.again"+again(e.Reason), args)
	case game.EvPassed:
		return t.passed(e, args)
	case game.EvPhase:
		return Sentence("shell.ev.phase."+phase(game.Phase(e.N)), args)
	}
	return ""
}

func when(yes bool, suffix string) string {
	if yes {
		return suffix
	}
	return ""
}

// again names what earned another throw.
func again(r game.Reason) string {
	switch r {
	case game.ReasonThrow:
		return ".throw"
	case game.ReasonRebirth:
		return ".rebirth"
	}
	return ""
}

func (t Teller) passed(e game.Event, args map[string]any) string {
	key := "reason." + e.Reason.Name()
	if e.Reason == game.ReasonNone || !tr.Has(key) {
		return Sentence("shell.ev.passed.plain", args)
	}
	return join([]string{Sentence("shell.ev.passed.plain", args), capital(tr.S(key))})
}

func phase(p game.Phase) string {
	switch p {
	case game.PhaseBell:
		return "bell"
	case game.PhaseMaat:
		return "maat"
	}
	return "kendall"
}

// quiet events add nothing to a story beside what the other panels show.
func quiet(k game.EventKind) bool {
	return k == game.EvTurn || k == game.EvFateDue || k == game.EvWaterDue
}

// Story tells what a run of events meant, in the order they happened. The turn
// that begins and a fate throw that is due are left out: the turn panel says so.
func (t Teller) Story(events []game.Event) []string {
	var out []string
	for i, e := range events {
		if quiet(e.Kind) {
			continue
		}
		if e.Kind == game.EvThrewPiece && i+1 < len(events) && events[i+1].Kind == game.EvPassed {
			out = append(out, t.compelled(e, events[i+1]))
			continue
		}
		if i > 0 && e.Kind == game.EvPassed && events[i-1].Kind == game.EvThrewPiece {
			continue // told with the throw that chose the piece
		}
		if s := t.Event(e); s != "" {
			out = append(out, s)
		}
	}
	return out
}

// compelled tells in one sentence how the gods had to pass: which piece the
// sticks chose, and why it cannot move.
func (t Teller) compelled(chose, passed game.Event) string {
	args := t.args(chose)
	args["Nth"] = tr.S("reading.gods.nth." + strconv.Itoa(max(1, min(5, int(chose.Throw)))))
	if chose.From == board.None {
		return Sentence("reading.gods.none", args)
	}
	said := Sentence("reading.gods.pass", args)
	if passed.Reason == game.ReasonNoMove { // of other pieces nothing is known
		return said
	}
	if key := "reason." + passed.Reason.Name(); passed.Reason != game.ReasonNone && tr.Has(key) {
		return join([]string{said, capital(tr.S(key))})
	}
	return said
}
