package ui

import (
	"time"

	"senet/game"
	"senet/game/board"
	"senet/game/session"
	"senet/ui/look"
	"senet/ui/panel"
	"senet/ui/panel/words"
	"senet/ui/table"
	"senet/ui/tr"
)

// present brings updates of the session before the player's eyes: the table
// plays the steps, and only when it has come to rest do the panels follow, so
// that no text tells what the sticks have not shown yet.
type present struct {
	shell *Shell

	snap    session.Snapshot // as the panels show it
	pending session.Snapshot // the newest there is
	behind  bool             // pending is newer than snap
	came    time.Time        // when snap came
	tick    func()           // stops the clock
	ended   int              // match number whose result has been shown
	points  table.Preview    // what the player points at
	advice                   // the hint
}

// tickTime is how often the minutes left are brought up to date.
const tickTime = 10 * time.Second

// reset shows a new match at once.
func (p *present) reset(snap session.Snapshot) {
	p.update(session.Update{Snapshot: snap, Reset: true})
}

// peek shows a match that has not been opened yet.
func (p *present) peek(snap session.Snapshot) {
	snap.Legal, snap.CanThrow, snap.CanUndo, snap.CanRedo = nil, false, false, false
	p.reset(snap)
}

// update takes an update of the session.
func (p *present) update(u session.Update) {
	s := p.shell
	if u.Err != nil {
		s.notice.show(tr.Fault(u.Err), true)
	}
	p.pending, p.behind = u.Snapshot, true
	p.takeHint(u)
	s.table.Present(u)
	s.table.SetHint(p.hint)
	if u.Reset || !s.table.Busy() {
		p.idle()
		return
	}
	s.column.Actions.Show(p.snap, true)
}

// idle is told by the table that it has come to rest.
func (p *present) idle() {
	if p.behind {
		p.settle()
	}
}

// settle lets the panels show the newest snapshot.
func (p *present) settle() {
	if p.pending.HumanToAct && p.pending.Revision != p.snap.Revision {
		p.shell.notice.answered()
	}
	old := p.snap
	p.snap, p.behind = p.pending, false
	p.came = time.Now()
	p.showPanels()
	p.shell.readingGoesOn()
	p.shell.throwsGoOn(old, p.snap)
	if p.snap.Over && p.snap.Viewing < 0 && p.ended != p.shell.match.number {
		p.ended = p.shell.match.number
		if !p.shell.match.record {
			p.shell.match.count()
			p.shell.openResult()
		}
	}
}

// redraw shows all there is on new widgets.
func (p *present) redraw() {
	p.points = table.Preview{} // of the table that was
	if p.behind {
		p.snap, p.behind = p.pending, false
	}
	if p.snap.Game == nil {
		p.shell.column.Target.Show(startCard())
		return
	}
	p.shell.table.Present(session.Update{Snapshot: p.snap, Reset: true})
	p.shell.table.SetHint(p.hint)
	p.showPanels()
}

func (p *present) showPanels() {
	c := p.shell.column
	p.showTurn()
	c.Moves.Show(p.snap)
	c.Actions.Show(p.snap, false)
	c.Actions.SetHint(p.hintLabel())
	p.shell.showQuiet()
	p.consider(p.points)
}

// showTurn shows the turn, and where a time was agreed again every little while,
// for the minutes left.
func (p *present) showTurn() {
	if p.tick != nil {
		p.tick()
		p.tick = nil
	}
	snap := p.snap
	if snap.Limit > 0 && !snap.Over {
		snap.Played += time.Since(p.came)
		p.tick = p.shell.do.later(tickTime, p.showTurn)
	}
	p.shell.column.Turn.Show(snap, snap.Pos)
}

