package rules

import (
	"encoding/json"
	"os"
	"reflect"
	"strings"
	"testing"
)

// texts reads the text file of a language.
func texts(t *testing.T, lang string) map[string]string {
	t.Helper()
	data, err := os.ReadFile("../../assets/lang/rules." + lang + ".json")
	if err != nil {
		t.Fatal(err)
	}
	m := map[string]string{}
	if err := json.Unmarshal(data, &m); err != nil {
		t.Fatalf("%s: %v", lang, err)
	}
	return m
}

// DESIGN: each field of Rules has exactly one toggle, in the order of the
// fields, and no two share a key.
func TestCatalogueIsComplete(t *testing.T) {
	fields := reflect.TypeFor[Rules]()
	all := Catalogue()
	if len(all) != fields.NumField() {
		t.Errorf("%d toggles for %d fields", len(all), fields.NumField())
	}
	seen := map[string]bool{}
	for i, toggle := range all {
		if i < fields.NumField() && toggle.Field != fields.Field(i).Name {
			t.Errorf("toggle %d is %s for field %s, want field %s", i, toggle.Key, toggle.Field, fields.Field(i).Name)
		}
		if seen[toggle.Key] {
			t.Errorf("%s twice", toggle.Key)
		}
		seen[toggle.Key] = true
		if toggle.Source == "" || toggle.Default == "" || toggle.Group >= groups {
			t.Errorf("%s: no source, default or group", toggle.Key)
		}
	}
}

// Setting a toggle changes its own field and no other, and reads back.
func TestTogglesReachTheirField(t *testing.T) {
	kendall, _ := ByID(DefaultID)
	for _, toggle := range Catalogue() {
		changed := 0
		for _, v := range valuesOf(toggle) {
			r := kendall.Rules
			if err := toggle.Set(&r, v); err != nil {
				t.Errorf("%s = %s: %v", toggle.Key, v, err)
			}
			if got := toggle.Get(r); got != v {
				t.Errorf("%s = %s reads back as %s", toggle.Key, v, got)
			}
			was, is := reflect.ValueOf(kendall.Rules), reflect.ValueOf(r)
			for i := range was.NumField() {
				if was.Field(i).Interface() == is.Field(i).Interface() {
					continue
				}
				changed++
				if name := was.Type().Field(i).Name; name != toggle.Field {
					t.Errorf("%s changes field %s", toggle.Key, name)
				}
			}
		}
		if changed == 0 {
			t.Errorf("%s changes nothing", toggle.Key)
		}
	}
}

// valuesOf gives values to try: all of them where they are few.
func valuesOf(t Toggle) []string {
	switch t.Kind {
	case KindThrows:
		return []string{noThrows, "1", "1 4 5", "1 2 3 4 5"}
	case KindList:
		var all []string
		for _, v := range t.Values {
			all = append(all, strings.TrimSpace(strings.Repeat(v+" ", t.Count)))
		}
		return all
	}
	return t.Options()
}

func TestTogglesRefuseOtherValues(t *testing.T) {
	kendall, _ := ByID(DefaultID)
	for _, toggle := range Catalogue() {
		for _, v := range []string{"", " ", "-1", "1000000", "07", "on", "1 6", "x y z", "true ", "exact exact"} {
			r := kendall.Rules
			if err := toggle.Set(&r, v); err == nil {
				t.Errorf("%s takes %q", toggle.Key, v)
			}
			if r != kendall.Rules {
				t.Errorf("%s = %q was refused but changed something", toggle.Key, v)
			}
		}
	}
}

// Every text that the catalogue, the validator and the reader can ask for is
// there in all three languages, and there is no other.
func TestTexts(t *testing.T) {
	want := map[string]bool{"rules.value.true": true, "rules.value.false": true}
	add := func(k string) {
		if k != "" {
			want[k] = true
		}
	}
	for _, g := range Groups() {
		add(g.NameKey())
	}
	for _, toggle := range Catalogue() {
		add(toggle.NameKey())
		add(toggle.AboutKey())
		for _, v := range toggle.Options() {
			add(toggle.ValueKey(v))
		}
		if toggle.Kind == KindList {
			for _, v := range toggle.Values {
				add(toggle.ValueKey(v))
			}
		}
	}
	for _, c := range clashes {
		add("rules.clash." + c.id)
	}
	for _, c := range Certainties {
		add("rules.certainty." + c)
	}
	for _, k := range fileFaults(t) {
		add(k)
	}
	for _, lang := range Languages {
		have := texts(t, lang)
		for k := range want {
			if strings.TrimSpace(have[k]) == "" {
				t.Errorf("%s: no text %s", lang, k)
			}
		}
		for k := range have {
			if !want[k] && !strings.HasPrefix(k, "rules.source.") && !strings.HasPrefix(k, "reason.") {
				t.Errorf("%s: text %s is never asked for", lang, k)
			}
		}
	}
}

// fileFaults finds the keys of the reader's faults in the code itself.
func fileFaults(t *testing.T) []string {
	var all []string
	for _, name := range []string{"read.go", "parse.go", "decode.go", "toggle.go", "validate.go", "hash.go"} {
		code, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, part := range strings.Split(string(code), `"rules.file.`)[1:] {
			key, _, _ := strings.Cut(part, `"`)
			all = append(all, "rules.file."+key)
			if strings.HasPrefix(key, "unknown") {
				all = append(all, "rules.file."+key+"Alone")
			}
		}
	}
	return all
}

// RULES §7: a contradiction names both toggles, in each language.
func TestClashTextsNameBothToggles(t *testing.T) {
	for _, lang := range Languages {
		have := texts(t, lang)
		for _, c := range clashes {
			for _, key := range []string{c.first, c.second} {
				toggle, ok := Lookup(key)
				if !ok {
					t.Fatalf("clash %s: no toggle %s", c.id, key)
				}
				if name := have[toggle.NameKey()]; !strings.Contains(have["rules.clash."+c.id], name) {
					t.Errorf("%s: clash %s does not name “%s”", lang, c.id, name)
				}
			}
		}
	}
}

// The placeholders of a text are the same in all languages.
func TestPlaceholders(t *testing.T) {
	en := texts(t, "en")
	for _, lang := range Languages[1:] {
		for k, v := range texts(t, lang) {
			for _, name := range []string{"Key", "Value", "Allowed", "Nearest", "Max", "N", "Detail", "Reason"} {
				p := "{{." + name + "}}"
				if strings.Contains(v, p) != strings.Contains(en[k], p) {
					t.Errorf("%s: %s: %s differs from the English text", lang, k, p)
				}
			}
		}
	}
}
