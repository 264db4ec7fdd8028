// Senet: the Egyptian board game, in a window.
package main

import (
	"fmt"
	"os"

	"fyne.io/fyne/v2/app"

	"senet/ui"
)

func main() {
	if !ui.HasDisplay() {
		fmt.Fprintln(os.Stderr, ui.NoDisplay())
		os.Exit(1)
	}
	ui.Run(app.NewWithID("io.github.senet"), os.Args[1:]...)
}
