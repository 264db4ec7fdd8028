package panel

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"senet/ui/look"
)

// para is a paragraph of at most so many lines, the last one shortened with an
// ellipsis when the text is longer. look.Wrapped grows with its text; a panel
// of fixed height needs one that does not.
type para struct {
	role  look.Role
	col   look.Token
	box   *fyne.Container
	lines []*canvas.Text
	rel   float32 // size in proportion to the role's
	lead  float32 // distance of lines in proportion to the size
}

func newPara(role look.Role, col look.Token) *para {
	return &para{role: role, col: col, box: container.NewWithoutLayout(), rel: 1, lead: role.LineHeight() / role.Size()}
}

// height of n lines at the present scale.
func (p *para) height(n int, k float32) float32 { return float32(n) * p.step(k) }

func (p *para) step(k float32) float32 {
	return scaled(p.role, k*p.rel) * p.lead
}

// need counts the lines that s takes in width w.
func (p *para) need(s string, k, w float32) int {
	if s == "" {
		return 0
	}
	return len(wrap(s, p.role, scaled(p.role, k*p.rel)/p.role.Size(), w))
}

// set shows s at x, y in width w and at most limit lines, and returns the
// height used.
func (p *para) set(s string, k, x, y, w float32, limit int) float32 {
	size := scaled(p.role, k*p.rel)
	rel := size / p.role.Size()
	var texts []string
	if s != "" && limit > 0 {
		texts = wrap(s, p.role, rel, w)
	}
	if len(texts) > limit {
		rest := strings.Join(texts[limit-1:], " ")
		texts = append(texts[:limit-1:limit-1], fit(rest, p.role, rel, w))
	}
	for len(p.lines) < len(texts) {
		t := look.Text("", p.role, p.col)
		p.lines = append(p.lines, t)
		p.box.Add(t)
	}
	step := p.step(k)
	for i, t := range p.lines {
		if i >= len(texts) {
			look.ShowIf(t, false)
			continue
		}
		t.Text, t.TextSize = texts[i], size
		look.Put(t, 0, float32(i)*step, w, step)
		look.ShowIf(t, true)
		t.Refresh()
	}
	h := float32(len(texts)) * step
	look.Put(p.box, x, y, w, h)
	return h
}

// wrap breaks s into lines no wider than w at the given scale of the role. A
// single word that is too wide is shortened.
func wrap(s string, role look.Role, rel, w float32) []string {
	var out []string
	now := ""
	for _, word := range strings.FieldsFunc(s, func(r rune) bool { return r == ' ' || r == '\n' }) {
		longer := word
		if now != "" {
			longer = now + " " + word
		}
		if now == "" || look.Measure(longer, role, rel).Width <= w {
			now = longer
			continue
		}
		out = append(out, fit(now, role, rel, w))
		now = word
	}
	if now != "" {
		out = append(out, fit(now, role, rel, w))
	}
	return out
}

// fit shortens s with an ellipsis until it is no wider than w.
func fit(s string, role look.Role, rel, w float32) string {
	if s == "" || w <= 0 || look.Measure(s, role, rel).Width <= w {
		return s
	}
	r := []rune(s)
	lo, hi := 0, len(r) // the longest beginning that fits
	for lo < hi {
		mid := (lo + hi + 1) / 2
		if look.Measure(strings.TrimRight(string(r[:mid]), " ,·")+"…", role, rel).Width <= w {
			lo = mid
		} else {
			hi = mid - 1
		}
	}
	return strings.TrimRight(string(r[:lo]), " ,·") + "…"
}
