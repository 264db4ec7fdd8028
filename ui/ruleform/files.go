package ruleform

import (
	"io"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"

	"senet/game/fault"
	"senet/game/rules"
	"senet/ui/ruleform/draft"
	"senet/ui/tr"
)

// Files opens and writes files that the player chooses.
type Files interface {
	// Open asks for a file and hands over its name and at most limit+1 bytes of
	// it; it hands over nothing when the player thinks better of it.
	Open(limit int64, got func(name string, data []byte, err error))
	// Save asks for a place, proposing a name, and writes there.
	Save(name string, data []byte, done func(name string, err error))
}

// extension is that of rule files.
const extension = ".toml"

// Dialogs are Fyne's file dialogs over a window. Show shows one, so that the
// window knows of it.
type Dialogs struct {
	Window fyne.Window
	Show   func(*dialog.FileDialog)
}

// Open is for Files.
func (f Dialogs) Open(limit int64, got func(string, []byte, error)) {
	d := dialog.NewFileOpen(func(r fyne.URIReadCloser, err error) {
		if r == nil {
			if err != nil {
				got("", nil, err)
			}
			return
		}
		defer r.Close()
		data, err := io.ReadAll(io.LimitReader(r, limit+1))
		got(r.URI().Name(), data, err)
	}, f.Window)
	d.SetFilter(storage.NewExtensionFileFilter([]string{extension, ".txt"}))
	f.Show(d)
}

// Save is for Files.
func (f Dialogs) Save(name string, data []byte, done func(string, error)) {
	d := dialog.NewFileSave(func(w fyne.URIWriteCloser, err error) {
		if w == nil {
			if err != nil {
				done("", err)
			}
			return
		}
		_, err = w.Write(data)
		if e := w.Close(); err == nil {
			err = e
		}
		done(w.URI().Name(), err)
	}, f.Window)
	d.SetFileName(name)
	f.Show(d)
}

// importFile reads a rule set from a file into a new draft. The file stays as it
// is; what could not be understood of it is named.
func (v *View) importFile() {
	v.strip.escape()
	v.opts.Files.Open(rules.MaxFile, func(name string, data []byte, err error) {
		if err != nil {
			v.refused(name, err)
			return
		}
		d, faults := v.model.Import(name, data, tr.Language())
		if d == nil {
			v.refused(name, faults)
			return
		}
		v.selectNew()
		v.strip.say(tr.F("ruleform.import.taken", map[string]any{"File": name}), false)
		v.focus(v.sheet.pane)
	})
}

// refused says why a file was not taken.
func (v *View) refused(name string, why error) {
	if list, ok := why.(fault.List); ok && len(list) > maxTold {
		why = list[:maxTold]
	}
	v.strip.say(tr.F("ruleform.import.failed", map[string]any{"File": name, "Why": tr.Fault(why)}), true)
}

// maxTold is how many faults of a file that was not taken are told.
const maxTold = 4

// export writes the rule set, as it is in the form, to a file.
func (v *View) export() {
	v.strip.escape()
	d := v.model.Selected()
	v.opts.Files.Save(draft.FileName(d, tr.Language())+extension, draft.Export(d, tr.S), func(name string, err error) {
		if err != nil {
			v.strip.say(tr.F("ruleform.export.failed", map[string]any{"File": name, "Why": tr.Fault(err)}), true)
			return
		}
		v.strip.say(tr.F("ruleform.exported", map[string]any{"File": name}), false)
	})
}
