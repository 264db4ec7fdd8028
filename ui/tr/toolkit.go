package tr

import (
	"embed"
	"io"
	"log"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"
)

// Fyne's own words (file dialogs, the menu of a text field) in the three
// languages, under Fyne's keys.
//
//go:embed fyne/*.json
var toolkit embed.FS

// probe is the key by which one sees which language Fyne now speaks.
const probe = "Select all"

// setToolkitLanguage makes Fyne speak the chosen language. Fyne always takes
// the system's, so the chosen texts are registered as those of the system's
// locale; which one Fyne settled on can only be found by looking.
func setToolkitLanguage(code string) {
	data, err := toolkit.ReadFile("fyne/" + code + ".json")
	if err != nil || lang.X(probe, "") == probes[code] {
		return
	}
	// Each registration makes Fyne look at the system's locale again, and say
	// so in the log when it does not know it. Once, at the start, is enough.
	out := log.Writer()
	log.SetOutput(io.Discard)
	defer log.SetOutput(out)
	for _, l := range append([]fyne.Locale{lang.SystemLocale()}, fyneLocales...) {
		_ = lang.AddTranslationsForLocale(data, fyne.Locale(l.LanguageString()))
		if lang.X(probe, "") == probes[code] {
			return
		}
	}
}

// probes is the text of the probe in each language.
var probes = map[string]string{"en": "Select all", "ru": "Выбрать всё", "uk": "Обрати все"}

// fyneLocales are the languages that Fyne has texts in, one of which it speaks.
var fyneLocales = []fyne.Locale{"en", "ru", "uk", "cs", "de", "el", "es", "fr", "ja", "pl", "pt", "sv", "ta", "zh"}
