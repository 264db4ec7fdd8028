package notation

import "strings"

// typings gives ways in which a person may type a line.
func typings(text string) []string {
	ascii := strings.NewReplacer("—", "-", " : ", " x ", "↑", "^", "†", "*", "≈", "~", "→", "->", "←", "<-", "↓", "v", "«", "<<", "»", ">>", "∅", "@")
	cyrillic := strings.NewReplacer(" : ", " х ", "III", "ІІІ", "0", "О", "—", "–", "†", "‡")
	return []string{
		ascii.Replace(text), cyrillic.Replace(text),
		strings.ReplaceAll(text, " ", "  "), strings.ReplaceAll(text, "-", " - "), strings.ReplaceAll(text, " — ", "—"),
		strings.ReplaceAll(text, " ", "\u00a0"), strings.NewReplacer("III", "Ⅲ", "II", "Ⅱ").Replace(text),
	}
}
