package tr

import (
	"fmt"
	"strings"
)

// Percent writes a part of one as per cents with so many places, as the language
// in force does.
func Percent(v float64, places int) string {
	return F("common.percent", map[string]any{"N": Decimal(100*v, places)})
}

// Decimal writes a number with so many places. A minus is a real one, and nothing
// is less than nothing.
func Decimal(v float64, places int) string {
	s := fmt.Sprintf("%.*f", places, v)
	if strings.Trim(s, "-0.") == "" {
		s = strings.TrimPrefix(s, "-")
	}
	s = strings.Replace(s, "-", "−", 1)
	if Language() != "en" {
		s = strings.Replace(s, ".", ",", 1)
	}
	return s
}
