package words

import (
	"strconv"
	"strings"

	"senet/game"
	"senet/game/board"
	"senet/game/rules"
	"senet/ui/tr"
)

// Effect is one thing that a move will do: a sentence, and the drawing of the
// badge that goes with it ("" for none).
type Effect struct {
	Badge string
	Text  string
}

// Will tells what a move will do, from the events that it would cause: the
// weightiest first. g and p are the game and the position it would be made in.
func (t Teller) Will(g *game.Game, p *game.Position, m game.Move, events []game.Event) []Effect {
	var out []Effect
	add := func(badge, text string) { out = append(out, Effect{badge, text}) }
	mover := p.Mover()
	for _, e := range events {
		if begins(e.Kind) {
			break // what follows belongs to the next turn
		}
		if e.Kind == game.EvFreed && e.From != m.From && e.From != m.To {
			continue // taken off because it is home, by the other side's move (bell-1979)
		}
		badge, text := t.effect(g, mover, e)
		if e.Kind == game.EvSwapped && e.To != m.From { // to the start, or into the Water
			text = Sentence("shell.will.hit", t.args(e))
		}
		if text != "" {
			add(badge, text)
		}
	}
	if m.Kind == game.MovePass {
		add("", tr.S("shell.will.pass"))
	}
	if text := staysAt(g, p, m, events); text != "" {
		add("", text)
	}
	if len(out) == 0 {
		add("", distance(m, events))
	}
	return out
}

// begins reports whether a turn begins, or passes, with an event.
func begins(k game.EventKind) bool {
	return k == game.EvTurn || k == game.EvTurnLost || k == game.EvTurnBarred
}

// effect tells one event of a move to come; "" where there is nothing to say.
func (t Teller) effect(g *game.Game, mover board.Side, e game.Event) (badge, text string) {
	args := t.args(e)
	say := func(name string) string { return Sentence("shell.will."+name, args) }
	switch e.Kind {
	case game.EvSwapped:
		return "badge-swap", say("swap")
	case game.EvBa:
		return "", say("ba")
	case game.EvBounced:
		return "", say("bounce")
	case game.EvFateDue:
		if e.Side != mover {
			return "", say("fate.other")
		}
		args["Odds"] = FateOdds(g)
		return "", say("fate")
	case game.EvDrowned:
		return "badge-drown", say("drown")
	case game.EvFreed:
		return "badge-free", say("free")
	case game.EvReborn:
		return "badge-reborn", say("reborn" + when(e.From == board.Water, ".water"))
	case game.EvEntered:
		return "", say("enter")
	case game.EvPushed:
		return "badge-swap", say("push")
	case game.EvNet:
		return "", say("net")
	case game.EvAgain:
		if e.Reason == game.ReasonRebirth {
			return "badge-reborn", say("again")
		}
	case game.EvCarry:
		if e.N < 0 {
			return "", say("carry.down")
		}
		return "", say("carry.up")
	case game.EvWon:
		return "", say("win")
	}
	return "", t.effectLater(g, mover, e, args)
}

// effectLater tells what a move does beside where the pieces go.
func (t Teller) effectLater(g *game.Game, mover board.Side, e game.Event, args map[string]any) string {
	switch e.Kind {
	case game.EvToReserve:
		return Sentence("shell.will.toReserve", args)
	case game.EvHomesOwned:
		return Sentence("shell.will.homes", args)
	case game.EvFinished:
		return Sentence("shell.will.finished", args)
	case game.EvPoints:
		return capital(tr.N("shell.ev.points", int(e.N), args))
	case game.EvVoided:
		if e.Side == mover {
			return Sentence("shell.will.voided", args)
		}
	case game.EvWaterDue:
		if e.Side == mover && e.N > 0 && g != nil {
			return HouseLine(g.Rules(), board.Water)
		}
	}
	return ""
}

// staysAt says how a piece that comes to rest on 26–30, to be removed there, can
// leave.
func staysAt(g *game.Game, p *game.Position, m game.Move, events []game.Event) string {
	if g == nil || m.To < board.Beauty || m.To > board.Sun || p.Phase[p.Mover()] != game.PhaseKendall {
		return ""
	}
	for _, e := range events {
		switch {
		case e.Kind == game.EvFateDue, e.Kind == game.EvDrowned, e.Kind == game.EvReborn, e.Kind == game.EvWaterDue && e.N > 0:
			return ""
		}
	}
	if m.To >= board.ThreeTruths {
		return exit(g.Rules(), m.To)
	}
	return HouseLine(g.Rules(), m.To)
}

// distance is what is left to say of a move without consequences. In Bell the
// way leads down the path, so the squares alone do not say which way is back.
func distance(m game.Move, events []game.Event) string {
	n, back := int(m.To)-int(m.From), m.Back
	for _, e := range events {
		if e.Kind == game.EvMoved {
			n, back = int(e.To)-int(e.From), e.N < 0
		}
	}
	if back {
		return tr.N("shell.will.back", max(n, -n), nil)
	}
	return tr.N("shell.will.on", max(n, -n), nil)
}

// Sixteenths is how many of the sixteen ways that four sticks can fall score n
// (RULES §1); for any other n it is 0.
func Sixteenths(n int) int {
	odds := [...]int{0, 4, 6, 4, 1, 1, 1}
	if n < 0 || n >= len(odds) {
		return 0
	}
	return odds[n]
}

// FateOdds tells what each fate throw does under the rules of g, throws with
// the same outcome together: "1: the Water (4 in 16), 2–4: on, 5: back".
func FateOdds(g *game.Game) string {
	if g == nil {
		return ""
	}
	return FateTable(g.Rules())
}

// FateTable is FateOdds of a rule set.
func FateTable(r rules.Rules) string {
	var parts []string
	for from := 1; from <= 5; {
		to := from
		for to < 5 && outcome(r, to+1) == outcome(r, from) {
			to++
		}
		ways := 0
		for n := from; n <= to; n++ {
			ways += Sixteenths(n)
		}
		parts = append(parts, tr.F("shell.fate."+outcome(r, from), map[string]any{
			"Throws": span(from, to), "Odds": ways,
		}))
		from = to + 1
	}
	return strings.Join(parts, ", ")
}

// outcome names what a fate throw of n does.
func outcome(r rules.Rules, n int) string {
	switch r.Fate[n] {
	case rules.FateBack:
		return "back"
	case rules.FateFree:
		return "free"
	case rules.FateNone:
		return "none"
	}
	if n == 1 {
		return "water" // 26 + 1
	}
	return "on"
}

func span(from, to int) string {
	if from == to {
		return strconv.Itoa(from)
	}
	return strconv.Itoa(from) + "–" + strconv.Itoa(to)
}
