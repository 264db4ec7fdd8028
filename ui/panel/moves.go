package panel

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"senet/game/board"
	"senet/game/session"
	"senet/ui/look"
	"senet/ui/panel/words"
	"senet/ui/tr"
)

// Moves is the panel of the move list: two columns by side, a row to a turn.
type Moves struct {
	Object fyne.CanvasObject

	title, empty *canvas.Text
	live         *look.Item
	heads        [2]*canvas.Text
	icons        [2]*look.Art
	rule         *canvas.Rectangle
	list         *moveList

	log       []session.LogEntry // that is listed
	headTexts [2]string
	size      fyne.Size
	k         float32
}

// NewMoves returns the panel. view is told which log entry to show, -1 for the
// present position.
func NewMoves(view func(int)) *Moves {
	m := &Moves{
		title: look.Text(tr.S("shell.moves.title"), look.Title20, look.Ink),
		empty: look.Text("", look.Body13, look.Muted),
		live:  look.NewLink(tr.S("shell.moves.live"), func() { view(-1) }),
		rule:  look.NewRule(), list: newMoveList(view),
	}
	m.live.Hide()
	objects := []fyne.CanvasObject{m.title, m.empty, m.live, m.rule}
	for i := range m.heads {
		m.heads[i] = look.Text("", look.Label13, look.Muted)
		m.icons[i] = look.NewArt(pieceArt(board.Side(i)))
		objects = append(objects, m.heads[i], m.icons[i])
	}
	m.Object = newFrame(m.lay, append(objects, m.list)...)
	return m
}

// Show takes over the log of a snapshot and which of its entries is shown. The
// list follows the newest entry, or the one being looked at.
func (m *Moves) Show(s session.Snapshot) {
	for i := range m.headTexts {
		m.headTexts[i] = tr.S("shell.moves." + string(rune('0'+i)))
		if s.Game != nil && s.Game.IsGods(board.Side(i)) {
			m.headTexts[i] = tr.S("shell.moves.gods")
		}
	}
	look.ShowIf(m.live, s.Viewing >= 0)
	look.ShowIf(m.empty, len(s.Log) == 0)
	if sameLog(m.log, s.Log) { // looking through it: the lines stay
		m.list.look(s.Viewing)
	} else {
		m.log = s.Log
		m.list.set(words.Rows(s.Log), len(s.Log), s.Viewing)
	}
	if m.size.Width > 0 {
		m.lay(m.size, m.k)
	}
	m.Object.Refresh()
}

// sameLog reports whether a and b are one log: sessions never change the entries
// that they have handed out.
func sameLog(a, b []session.LogEntry) bool {
	return len(a) > 0 && len(a) == len(b) && &a[0] == &b[0]
}

// columns are where the parts of a row begin: turn number (its right edge),
// first and second side.
func columns(k float32) [3]float32 { return [3]float32{30 * k, 44 * k, 164 * k} }

func (m *Moves) lay(size fyne.Size, k float32) {
	m.size, m.k = size, k
	pad := 16 * k
	line(m.title, tr.S("shell.moves.title"), look.Title20, k, pad, 9*k, size.Width/2)
	if m.live.Visible() {
		min := m.live.MinSize()
		look.Put(m.live, size.Width-pad-min.Width+6, 9*k, min.Width, min.Height)
	}
	cols := columns(k)
	top := 36 * k
	for i := range m.heads {
		x := 10*k + cols[i+1]
		look.Put(m.icons[i], x-2*k, top, 18*k, 18*k)
		line(m.heads[i], m.headTexts[i], look.Label13, k, x+19*k, top-0.5, 90*k)
	}
	look.Put(m.rule, pad, top+22*k, size.Width-2*pad, 1)
	y := top + 25*k
	line(m.empty, tr.S("shell.moves.empty"), look.Body13, k, pad, y+4*k, size.Width-2*pad)
	m.list.scale(k)
	look.Put(m.list, 10*k, y, size.Width-16*k, max(0, size.Height-y-6*k))
}

// Focusable is the list, for the keyboard.
func (m *Moves) Focusable() fyne.Focusable { return m.list }
