// Package tr gives the window its words: texts by key in the chosen language,
// from the files of assets/lang. The language can be changed while the program
// runs; whoever shows text asks again after that.
//
// Keys are "area.name", and the area is the name of the file they are in. A text
// may hold placeholders, {{.Name}}. What has no text in the chosen language is
// shown in English, and what has none at all as its key, reported once in the log.
package tr

import (
	"encoding/json"
	"errors"
	"io/fs"
	"log"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"

	"senet/assets"
	"senet/game/fault"
)

// Languages lists the languages there are texts in, the first being the one
// that stands in for the others.
var Languages = []string{"en", "ru", "uk"}

// Name returns what a language calls itself, such as "Українська", or the code
// when it is not one of Languages.
func Name(code string) string {
	switch code {
	case "en":
		return "English"
	case "ru":
		return "Русский"
	case "uk":
		return "Українська"
	}
	return code
}

// state is the chosen language, replaced whole so that any goroutine may ask
// for text at any time.
type state struct {
	code      string
	localizer *i18n.Localizer
}

var (
	load = sync.OnceValue(loadBundle)
	now  atomic.Pointer[state]

	missing sync.Map // keys already reported
	// report writes one line about a missing text; the tests replace it.
	report = func(line string) { log.Print(line) }
)

// loadBundle reads every file of assets/lang. A file that cannot be read is
// reported and left out; lint_test.go keeps that from happening.
func loadBundle() *i18n.Bundle {
	b := i18n.NewBundle(language.English)
	b.RegisterUnmarshalFunc("json", json.Unmarshal)
	names, _ := fs.Glob(assets.Lang(), "*.json")
	for _, name := range names {
		if _, err := b.LoadMessageFileFS(assets.Lang(), name); err != nil {
			report("text file " + name + ": " + err.Error())
		}
	}
	return b
}

func current() *state {
	if s := now.Load(); s != nil {
		return s
	}
	SetLanguage(SystemLanguage())
	return now.Load()
}

// SetLanguage chooses the language: "en", "ru" or "uk"; anything else is "en".
// Fyne's own dialogs and menus follow. Text already on the screen does not
// change by itself.
func SetLanguage(code string) {
	if !known(code) {
		code = Languages[0]
	}
	now.Store(&state{code, i18n.NewLocalizer(load(), code, Languages[0])})
	setToolkitLanguage(code)
}

// Language returns the code of the chosen language; before any choice, that of
// the system.
func Language() string { return current().code }

func known(code string) bool {
	for _, l := range Languages {
		if l == code {
			return true
		}
	}
	return false
}

// S returns the text of key.
func S(key string) string { return F(key, nil) }

// F returns the text of key with its placeholders filled from args, as in
// F("shell.turn", map[string]any{"Name": name}).
func F(key string, args map[string]any) string {
	return localize(key, &i18n.LocalizeConfig{MessageID: key, TemplateData: args})
}

// N returns the text of key in the plural form that n asks for in the chosen
// language. The placeholder {{.N}} is n; args fills the others and may be nil.
func N(key string, n int, args map[string]any) string {
	data := map[string]any{"N": n}
	for k, v := range args {
		data[k] = v
	}
	return localize(key, &i18n.LocalizeConfig{MessageID: key, PluralCount: n, TemplateData: data})
}

// Has reports whether there is a text for key in any language, for keys that
// are put together at run time.
func Has(key string) bool {
	_, err := current().localizer.Localize(&i18n.LocalizeConfig{MessageID: key, PluralCount: 1})
	var none *i18n.MessageNotFoundErr
	return !errors.As(err, &none)
}

func localize(key string, c *i18n.LocalizeConfig) string {
	text, err := current().localizer.Localize(c)
	if err != nil {
		if _, again := missing.LoadOrStore(key, true); !again {
			report("text " + key + ": " + err.Error())
		}
	}
	if text == "" {
		return key
	}
	return text
}

// Fault puts an error into words. A *fault.Fault is translated, with its line
// in front when it has one, and so are the faults of a list, one to a line, and
// an error among a fault's arguments. Any other error gives its own text; nil
// gives "".
func Fault(err error) string {
	if err == nil {
		return ""
	}
	var list fault.List
	if errors.As(err, &list) {
		lines := make([]string, len(list))
		for i, f := range list {
			lines[i] = Fault(f)
		}
		return strings.Join(lines, "\n")
	}
	var f *fault.Fault
	if !errors.As(err, &f) {
		return err.Error()
	}
	args := map[string]any{}
	for k, v := range f.Args {
		if e, ok := v.(error); ok {
			v = Fault(e)
		}
		args[k] = v
	}
	text := F(f.Key, args)
	if f.Line > 0 {
		return F("common.line", map[string]any{"Line": f.Line, "Text": text})
	}
	return text
}
