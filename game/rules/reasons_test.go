package rules_test

import (
	"encoding/json"
	"os"
	"testing"

	"senet/game"
)

// Every reason that the engine can give has its words, in each language.
func TestReasonTexts(t *testing.T) {
	for _, lang := range []string{"en", "ru", "uk"} {
		data, err := os.ReadFile("../../assets/lang/rules." + lang + ".json")
		if err != nil {
			t.Fatal(err)
		}
		texts := map[string]string{}
		if err := json.Unmarshal(data, &texts); err != nil {
			t.Fatal(err)
		}
		for _, r := range game.Reasons() {
			if texts["reason."+r.Name()] == "" {
				t.Errorf("%s: no text reason.%s", lang, r.Name())
			}
		}
	}
}
