// Package settings keeps what the player owns on disk: the preferences, the
// saved game's place, and the player's own rule sets.
//
// Three promises hold for every file here. A write either happens whole or not
// at all, whenever the program or the machine stops. A file that could not be
// read without faults is set aside under another name before anything is
// written in its place. And no content, however damaged, is a reason to fail:
// what can be understood is used, the rest is reported with its line.
//
// Preferences live in the configuration folder, everything else in the data
// folder; see ConfigDir and DataDir. The content of a rule set is the business
// of package rules, that of a saved game the business of package session: here
// they are bytes.
//
// Everything is safe for use by several goroutines at once. Two running copies
// of the program never damage a file of each other's: the later write wins. Their
// games are kept apart, see Claim.
package settings
