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
		{"path", aim(r)}, {"start", start(r)}, {"sticks", throws(r)}, {"move", moving(r)}, {"hit", hitting(r)},
		{"houses", houses(r)}, {"rebirth", rebirth(r)}, {"gods", gods(r)}, {"end", home(r)}, {"touch", touch(r)},
	}
	out := all[:0]
	for _, s := range all {
		if len(s.Lines) > 0 {
			out = append(out, Section{tr.S("shell.book." + s.Title), s.Lines})
		}
	}
	return out
}

// say collects paragraphs.
type say []string

func (s *say) add(key string)                    { *s = append(*s, tr.S("shell.book."+key)) }
func (s *say) with(key string, a map[string]any) { *s = append(*s, tr.F("shell.book."+key, a)) }
func (s *say) when(yes bool, key string)         { s.pick(yes, key, "") }
func (s *say) pick(yes bool, key, otherwise string) {
	if !yes {
		key = otherwise
	}
	if key != "" {
		s.add(key)
	}
}

func aim(r rules.Rules) (s say) {
	s.add("path." + [...]string{"remove", "place", "cycle", "occupy"}[r.System&3])
	return s
}

func start(r rules.Rules) (s say) {
	switch r.Start {
	case rules.StartAlternate:
		s = append(s, tr.N("shell.book.start.alternate", int(r.Pieces), nil))
	case rules.StartConesOdd:
		s.add("start.conesOdd")
	case rules.StartGods:
		s.add("start.gods")
	case rules.StartReserve:
		s.add("start.reserve")
	}
	switch {
	case r.FirstPlayer == rules.FirstLot:
		s.add("first.lot")
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
		if n == 5 {
			n = int(r.AllDark) // 6 replaces 5 everywhere (RULES §1)
		}
		parts = append(parts, strconv.Itoa(n))
	}
	return strings.Join(parts, ", ")
}

func moving(r rules.Rules) (s say) {
	s.add("move.exact")
	s.add("bars." + [...]string{"nothing", "two", "threeEnemies"}[min(r.Bars, 2)])
	s.when(!r.RowCorners, "corners.no")
	s.add("back." + [...]string{"never", "side", "piece"}[min(r.Backward, 2)])
	s.when(r.TooFar == rules.TooFarBounces, "bounce")
	return s
}

func hitting(r rules.Rules) (s say) {
	s.pick(r.Safe > 0, "hit.swap", "hit.all")
	switch r.Break {
	case rules.BreakMiddleOfThree:
		s.add("break.middle")
	case rules.BreakMiddleOfThreeOrFour:
		s.add("break.middleFour")
	case rules.BreakSecond:
		s.add("break.second")
	}
	switch r.HouseSafe {
	case rules.HouseSafeAll:
		s.add("safe.all")
	case rules.HouseSafeLast:
		s.add("safe.last")
	}
	return s
}

func houses(r rules.Rules) (s say) {
	s.when(r.RebirthAgain15, "15")
	s.when(r.NetLoses, "16")
	s.when(r.BaDoubles, "21")
	if r.System == rules.SystemPlace || r.System == rules.SystemOccupy {
		return s
	}
	fate := map[string]any{"Fate": FateTable(r)}
	switch {
	case r.BeautyFate == rules.BeautyAtOnce && r.FateTaken == rules.FateTakenBack:
		s.with("26.once", fate)
	case r.BeautyFate == rules.BeautyAtOnce:
		s.with("26.once.plain", fate)
	case r.BeautyFate == rules.BeautyLater:
		s.with("26.later", fate)
	}
	s.add("26." + [...]string{"open", "stop", "exactly"}[min(r.BeautyStop, 2)])
	if name := [...]string{"", "drowns", "rebirth", "wait", "once", "choice"}[min(r.Water, 5)]; name != "" {
		s.add("27." + name)
	}
	s.with("free", map[string]any{"A": freeWith(r, 0), "B": freeWith(r, 1), "C": freeWith(r, 2)})
	return s
}

// freeWith says which throw frees from 28 + i.
func freeWith(r rules.Rules, i int) string {
	if r.Free[i] == rules.FreeAny {
		return tr.S("shell.book.any")
	}
	return strconv.Itoa(3 - i)
}

func rebirth(r rules.Rules) (s say) {
	if r.Water == rules.WaterPlain || r.System == rules.SystemPlace || r.System == rules.SystemOccupy {
		return nil
	}
	s.when(r.Water == rules.WaterDrowns, "rebirth.wait")
	s.when(r.RebirthTaken != rules.RebirthWaits, "rebirth.behind")
	s.when(r.RebirthAgain, "rebirth.again")
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
	if r.System != rules.SystemPlace && r.System != rules.SystemCycle {
		return nil
	}
	s.pick(r.BellEntry == rules.EntryForced, "enter.forced", "enter.optional")
	s.with("home.own", map[string]any{"Home": int(r.HomeRows)})
	return s
}

func touch(r rules.Rules) (s say) {
	s.when(r.TouchMove, "touch.on")
	return s
}
