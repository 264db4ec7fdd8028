package ui

import (
	"reflect"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"senet/ui/look"
)

// nameLimit is the most characters of a file's name that can be typed.
const nameLimit = 200

// lettingEscape puts a field that passes Escape on in place of the one for the
// name in Fyne's dialog of files, which keeps every key to itself. It returns
// the field, or nil if there is none: nothing is named when a file is opened.
func lettingEscape(o fyne.CanvasObject) *look.Field {
	switch o := o.(type) {
	case *widget.PopUp:
		return lettingEscape(o.Content)
	case *fyne.Container:
		for _, child := range o.Objects {
			if e := lettingEscape(child); e != nil {
				return e
			}
		}
	case *container.Scroll:
		its, ok := o.Content.(*widget.Entry)
		if !ok {
			return nil
		}
		e := mirror(its)
		o.Content = e
		o.Refresh()
		return e
	}
	return nil
}

// contentOf is what lies in an overlay of Fyne's. Its type is Fyne's own, but
// its field Content is not hidden.
func contentOf(overlay fyne.CanvasObject) fyne.CanvasObject {
	v := reflect.Indirect(reflect.ValueOf(overlay))
	if v.Kind() != reflect.Struct {
		return nil
	}
	f := v.FieldByName("Content")
	if !f.IsValid() || !f.CanInterface() {
		return nil
	}
	o, _ := f.Interface().(fyne.CanvasObject)
	return o
}

// mirror is a field of ours that says and does what its does.
func mirror(its *widget.Entry) *look.Field {
	e := look.NewField(its.PlaceHolder, nameLimit, 1)
	e.Fill(its.Text)
	e.OnSubmitted = its.OnSubmitted
	limited, told := e.OnChanged, its.OnChanged
	e.OnChanged = func(s string) {
		limited(s)
		if its.Text != e.Text {
			its.SetText(e.Text)
		}
	}
	its.OnChanged = func(s string) { // a file was pointed at
		if told != nil {
			told(s)
		}
		if e.Text != s {
			e.SetText(s)
		}
	}
	return e
}
