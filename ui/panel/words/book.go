package words

import (
	"strconv"
	"strings"

	"senet/game/rules"
	"senet/ui/tr"
)

// Section is one chapter of the rules in words.
type Section struct {
	Title string
	Lines []string // paragraphs
}

// Book puts a rule set into readable sentences, chosen by its toggles, in the
// order a player needs them. Chapters that say nothing are left out.
func Book(r rules.Rules) []Section {
	all := []Section{
		{"path", aim(r)},
		{"start", start(r)},
		{"sticks", throws(r)},
		{"move", moving(r)},
		{"hit", hitting(r)},
		{"houses", houses(r)},
		{"rebirth", rebirth(r)},
		{"gods", gods(r)},
		{"end", home(r)},
		{"touch", touch(r)},
	}
	out := all[:0]
	for _, s := range all {
		if len(s.Lines) > 0 {
			out = append(out, Section{tr.S("book." + s.Title), s.Lines})
		}
	}
	return out
}

// say collects paragraphs.
type say []string

func (s *say) add(key string)                    { *s = append(*s, tr.S("book."+key)) }
func (s *say) with(key string, a map[string]any) { *s = append(*s, tr.F("book."+key, a)) }
func (s *say) count(key string, n int)           { *s = append(*s, tr.N("book."+key, n, nil)) }
func (s *say) when(yes bool, key string)         { s.pick(yes, key, "") }
func (s *say) pick(yes bool, key, otherwise string) {
	if !yes {
		key = otherwise
	}
	if key != "" {
		s.add(key)
	}
}

// toggle says what a toggle that is switched on says of itself in the catalogue.
func (s *say) toggle(on bool, key string) {
	if on {
		*s = append(*s, tr.S("rules."+key+".about"))
	}
}

// removing reports whether pieces are freed at the end of their way.
func removing(r rules.Rules) bool {
	return r.System == rules.SystemRemove || r.System == rules.SystemCycle
}

func aim(r rules.Rules) (s say) {
	s.add("path." + [...]string{"remove", "place", "cycle", "occupy"}[r.System&3])
	if r.System == rules.SystemCycle {
		if r.Rounds > 0 {
			s.count("cycle.rounds", int(r.Rounds))
		}
		if r.Minutes > 0 {
			s.count("cycle.time", int(r.Minutes))
		}
	}
	s.toggle(r.HomePoints, "home-points")
	s.toggle(r.RowPoints, "row-points")
	return s
}

func start(r rules.Rules) (s say) {
	switch r.Start {
	case rules.StartAlternate:
		s.count("start.alternate", int(r.Pieces))
	case rules.StartConesOdd:
		s.count("start.conesOdd", int(r.Pieces))
	case rules.StartGods:
		s.add("start.gods")
	case rules.StartReserve:
		s.count("start.reserve", int(r.Pieces))
	}
	switch {
	case r.FirstPlayer == rules.FirstLot:
		s.pick(r.LotPlays, "first.lotPlays", "first.lot")
	case r.FirstPlayer == rules.FirstCones:
		s.add("first.cones")
	default:
		s.pick(r.Gods, "first.gods", "first.spools")
	}
	s.when(r.OpeningThrow == rules.OpeningTwoOrThree, "opening")
	return s
}

func throws(r rules.Rules) (s say) {
	s.with("sticks.score", map[string]any{"AllDark": int(r.AllDark)})
	if set := throwSet(r); set != "" {
		key := "sticks.again"
		if r.AgainNeedsMove {
			key += "Played"
		}
		s.with(key, map[string]any{"Throws": set})
	}
	s.toggle(r.ThrowsFirst, "throws-first")
	s.toggle(r.LastEndsTurn, "last-ends-turn")
	s.when(r.NetLoses || r.RebirthAgain15, "sticks.owed")
	return s
}

// throwSet lists the throws that earn another: "1, 4, 5".
func throwSet(r rules.Rules) string {
	var parts []string
	for n := 1; n <= 5; n++ {
		if !r.Again.Has(n) {
			continue
		}
		score := n
		if n == 5 {
			score = int(r.AllDark) // 6 replaces 5 everywhere (RULES §1)
		}
		parts = append(parts, strconv.Itoa(score))
	}
	return strings.Join(parts, ", ")
}

func moving(r rules.Rules) (s say) {
	s.add("move.exact")
	s.add("bars." + [...]string{"nothing", "two", "threeEnemies"}[min(r.Bars, 2)])
	s.when(!r.RowCorners, "corners.no")
	s.toggle(r.StartHeld && r.Start != rules.StartReserve, "start-held")
	bounces := r.TooFar == rules.TooFarBounces
	switch {
	case r.Backward == rules.BackwardNever:
		s.pick(bounces, "back.bounce", "back.never")
	case r.Backward == rules.BackwardPiece:
		s.add("back.piece")
	default:
		s.add("back.side")
	}
	if r.Backward != rules.BackwardNever && r.BackwardFrom < 30 {
		s.with("back.from", map[string]any{"N": int(r.BackwardFrom)})
	}
	s.when(bounces, "bounce")
	s.when(r.TooFar == rules.TooFarFrees, "tooFar.frees")
	return s
}

