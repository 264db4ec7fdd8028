// Package ruleform is the view of the rule sets: at the left the built-in ones
// and the player's own, at the right the chosen one, with a form of all its
// toggles made from the catalogue. Built-in ones are for reading and copying; a
// player's own can be changed, saved, renamed, deleted, and go to and from files.
//
// The view decides nothing: drafts, marks and searches are in package draft, the
// files in package shelf. Each row of the form is made once and told what has
// changed; its editor is made when it is first needed.
package ruleform
