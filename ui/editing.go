package ui

import "senet/game"

// openEditor opens the position editor at what is on the table.
func (s *Shell) openEditor() {}

// editPosition opens the position editor at a position.
func (s *Shell) editPosition(game.Position) {}
