package rules

import (
	"slices"
	"strings"
	"testing"
)

// clashExamples has for each contradiction a rule set that has it: a preset
// and what is changed.
var clashExamples = map[string]struct {
	base    string
	changes string // key=value; …
}{
	"startTooSmall":       {"kendall", "pieces=10"},
	"godsStartFive":       {"gods", "pieces=7"},
	"placeFromReserve":    {"bell", "start=alternate"},
	"reserveOnlyPlace":    {"kendall", "start=reserve"},
	"homeTooSmall":        {"bell", "pieces=7"},
	"occupyFive":          {"maat", "pieces=7"},
	"cycleEndless":        {"cycle", "rounds=0"},
	"godsStart":           {"gods", "start=alternate"},
	"godsSystem":          {"gods", "system=cycle"},
	"godsLot":             {"gods", "first-player=lot"},
	"godsChoice":          {"gods", "water=choice; rebirth-taken=behind"},
	"sixGods":             {"gods", "all-dark=6; beauty-fate=plain"},
	"sixEntry":            {"bell", "all-dark=6"},
	"sixFate":             {"kendall", "all-dark=6"},
	"sixWater":            {"kendall", "all-dark=6; beauty-fate=plain; water=at-once; rebirth-taken=behind"},
	"againAlways":         {"kendall", "again=1 2 3"},
	"expelOnlyPlace":      {"cycle", "expel-on-15=true"},
	"pointsOnlyPlace":     {"kendall", "home-points=true"},
	"stopOnlyRemove":      {"bell", "beauty-stop=exact"},
	"fateOnlyRemove":      {"maat", "beauty-fate=at-once"},
	"waterOnlyRemove":     {"bell", "water=next-turn"},
	"drownOnlyRemove":     {"maat", "last-hits=to-water"},
	"hitsUnsafe":          {"five-stones", "house-safe=none"},
	"endsNotPlace":        {"bell", "last-ends-turn=true"},
	"rowPointsOnlyRemove": {"cycle", "row-points=true"},
	"freesOnlyRemove":     {"bell", "too-far=frees"},
	"lotOpening":          {"common", "lot-plays=true"},
	"throwsNeedMove":      {"kendall", "throws-first=true; again-needs-a-move=true"},
	"throwsOnlyRemove":    {"cycle", "throws-first=true"},
	"throwsGods":          {"gods", "throws-first=true"},
	"throwsBounce":        {"kendall", "throws-first=true; too-far=bounces"},
	"occupyStuck":         {"maat", "last-move=false"},
	"occupyNoRetreat":     {"maat", "backward-from=26"},
	"homeNoRetreat":       {"cycle", "backward=never"},
	"waterStuck":          {"kendall", "water=plain"},
	"stopUnsafe":          {"common", "house-safe=none"},
	"stopHit":             {"common", "last-hits=swap"},
	"nowhereToWait":       {"kendall", "water=rebirth"},
	"fateNowhereToWait":   {"kendall", "water=plain; last-move=true; fate-taken=water"},
	"fateFive":            {"kendall", "fate=on on on on on"},
	"fateBackLater":       {"modern-kendall", "fate=on on on on back"},
	"fateNoExit":          {"modern-kendall", "fate=on none none none none"},
	"fateNoExitStop":      {"common", "fate=back back back back back"},
}

// RULES §7: contradictory values are refused, with both toggles named.
func TestClashes(t *testing.T) {
	for _, c := range clashes {
		example, ok := clashExamples[c.id]
		if !ok {
			t.Errorf("no example of %s", c.id)
			continue
		}
		p, _ := ByID(example.base)
		var pairs []Pair
		for _, change := range strings.Split(example.changes, "; ") {
			key, value, _ := strings.Cut(change, "=")
			pairs = append(pairs, Pair{key, value})
		}
		r, faults := Apply(p.Rules, pairs)
		if len(faults) > 0 {
			t.Errorf("%s: %v", c.id, faults)
		}
		var got []string
		for _, f := range r.Validate() {
			got = append(got, f.Error())
		}
		want := "rules.clash." + c.id + " First=" + c.first + " Second=" + c.second
		if !slices.Equal(got, []string{want}) {
			t.Errorf("%s with %s: %v, want only %s", example.base, example.changes, got, want)
		}
	}
}

// A value that no toggle can have is refused too, though no file can say it.
func TestValidateRange(t *testing.T) {
	p, _ := ByID(DefaultID)
	for name, change := range map[string]func(*Rules){
		"pieces":       func(r *Rules) { r.Pieces = 6 },
		"zero":         func(r *Rules) { *r = Rules{} },
		"system":       func(r *Rules) { r.System = 9 },
		"minutes":      func(r *Rules) { r.Minutes = 60000 },
		"fate":         func(r *Rules) { r.Fate[3] = 77 },
		"hidden fate":  func(r *Rules) { r.Fate[6] = FateFree },
		"hidden throw": func(r *Rules) { r.Again |= 1 << 6 },
	} {
		r := p.Rules
		change(&r)
		if len(r.Validate()) == 0 {
			t.Errorf("%s: nothing wrong", name)
		}
	}
}
