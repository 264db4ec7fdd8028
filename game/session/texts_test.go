package session

import (
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"senet/assets"
	"senet/game/ai"
)

// keyForm is a text key of the areas record and session in Go source.
var keyForm = regexp.MustCompile(`"((?:record|session)\.[a-zA-Z0-9.]*[a-zA-Z0-9])"`)

// Every text that the packages of the session can show is there in all three
// languages, with the same arguments, and none is there for nothing.
func TestTexts(t *testing.T) {
	used := map[string]bool{
		"record.side.spools": true, "record.side.cones": true,
		"session.throwFirst": true,
	} // shown by the window
	for _, level := range ai.Levels() {
		used["session.level."+level] = true
		used["session.about."+level] = true
	}
	for _, why := range regexp.MustCompile(`(?:add\(|return )"([a-zA-Z0-9]+)"`).FindAllStringSubmatch(read(t, "../ai/why.go"), -1) {
		used["session.why."+why[1]] = true
	}
	for _, dir := range []string{".", "../record", "../notation", "../ai"} {
		files, _ := filepath.Glob(filepath.Join(dir, "*.go"))
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			for _, m := range keyForm.FindAllStringSubmatch(read(t, file), -1) {
				used[m[1]] = true
			}
		}
	}
	args := map[string]string{}
	for _, lang := range []string{"en", "ru", "uk"} {
		texts := map[string]string{}
		for _, area := range []string{"record", "session"} {
			data, err := fs.ReadFile(assets.Lang(), area+"."+lang+".json")
			if err != nil {
				t.Fatal(err)
			}
			if err := json.Unmarshal(data, &texts); err != nil {
				t.Fatal(err)
			}
		}
		for key := range used {
			if texts[key] == "" {
				t.Errorf("%s: no text for %s", lang, key)
			}
		}
		for key, text := range texts {
			if !used[key] {
				t.Errorf("%s: the text %s is not used", lang, key)
			}
			have := strings.Join(regexp.MustCompile(`\{\{\.\w+\}\}`).FindAllString(text, -1), " ")
			sorted := sortedWords(have)
			if lang == "en" {
				args[key] = sorted
			} else if args[key] != sorted {
				t.Errorf("%s: %s has the arguments %s, in English %s", lang, key, sorted, args[key])
			}
		}
	}
}

func sortedWords(s string) string {
	words := strings.Fields(s)
	slices.Sort(words)
	return strings.Join(words, " ")
}

func read(t *testing.T, file string) string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}
