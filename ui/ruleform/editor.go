package ruleform

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"senet/game/rules"
	"senet/ui/look"
	"senet/ui/tr"
)

// controlHeight is that of an editor of one line, in Fyne's units.
const controlHeight float32 = 40

// segmentsWidth is the most that values side by side may take; longer ones
// become a picker.
const segmentsWidth float32 = 236

// editor changes one toggle. Which kind it is depends on the toggle's kind only.
type editor struct {
	object fyne.CanvasObject
	height float32
	show   func(value string) // shows a value without telling anybody
	first  fyne.Focusable     // what gets the keyboard
	stops  []focusTeller      // everything in it that can have it
}

// focusTeller is a control that tells when the keyboard comes to it.
type focusTeller interface{ SetOnFocus(func()) }

// newEditor makes the editor for a toggle. change is told of every new value by
// the player, as Toggle.Set takes it; wrong is told of one that is none.
func newEditor(t rules.Toggle, change func(string), wrong func()) editor {
	switch {
	case t.Kind == rules.KindThrows:
		return throwsEditor(change)
	case t.Kind == rules.KindList:
		return listEditor(t, change)
	case t.Kind == rules.KindNumber && t.Values == nil:
		return numberEditor(t, change, wrong)
	}
	return choiceEditor(t, t.Options(), change)
}

// choiceEditor is for one out of a few values.
func choiceEditor(t rules.Toggle, options []string, change func(string)) editor {
	labels := make([]string, len(options))
	segments := make([]look.Choice, len(options))
	for i, o := range options {
		labels[i] = value(t, o)
		segments[i].Label = labels[i]
	}
	told := func(i int) { change(options[i]) }
	if len(options) <= 4 {
		s := look.NewSegmented(segments, -1, told)
		if s.MinSize().Width <= segmentsWidth {
			return editor{
				object: container.New(naturalWidth{}, s), height: controlHeight, first: s, stops: []focusTeller{s},
				show: func(v string) { s.SetSelected(slices.Index(options, v)) },
			}
		}
	}
	p := look.NewPicker(labels, -1, told)
	return editor{
		object: p, height: controlHeight, first: p, stops: []focusTeller{p},
		show: func(v string) { p.SetSelected(slices.Index(options, v)) },
	}
}

// naturalWidth gives its one object the width it asks for.
type naturalWidth struct{}

// MinSize is for Fyne.
func (naturalWidth) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

// Layout is for Fyne.
func (naturalWidth) Layout(o []fyne.CanvasObject, size fyne.Size) {
	look.Put(o[0], 0, 0, min(size.Width, max(o[0].MinSize().Width, 120)), size.Height)
}

// rowOf sets objects side by side at fixed widths.
type rowOf struct {
	widths []float32 // 0: the rest
	gap    float32
}

// MinSize is for Fyne.
func (r rowOf) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, controlHeight)
}

// Layout is for Fyne.
func (r rowOf) Layout(o []fyne.CanvasObject, size fyne.Size) {
	rest := size.Width - r.gap*float32(len(o)-1)
	for _, w := range r.widths {
		rest -= w
	}
	x := float32(0)
	for i, obj := range o {
		w := r.widths[i]
		if w == 0 {
			w = max(20, rest)
		}
		h := size.Height
		look.Put(obj, x, 0, w, h)
		x += w + r.gap
	}
}

