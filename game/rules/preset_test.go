package rules

import (
	"reflect"
	"slices"
	"strings"
	"testing"
)

func preset(t *testing.T, id string) Preset {
	t.Helper()
	p, ok := ByID(id)
	if !ok {
		t.Fatalf("no preset %s", id)
	}
	return p
}

// All the rule sets of RULES §2–§6 are there, in the order of the menu, each
// without contradictions and with everything said about it.
func TestPresets(t *testing.T) {
	want := []string{
		"kendall", "kendall-long", "gods", "bell", "bell-long", "cycle", "common", "kendall-1978",
		"voyage", "five-stones", "modern-kendall", "bell-1979", "maat", "jequier", "kendall-printed",
	}
	var got []string
	hashes := map[string]string{}
	for _, p := range Presets() {
		got = append(got, p.ID)
		if faults := p.Rules.Validate(); len(faults) > 0 {
			t.Errorf("%s: %v", p.ID, faults)
		}
		for _, lang := range Languages {
			if p.Names[lang] == "" || p.Descriptions[lang] == "" {
				t.Errorf("%s: no name or description in %s", p.ID, lang)
			}
		}
		if !slices.Contains(Certainties, p.Certainty) || len(p.Sources) == 0 {
			t.Errorf("%s: certainty %q, sources %v", p.ID, p.Certainty, p.Sources)
		}
		if other := hashes[p.Rules.Hash()]; other != "" {
			t.Errorf("%s and %s have one hash", p.ID, other)
		}
		hashes[p.Rules.Hash()] = p.ID
	}
	if !slices.Equal(got, want) {
		t.Errorf("presets %v, want %v", got, want)
	}
}

// A preset's file has only what differs from its base; kendall's has all.
func TestPresetFilesAreMinimal(t *testing.T) {
	for _, p := range Presets() {
		data, err := presetFiles.ReadFile("presets/" + p.ID + ".toml")
		if err != nil {
			t.Fatal(err)
		}
		f, faults := parse(data)
		if len(faults) > 0 {
			t.Fatalf("%s: %v", p.ID, faults)
		}
		if p.ID == DefaultID {
			if len(f.values) != len(table) {
				t.Errorf("kendall has %d of %d toggles", len(f.values), len(table))
			}
			continue
		}
		base := preset(t, p.Base)
		if differ := len(Diff(base.Rules, p.Rules)); len(f.values) != differ {
			t.Errorf("%s says %d values, %d differ from %s", p.ID, len(f.values), differ, p.Base)
		}
	}
}

// What the presets say, cell by cell of the table in RULES §6 and of the
// paragraphs below it.
func TestPresetCells(t *testing.T) {
	columns := []string{"common", "kendall-1978", "voyage", "five-stones", "modern-kendall"}
	for _, row := range []struct{ cell, key, values string }{
		{"pieces", "pieces", "5|7|5|5|5"},
		{"first mover's first throw", "opening-throw", "two-or-three|two-or-three|two-or-three|any|any"},
		{"throws that earn another", "again", "1 4 5|1 4 5|1 4 5|1 4 5|1 4 5"},
		{"… if it was played", "again-needs-a-move", "false|false|false|true|true"},
		{"safe from a hit", "safe-group", "2|2|2|2|2"},
		{"breakable groups", "break-group", "middle-of-four|middle-of-four|second|none|none"},
		{"bars the way", "bars", "two|two|two|nothing|three-enemies"},
		{"too far", "too-far", "refused|refused|bounces|refused|refused"},
		{"back", "backward", "side|side|never|side|side"},
		{"back from", "backward-from", "30|30|30|30|26"},
		{"26 stops", "beauty-stop", "stops|stops|stops|exact|exact"},
		{"26 fate", "beauty-fate", "at-once|at-once|at-once|later|later"},
		{"26 table", "fate", "on on on on free|on on on on free|on on on on free|on on on on free|on on on on free"},
		{"26 target taken", "fate-taken", "water|water|water|stays|stays"},
		{"27", "water", "next-turn|rebirth|at-once|choice|rebirth"},
		{"15 taken", "rebirth-taken", "pushes|behind|behind|behind|behind"},
		{"28 / 29 / 30", "free", "exact exact any|exact exact any|exact exact exact|exact exact any|exact exact exact"},
		{"hits on 26–30", "last-hits", "none|none|none|to-water|swap"},
		{"protection on 26–30", "last-protect", "true|true|true|false|true"},
		{"extra throws", "last-ends-turn", "true|true|true|false|false"},
		{"15 is an ordinary square", "rebirth-house-again", "false|false|false|false|false"},
		{"16 is an ordinary square", "net-loses", "false|false|false|false|false"},
		{"21 is an ordinary square", "ba-doubles", "false|false|false|false|false"},
		{"only 26–30 are safe", "house-safe", "last|last|last|last|last"},
		{"spools first", "first-player", "lot|lot|lot|lot|spools"},
		{"Kendall's frame", "system", "remove|remove|remove|remove|remove"},
		{"Kendall's frame", "start", "alternate|alternate|alternate|alternate|alternate"},
	} {
		toggle, ok := Lookup(row.key)
		if !ok {
			t.Fatalf("no toggle %s", row.key)
		}
		for i, want := range strings.Split(row.values, "|") {
			if got := toggle.Get(preset(t, columns[i]).Rules); got != want {
				t.Errorf("%s, %s: %s = %s, want %s", columns[i], row.cell, row.key, got, want)
			}
		}
	}
}

