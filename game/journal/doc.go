// Package journal keeps readings, draws and games with the reader's own notes,
// in a folder of plain files, one for each entry.
//
// # The file
//
// An entry is a UTF-8 text file of at most MaxFile bytes named *.md: a head in
// TOML between two lines of +++, and below it the notes, in Markdown:
//
//	+++
//	senet-journal = 1              the version of this format
//	date = 2026-11-30T18:00:00+02:00
//	kind = "three"                 game, reading, day, three, path
//	title = "…"                    what the reader called it
//	question = "…"                 what was asked before
//	language = "uk"
//	side = "spools"                of a reading: spools, cones, both;
//	met = "landed"                 landed, rested, crossed;
//	once = true                    every card once
//	cards = ["arcanum-18", …]      in the order they were met or drawn
//	draw = "senet-draw 1 three 5"  to make a draw again (package oracle)
//	+++
//	```senet
//	Senet: 1                       the game's record (package record), if there is one,
//	…                              in the line right after the head
//	```
//
//	The notes, as many lines as one likes.
//
// Only the version and the kind are needed. Keys that this version does not know
// are kept. The name of the file is the name of the entry; a file may be copied
// and renamed freely.
//
// # Damage
//
// A file that is no entry, one that is damaged, and one of a later version stay
// as they are and are named in a fault; everything else opens. Files are only
// replaced whole (settings.WriteAtomic), and a file whose content is not what
// this journal last read or wrote is never replaced: it is set aside first under
// another name, and one of a later version is not touched at all.
package journal
