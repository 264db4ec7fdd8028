package plain

import "testing"

func TestPlain(t *testing.T) {
	for _, c := range []struct{ in, line, text string }{
		{"Чи вийду я?", "Чи вийду я?", "Чи вийду я?"},
		{"a\u202Egnp.exe", "agnp.exe", "agnp.exe"},
		{"\u2066x\u2069\u200F\u061C", "x", "x"},
		{"a\tb\x00\x1b\x7f", "a b", "a b"},
		{"a\r\nb\rc\u2028d", "a  b c d", "a\nb\nc\nd"},
		{"№\u00a05", "№\u00a05", "№\u00a05"},
		{"\ufeffда", "да", "да"},
	} {
		if got := Line(c.in); got != c.line {
			t.Errorf("Line(%q) = %q", c.in, got)
		}
		if got := Text(c.in); got != c.text {
			t.Errorf("Text(%q) = %q", c.in, got)
		}
	}
}
