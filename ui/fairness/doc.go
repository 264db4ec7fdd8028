// Package fairness is the page that shows how the sticks have fallen, beside what
// was to be expected of them, in one game and in all: the counts of each side, how
// likely they are, whether the computer throws better, and whether every throw is
// the one that the seed of its game gives. It counts nothing itself: package
// throws does.
package fairness