func hitting(r rules.Rules) (s say) {
	s.pick(r.Hit == rules.HitStart, "hit.start", "hit.all")
	if r.Safe > 0 {
		s.pick(r.Safe > 2, "hit.safe3", "hit.safe2")
		switch r.Break {
		case rules.BreakMiddleOfThree:
			s.add("break.middle")
		case rules.BreakMiddleOfThreeOrFour:
			s.add("break.middleFour")
		case rules.BreakSecond:
			s.add("break.second")
		}
	}
	shelter(r, &s)
	t, _ := rules.Lookup("last-protect")
	s.when(!r.LastProtect && t.Matters(r), "protect.no")
	s.toggle(r.ExpelOn15, "expel-on-15")
	return s
}

// shelter says in which Houses nobody is hit, and what is excepted.
func shelter(r rules.Rules, s *say) {
	switch {
	case r.HouseSafe == rules.HouseSafeSigns:
		s.add("safe.signs")
	case r.HouseSafe == rules.HouseSafeNone:
	case r.LastHits == rules.LastHitsNone:
		s.pick(r.HouseSafe == rules.HouseSafeAll, "safe.all", "safe.last")
	default:
		s.when(r.HouseSafe == rules.HouseSafeAll, "safe.first")
		s.pick(r.LastHits == rules.LastHitsSwap, "safe.swap", "safe.toWater")
	}
}

// waterReturns reports whether the Water sends pieces to the House of Rebirth.
func waterReturns(r rules.Rules) bool {
	return removing(r) && r.Water != rules.WaterPlain && r.Water != rules.WaterStart
}

func houses(r rules.Rules) (s say) {
	switch {
	case r.RebirthAgain15:
		s.pick(waterReturns(r), "15.both", "15")
	case waterReturns(r):
		s.add("15.back")
	}
	s.when(r.NetLoses, "16")
	s.when(r.BaDoubles, "21")
	s.when(r.Hit == rules.HitSwaps && (r.RebirthAgain15 || r.NetLoses), "houses.sent")
	if !removing(r) {
		return s
	}
	beauty(r, &s)
	if name := waterLine(r.Water); name != "" {
		s.add("27." + name)
	}
	leaving(r, &s)
	s.when(r.System == rules.SystemCycle, "cycle.houses")
	return s
}

// beauty tells of House 26.
func beauty(r rules.Rules, s *say) {
	fate := map[string]any{"Fate": FateTable(r)}
	switch r.BeautyFate {
	case rules.BeautyAtOnce:
		key := map[rules.FateTaken]string{rules.FateTakenWater: ".water", rules.FateTakenStays: ".stays"}[r.FateTaken]
		s.with("26.once"+key, fate)
		s.add("26.alone")
	case rules.BeautyLater:
		s.with("26.later", fate)
	}
	s.add("26." + [...]string{"open", "stop", "exactly"}[min(r.BeautyStop, 2)])
}

// waterLine names the text of what becomes of a piece on 27; "" for nothing.
func waterLine(w rules.Water) string {
	return map[rules.Water]string{
		rules.WaterDrowns: "drowns", rules.WaterRebirth: "rebirth", rules.WaterNextTurn: "wait",
		rules.WaterAtOnce: "once", rules.WaterChoice: "choice", rules.WaterStart: "start",
	}[w]
}

// leaving tells how pieces leave the board from 28, 29 and 30.
func leaving(r rules.Rules, s *say) {
	key := "free"
	if r.LastMove {
		key = "free.walk"
	}
	s.with(key, map[string]any{"A": freeWith(r, 0), "B": freeWith(r, 1), "C": freeWith(r, 2)})
	s.when(r.FreeWhen == rules.FreeOut, "free.out")
	s.when(r.FreeWhen == rules.FreeLastRow, "free.lastRow")
}

// freeWith says which throw frees from 28 + i.
func freeWith(r rules.Rules, i int) string {
	far := r.TooFar == rules.TooFarFrees
	switch {
	case r.Free[i] == rules.FreeAny, far && i == 2:
		return tr.S("book.any")
	case far:
		return tr.F("book.orMore", map[string]any{"N": 3 - i})
	}
	return strconv.Itoa(3 - i)
}

func rebirth(r rules.Rules) (s say) {
	if !waterReturns(r) {
		return nil
	}
	s.when(r.Water == rules.WaterDrowns, "rebirth.wait")
	s.when(r.RebirthTaken == rules.RebirthBehind, "rebirth.behind")
	s.when(r.RebirthTaken == rules.RebirthPushes, "rebirth.pushes")
	s.when(r.RebirthAgain, "rebirth.again")
	straight := r.Water != rules.WaterDrowns
	s.toggle(straight && r.WaterCosts, "water-costs-a-turn")
	s.toggle(straight && r.RebornFirst, "reborn-first")
	return s
}

func gods(r rules.Rules) (s say) {
	if !r.Gods {
		return nil
	}
	s.add("gods.throw")
	s.when(r.GodsJump, "gods.jump")
	s.when(r.GodsFree, "gods.free")
	return s
}

func home(r rules.Rules) (s say) {
	switch r.System {
	case rules.SystemOccupy:
		s.add("home.maat")
	case rules.SystemPlace, rules.SystemCycle:
		squares := map[rules.EntryOn]string{rules.EntryLastFive: "last-five", rules.EntryHouses: "houses"}[r.EntryOn]
		s.with("enter.where", map[string]any{"Squares": tr.S("rules.bell-entry-squares." + squares)})
		s.pick(r.BellEntry == rules.EntryForced, "enter.forced", "enter.optional")
		s.with("home.own", map[string]any{"Home": int(r.HomeRows)})
	}
	return s
}

func touch(r rules.Rules) (s say) {
	s.when(r.TouchMove, "touch.on")
	return s
}