// throwsEditor is for a set of throws: one button for each.
func throwsEditor(change func(string)) editor {
	on := [6]bool{}
	var items [6]*look.Item
	e := editor{height: controlHeight}
	say := func() {
		var all []string
		for n := 1; n <= 5; n++ {
			if on[n] {
				all = append(all, strconv.Itoa(n))
			}
		}
		if all == nil {
			all = []string{"none"}
		}
		change(strings.Join(all, " "))
	}
	var objects []fyne.CanvasObject
	for n := 1; n <= 5; n++ {
		items[n] = look.NewTopItem(strconv.Itoa(n), func() {
			on[n] = !on[n]
			items[n].SetSelected(on[n])
			say()
		})
		e.stops = append(e.stops, items[n])
		objects = append(objects, container.NewStack(look.NewPlate(look.Panel, look.Line, look.ButtonRadius), items[n]))
	}
	e.first = items[1]
	e.object = container.New(rowOf{[]float32{40, 40, 40, 40, 40}, 8}, objects...)
	e.show = func(v string) {
		for n := 1; n <= 5; n++ {
			on[n] = slices.Contains(strings.Fields(v), strconv.Itoa(n))
			items[n].SetSelected(on[n])
		}
	}
	return e
}

// listEditor is for a value at each of several places: a picker for each.
func listEditor(t rules.Toggle, change func(string)) editor {
	values := make([]string, t.Count)
	pickers := make([]*look.Picker, t.Count)
	labels := make([]string, len(t.Values))
	for i, v := range t.Values {
		labels[i] = tr.S(t.ValueKey(v))
	}
	const gap float32 = 6
	e := editor{height: float32(t.Count)*(controlHeight+gap) - gap}
	column := container.New(columnOf{gap})
	for i := range pickers {
		pickers[i] = look.NewPicker(labels, -1, func(chosen int) {
			values[i] = t.Values[chosen]
			change(strings.Join(values, " "))
		})
		e.stops = append(e.stops, pickers[i])
		label := look.Text(strconv.Itoa(t.First+i), look.Strong15, look.Muted)
		label.Alignment = fyne.TextAlignTrailing
		column.Add(container.New(rowOf{[]float32{22, 0}, 10}, label, pickers[i]))
	}
	e.object, e.first = column, pickers[0]
	e.show = func(v string) {
		for i, one := range strings.Fields(v) {
			if i < len(pickers) {
				values[i] = one
				pickers[i].SetSelected(slices.Index(t.Values, one))
			}
		}
	}
	return e
}

// columnOf sets rows of one control's height one under the other.
type columnOf struct{ gap float32 }

// MinSize is for Fyne.
func (c columnOf) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(0, float32(len(o))*(controlHeight+c.gap)-c.gap)
}

// Layout is for Fyne.
func (c columnOf) Layout(o []fyne.CanvasObject, size fyne.Size) {
	for i, obj := range o {
		look.Put(obj, 0, float32(i)*(controlHeight+c.gap), size.Width, controlHeight)
	}
}

// numberEditor is for a whole number in a range: a field, and a button to either
// side that goes down or up by one. The arrow keys do the same, Page Up and Page
// Down by ten.
func numberEditor(t rules.Toggle, change func(string), wrong func()) editor {
	now := t.Min
	field := look.NewField("", 6, 1)
	set := func(n int) {
		now = max(t.Min, min(t.Max, n))
		field.Fill(strconv.Itoa(now))
		change(strconv.Itoa(now))
	}
	field.Changed = func(s string) {
		n, err := strconv.Atoi(strings.TrimSpace(s))
		if err != nil || n < t.Min || n > t.Max {
			wrong()
			return
		}
		now = n
		change(strconv.Itoa(n))
	}
	field.Left = func() { set(now) }
	field.Keys = func(k fyne.KeyName) bool {
		by, ok := map[fyne.KeyName]int{fyne.KeyUp: 1, fyne.KeyDown: -1, fyne.KeyPageUp: 10, fyne.KeyPageDown: -10}[k]
		if ok {
			set(now + by)
		}
		return ok
	}
	less := look.NewSecondary("−", "", func() { set(now - 1) })
	more := look.NewSecondary("+", "", func() { set(now + 1) })
	return editor{
		object: container.New(rowOf{[]float32{42, 78, 42}, 6}, less, field.Box, more), height: controlHeight,
		first: field, stops: []focusTeller{field, less, more},
		show: func(v string) {
			now, _ = strconv.Atoi(v)
			field.Fill(v)
		},
	}
}
