package ui

import (
	"os"
	"path/filepath"
	"runtime"

	"fyne.io/fyne/v2"

	"senet/assets"
	"senet/game/ai"
	"senet/settings"
	"senet/ui/look"
	"senet/ui/sound"
	"senet/ui/tr"
)

// Version is the version of the product, Product its name and version as
// records have it.
const (
	Version = "0.1.0"
	Product = "Senet " + Version
)

// Run opens the window in app and plays until it is closed. The first of files,
// if any, is the record to open.
func Run(app fyne.App, files ...string) {
	look.SetDispatcher(onUI)
	prefs, faults := settings.Load()
	useHome()
	number, release := settings.Claim()
	defer release()
	app.SetIcon(fyne.NewStaticResource("icon.png", assets.Icon()))
	win := app.NewWindow("Senet")
	win.SetMaster()
	s := newShell(app, win, prefs, onUI)
	s.speaker = sound.NewPlayer(prefs.Volume)
	w, h := float32(prefs.WindowWidth), float32(prefs.WindowHeight)
	if w < minWidth || h < minHeight {
		w, h = startWidth, startHeight
	}
	win.Resize(fyne.NewSize(w, h))
	if prefs.WindowWidth == 0 {
		win.CenterOnScreen()
	}
	app.Lifecycle().SetOnStarted(func() {
		s.takePulse()
		s.readJournalAhead()
		if len(files) > 0 {
			s.beginWith(files[0])
		} else {
			s.begin()
		}
		if number > 1 {
			s.tellCopy()
		}
		if len(faults) > 0 {
			s.notice.show(tr.F("shell.prefs.faults", map[string]any{"Why": tr.Fault(faults)}), true)
		}
	})
	win.ShowAndRun()
}

// learnedDir is the folder, beside the rule sets, for what the computer has learned
// and worked out on this machine.
const learnedDir = "learned"

// useHome tells the computer player where that is. Without a folder it learns all
// the same, and forgets with the end of the program.
func useHome() {
	if dir, err := settings.DataDir(); err == nil {
		ai.SetHome(filepath.Join(dir, learnedDir))
	}
}

// HasDisplay reports whether there is a screen to open a window on; without one
// the graphics driver would only panic.
func HasDisplay() bool {
	if runtime.GOOS != "linux" && runtime.GOOS != "freebsd" && runtime.GOOS != "openbsd" {
		return true
	}
	return os.Getenv("DISPLAY") != "" || os.Getenv("WAYLAND_DISPLAY") != ""
}

// NoDisplay is what to say then, in the user's language.
func NoDisplay() string { return tr.S("shell.noDisplay") }
