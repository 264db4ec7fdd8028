package notation

import (
	"fmt"
	"strings"
	"unicode"
)

// token is one sign of a line: a number, or a rune that stands for itself
// after the many ways to type it have been made one.
type token struct {
	sign rune // 0 for a number
	num  int
}

// String gives the sign as canonical text has it.
func (t token) String() string {
	switch t.sign {
	case 0:
		return fmt.Sprint(t.num)
	case 'Ⅰ', 'Ⅱ', 'Ⅲ':
		return strings.Repeat("I", int(t.sign-'Ⅰ')+1)
	}
	return string(t.sign)
}

// aliases maps what a person may type to the sign meant.
var aliases = map[rune]rune{
	'‐': '-', '‑': '-', '‒': '-', '–': '-', '—': '-', '―': '-', '−': '-', '﹣': '-', '－': '-',
	'x': ':', 'X': ':', '×': ':', 'х': ':', 'Х': ':', '✕': ':', '：': ':', '⇄': ':',
	'^': '↑', '⇡': '↑', '*': '†', '‡': '†', '~': '≈', '≃': '≈', '∼': '≈', '＋': '+', '＃': '#', '№': '#', '＆': '&',
	'v': '↓', 'V': '↓', '>': '→', '<': '←', '@': '∅', '•': '.', '·': '.', ',': '.', '．': '.',
	'O': '0', 'o': '0', 'О': '0', 'о': '0', 'З': '3', 'з': '3',
	'І': 'I', 'і': 'I', 'i': 'I', 'l': 'I', '|': 'I', '¡': '!',
}

// signs are the runes that may stand in a line, apart from figures and numerals.
const signs = "-:↑↓+#≈→←»«†?!()∅.&"

// maxNumber bounds the numbers of a line; nothing on the board is larger, but
// points and turns may be.
const maxNumber = 9999

// lex splits text into tokens. It returns the first rune that means nothing,
// or 0 when all of it does.
func lex(text string) (tokens []token, bad rune) {
	runes := []rune(text)
	for i := 0; i < len(runes); i++ {
		r := plain(runes[i])
		switch {
		case unicode.IsSpace(r):
		case r >= '0' && r <= '9':
			n := 0
			for ; i < len(runes) && isDigit(plain(runes[i])); i++ {
				if n = n*10 + int(plain(runes[i])-'0'); n > maxNumber {
					return tokens, r
				}
			}
			i--
			tokens = append(tokens, token{num: n})
		case r == 'I':
			n := 1
			for ; i+1 < len(runes) && plain(runes[i+1]) == 'I' && n < 3; i++ {
				n++
			}
			tokens = append(tokens, token{sign: 'Ⅰ' + rune(n-1)})
		case r >= 'Ⅰ' && r <= 'Ⅲ':
			tokens = append(tokens, token{sign: r})
		case strings.ContainsRune(signs, r):
			tokens = join(tokens, r, i > 0 && !unicode.IsSpace(runes[i-1]))
		default:
			return tokens, runes[i]
		}
	}
	return tokens, 0
}

// join adds sign r, making one of two where they were typed together: -> is →,
// <- is ←, >> is », << is «, ~~ is ≈. close says that no space came before r.
func join(tokens []token, r rune, close bool) []token {
	if n := len(tokens); n > 0 && close {
		last := &tokens[n-1].sign
		switch string(*last) + string(r) {
		case "-→", "→→":
			if *last == '→' {
				*last = '»'
			} else {
				*last = '→'
			}
			return tokens
		case "←-", "≈≈", "--":
			return tokens
		case "←←":
			*last = '«'
			return tokens
		}
	}
	return append(tokens, token{sign: r})
}

func plain(r rune) rune {
	if a, ok := aliases[r]; ok {
		return a
	}
	return r
}

func isDigit(r rune) bool { return r >= '0' && r <= '9' }

// within reports whether every token of typed stands in full, in that order:
// signs may have been left out, but none may be wrong. If not, it returns the
// first token that does not fit.
func within(typed, full []token) (bad token, ok bool) {
	i := 0
	for _, t := range typed {
		for i < len(full) && !same(t, full[i]) {
			i++
		}
		if i == len(full) {
			return t, false
		}
		i++
	}
	return token{}, true
}

// same compares tokens; a dot and a dash part numbers equally well.
func same(a, b token) bool {
	if a.sign == '.' {
		a.sign = '-'
	}
	if b.sign == '.' {
		b.sign = '-'
	}
	return a == b
}