// card is what the target panel shows while nothing is considered: the hint, or
// what the last events meant.
func (p *present) card() panel.Card {
	switch {
	case p.hint != nil && p.hint.Revision == p.snap.Revision:
		return p.hintCard(p.hint)
	case p.slow:
		return thinkingCard()
	}
	s := p.snap
	at := len(s.Log) - 1
	if s.Viewing >= 0 {
		at = s.Viewing
	}
	if at > 0 && s.Viewing < 0 && bare(s.Log[at]) {
		at-- // the mat shows the throw; what came before it needs the words
	}
	if at < 0 || at >= len(s.Log) {
		return startCard()
	}
	t := words.For(s)
	entry := s.Log[at]
	var story []string
	if at > 0 && s.Viewing < 0 {
		story = t.Story(s.Log[at-1].Events)
	}
	story = append(story, t.Story(entry.Events)...)
	if entry.Remark != "" {
		story = append(story, entry.Remark)
	}
	card := panel.Card{Story: story}
	from, to := lastWay(s.Log[:at+1])
	p.face(&card, to)
	card.Head = words.MoveHead(game.Move{From: from, To: to})
	if s.Viewing < 0 && s.Pos.Await == game.AwaitFate {
		p.face(&card, board.Beauty)
		card.Motto = tr.F("shell.target.fate", map[string]any{"Odds": words.FateOdds(s.Game)})
	}
	return card
}

// bare reports whether an entry is a throw that nothing has come of yet.
func bare(e session.LogEntry) bool {
	for _, ev := range e.Events {
		switch ev.Kind {
		case game.EvThrew, game.EvAgain, game.EvTurn:
		default:
			return false
		}
	}
	return !e.MoveValid && e.Throw != 0
}

// lastWay finds where the latest piece to move came from and went to.
func lastWay(log []session.LogEntry) (from, to board.Square) {
	for i := len(log) - 1; i >= 0 && i >= len(log)-4; i-- {
		for j := len(log[i].Events) - 1; j >= 0; j-- {
			switch e := log[i].Events[j]; e.Kind {
			case game.EvMoved, game.EvBa, game.EvBounced:
				return e.From, e.To
			case game.EvFreed:
				return e.From, board.Off
			case game.EvReborn, game.EvEntered:
				return e.From, e.To
			}
		}
	}
	return board.None, board.None
}

// face gives a card the drawing, the name and the motto of a square.
func (p *present) face(c *panel.Card, q board.Square) {
	f := words.Face(q)
	c.Art, c.Title, c.Motto = f.Art, f.Title, f.Motto
}

func startCard() panel.Card {
	return panel.Card{Art: "card-back", Title: tr.S("shell.target.start"), Motto: tr.S("shell.target.start.motto")}
}

// consider is told what the player points at.
func (p *present) consider(v table.Preview) {
	p.points = v
	if p.shell.column == nil {
		return // the table is being made
	}
	if !v.Valid || !v.HasMove && !v.Square.Valid() { // nothing, or a place beside the board
		p.shell.column.Target.Show(p.card())
		return
	}
	var c panel.Card
	switch {
	case v.HasMove:
		c = p.moveCard(v)
	default:
		p.face(&c, v.Square)
		c.Head = words.Head(v.Square)
		if p.snap.Game != nil {
			if line := words.HouseLine(p.snap.Game.Rules(), v.Square); line != "" {
				c.Motto = line
			}
		}
		if worthSaying(v.Reason) {
			c.Effects, c.Warn = []words.Effect{{Badge: look.BadgeBlock.Art(), Text: words.Reason(v.Reason)}}, true
		} else if !v.Square.IsHouse() {
			c.Story = p.card().Story // so that a resting cursor does not hide what happened
		}
	}
	p.shell.column.Target.Show(c)
}

// worthSaying reports whether a reason tells the player anything before it is
// asked for: that an enemy's piece is not one's own goes without saying.
func worthSaying(r game.Reason) bool {
	switch r {
	case game.ReasonNone, game.ReasonNotNow, game.ReasonNotYours, game.ReasonEmpty:
		return false
	}
	return true
}

// moveCard tells what a move will do.
func (p *present) moveCard(v table.Preview) panel.Card {
	var c panel.Card
	p.face(&c, v.Move.To)
	c.Head = words.MoveHead(v.Move)
	pos := p.snap.Pos
	c.Effects = words.For(p.snap).Will(p.snap.Game, &pos, v.Move, v.Events)
	p.advised(&c, v.Move)
	return c
}

// refused is told that a piece cannot be moved, and why.
func (p *present) refused(from board.Square, r game.Reason) {
	var c panel.Card
	p.face(&c, from)
	c.Head = words.Head(from)
	why := words.Reason(r)
	if r == game.ReasonNotNow && p.snap.CanThrow {
		why = tr.S("session.throwFirst")
	}
	c.Effects = []words.Effect{{Badge: look.BadgeBlock.Art(), Text: why}}
	c.Warn = true
	p.shell.column.Target.Show(c)
}