// The rule sets of RULES §2–§5 and the last two paragraphs of §6: what they
// have otherwise than kendall.
func TestPresetDifferences(t *testing.T) {
	kendall := preset(t, DefaultID).Rules
	bell := []Pair{{"start", "reserve"}, {"system", "place"}, {"last-move", "true"}, {"beauty-fate", "plain"}, {"water", "plain"}}
	for id, want := range map[string][]Pair{
		"kendall":      nil,
		"kendall-long": {{"pieces", "7"}},
		"gods":         {{"start", "gods"}, {"first-player", "spools"}, {"gods", "true"}},
		"bell":         bell,
		"bell-long":    {{"pieces", "7"}, bell[0], bell[1], {"home-squares", "14"}, bell[2], bell[3], bell[4]},
		"cycle":        {{"system", "cycle"}},
		"bell-1979": {
			{"pieces", "10"},
			bell[0], bell[1],
			{"home-squares", "20"},
			{"bell-entry", "optional"},
			{"expel-on-15", "true"},
			{"home-points", "true"},
			bell[2],
			{"rebirth-house-again", "false"},
			{"net-loses", "false"},
			{"ba-doubles", "false"},
			bell[3], bell[4],
		},
		"jequier": {
			{"start", "cones-odd"},
			{"lot-plays", "true"},
			{"all-dark", "6"},
			{"row-points", "true"},
			{"again-needs-a-move", "true"},
			{"break-group", "none"},
			{"hit", "start"},
			{"bars", "three-enemies"},
			{"start-held", "true"},
			{"too-far", "frees"},
			{"house-safe", "signs"},
			{"last-move", "true"},
			{"rebirth-house-again", "false"},
			{"net-loses", "false"},
			{"ba-doubles", "false"},
			{"beauty-fate", "plain"},
			{"fate", "on on on on free"},
			{"fate-taken", "stays"},
			{"water", "start"},
			{"rebirth-taken", "behind"},
			{"free-when", "last-row"},
		},
		"kendall-printed": {
			{"pieces", "7"},
			{"start", "cones-odd"},
			{"lot-plays", "true"},
			{"throws-first", "true"},
			{"break-group", "none"},
			{"bars", "nothing"},
			{"house-safe", "last"},
			{"last-hits", "to-water"},
			{"rebirth-house-again", "false"},
			{"net-loses", "false"},
			{"ba-doubles", "false"},
			{"beauty-stop", "exact"},
			{"beauty-fate", "later"},
			{"fate", "on on on on free"},
			{"fate-taken", "stays"},
			{"water", "choice"},
			{"water-costs-a-turn", "true"},
			{"rebirth-taken", "behind"},
			{"reborn-first", "true"},
			{"free", "exact exact any"},
		},
		"maat": {{"system", "occupy"}, bell[2], {"ba-doubles", "false"}, bell[3], bell[4]},
	} {
		if got := Diff(kendall, preset(t, id).Rules); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %v, want %v", id, got, want)
		}
	}
}

// Records name a rule set by its hash, so these must never change.
func TestHashesStand(t *testing.T) {
	for id, want := range map[string]string{"kendall": "b6170dd84dec", "gods": "bd69ed3181d2"} {
		if got := preset(t, id).Rules.Hash(); got != want {
			t.Errorf("%s: hash %s, want %s", id, got, want)
		}
	}
}

// Changing a copy changes nothing built in.
func TestCopySharesNothing(t *testing.T) {
	c := preset(t, "gods").Copy()
	c.Names["en"], c.Descriptions["uk"], c.Sources[0] = "x", "x", "x"
	if p := preset(t, "gods"); p.Names["en"] == "x" || p.Descriptions["uk"] == "x" || p.Sources[0] == "x" {
		t.Error("a copy shares its texts")
	}
	if c.Base != "gods" {
		t.Errorf("base %s, want gods", c.Base)
	}
	c.ID = "mine"
	if again := c.Copy(); again.Base != "gods" {
		t.Errorf("base of a copy of a player's own: %s, want gods", again.Base)
	}
	if empty := (Preset{}).Copy(); empty.Names == nil || empty.Descriptions == nil {
		t.Error("the texts of a copy cannot be set")
	}
}

func TestPresetTextsFallBack(t *testing.T) {
	p := Preset{ID: "mine", Names: map[string]string{"uk": "Моя"}}
	if p.Name("ru") != "Моя" || p.Description("en") != "" || (Preset{ID: "x"}).Name("en") != "x" {
		t.Error("wrong text")
	}
}
