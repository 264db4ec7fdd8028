package ui

import (
	"slices"
	"strings"
	"time"

	"senet/game"
	"senet/game/ai"
	"senet/game/session"
	"senet/ui/panel"
	"senet/ui/panel/words"
	"senet/ui/table"
	"senet/ui/tr"
)

// advice is the hint: asked for, thought about, shown. It belongs to one revision
// of the game and goes with it.
type advice struct {
	hint   *session.Hint // that is shown
	asked  bool          // it is being thought about
	slow   bool          // for so long that it is said
	cancel func()        // of the clock that says so
}

// thinkingTime is how long a hint may take before it is said that it is being
// thought about.
const thinkingTime = 250 * time.Millisecond

// hint asks for a hint, or takes away the one that is shown or thought about.
func (m *match) hint() {
	p := &m.shell.present
	if p.hint != nil || p.asked {
		if m.session != nil {
			m.session.NoHint()
		}
		p.noHint()
		p.showHint()
		return
	}
	if m.session == nil || m.shell.review.on() {
		return
	}
	m.shell.table.Skip() // it is about what all this leads to
	if err := m.session.Hint(); err != nil {
		m.shell.notice.refuse(tr.Fault(err))
		return
	}
	m.shell.quietly.begin(m.session.Snapshot().Game)
	p.asked = true
	p.cancel = m.shell.do.later(thinkingTime, func() {
		p.slow = true
		p.showHint()
	})
	p.showHint()
}

// noHint forgets the hint.
func (p *present) noHint() {
	if p.cancel != nil {
		p.cancel()
	}
	p.advice = advice{}
}

// takeHint takes from an update what concerns the hint. One that nobody waits for
// any more, or that is about another position, is dropped.
func (p *present) takeHint(u session.Update) {
	now := u.Snapshot.Revision
	switch {
	case u.Hint != nil && p.asked && u.Hint.Revision == now:
		p.noHint()
		p.hint = u.Hint
		if !p.points.HasMove { // asked for just now, it goes before a square that happens to be under the cursor
			p.points = table.Preview{}
		}
	case u.Reset || len(u.Steps) > 0 || p.asked && u.Err != nil, p.hint != nil && p.hint.Revision != now:
		p.noHint()
	}
}

// showHint shows the present state of the hint: on the board, in the card, on the
// button.
func (p *present) showHint() {
	c := p.shell.column
	p.shell.table.SetHint(p.hint)
	c.Actions.SetHint(p.hintLabel())
	p.consider(p.points)
}

// hintLabel is what the button says.
func (p *present) hintLabel() string {
	switch {
	case p.hint != nil:
		return tr.S("shell.act.hint.hide")
	case p.slow:
		return tr.S("shell.act.hint.stop")
	}
	return tr.S("shell.act.hint")
}

// thinkingCard says that the hint is being thought about.
func thinkingCard() panel.Card {
	return panel.Card{
		Art: "card-back", Head: tr.S("shell.target.hint"), Title: tr.S("shell.target.hint.thinking"),
		Motto: tr.S("shell.target.hint.wait"),
	}
}

// hintCard is the card of what is advised.
func (p *present) hintCard(h *session.Hint) panel.Card {
	if h.Throw {
		d, _ := h.Throwing()
		return panel.Card{
			Art: "card-back", Head: tr.S("shell.target.hint"), Title: tr.S("shell.target.hint.throw"),
			Effects: append([]words.Effect{p.chance(h, d)}, reasons(d, nil)...),
		}
	}
	pos := p.snap.Pos
	_, events, _ := p.snap.Game.Play(pos, h.Move, nil)
	c := p.moveCard(table.Preview{Move: h.Move, Events: events})
	c.Head = strings.Join([]string{tr.S("shell.target.hint"), words.Way(h.Move.From, h.Move.To)}, " · ")
	return c
}

// advised adds to what a move will do how good it is, and what else speaks for it
// and against it.
func (p *present) advised(c *panel.Card, m game.Move) {
	h := p.hint
	if h == nil || h.Revision != p.snap.Revision {
		return
	}
	d, ok := h.Of(m)
	if !ok {
		return
	}
	c.Motto = "" // the room is needed
	c.Effects = slices.Concat([]words.Effect{p.chance(h, d)}, c.Effects, reasons(d, told))
}

// chance tells the chance of winning after a decision, and how it compares.
func (p *present) chance(h *session.Hint, d ai.Decision) words.Effect {
	key, less := "shell.hint.less", h.Win-d.Win
	switch {
	case len(h.All) == 1:
		key = "shell.hint.only"
	case h.Best(d):
		key = "shell.hint.best"
	case less < 0.0005:
		key = "shell.hint.same"
	}
	return words.Effect{Text: tr.F(key, map[string]any{"Win": tr.Percent(d.Win, 1), "Less": tr.Decimal(100*less, 1)})}
}

// told are the reasons that the effects of a move tell already.
var told = []string{
	"only", "win", "free", "hit", "again", "enemyNet", "reborn", "enter", "ba", "forward",
	"water", "waterBack", "net", "enemyAgain", "back",
}

// reasons are those for and against a decision in words, but for some.
func reasons(d ai.Decision, without []string) []words.Effect {
	var out []words.Effect
	for _, key := range slices.Concat(d.Why, d.Against) {
		switch name := strings.TrimPrefix(key, "session.why."); {
		case slices.Contains(without, name):
		case name == "exposed" && d.Risk > 0:
			out = append(out, words.Effect{Text: tr.F("shell.hint.exposed", map[string]any{"N": d.Risk})})
		default:
			out = append(out, words.Effect{Text: tr.S(key)})
		}
	}
	return out
}
