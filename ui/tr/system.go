package tr

import (
	"strings"

	"github.com/jeandeaual/go-locale"
)

// SystemLanguage returns the language of the user's system that there are texts
// in, the first that fits in the user's order of preference, else "en". A
// missing locale, "C" and "POSIX" are "en", silently.
func SystemLanguage() string {
	all, err := locale.GetLocales()
	if err != nil {
		return Languages[0]
	}
	return pick(all)
}

// pick chooses from locale names such as "uk-UA", "uk_UA.UTF-8" or "C". The
// language alone decides, never the region.
func pick(locales []string) string {
	for _, l := range locales {
		code, _, _ := strings.Cut(strings.ToLower(l), "-")
		code, _, _ = strings.Cut(code, "_")
		code, _, _ = strings.Cut(code, ".")
		if known(code) {
			return code
		}
	}
	return Languages[0]
}
