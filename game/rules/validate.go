package rules

import "senet/game/fault"

// Validate returns what is wrong with r: values outside their range, and pairs
// of toggles that contradict each other (clashes). A fault about a pair has
// both keys in its arguments First and Second. Nothing is wrong with a playable
// rule set.
func (r Rules) Validate() fault.List {
	var faults fault.List
	again := Rules{}
	for _, t := range table {
		if err := t.Set(&again, t.Get(r)); err != nil {
			faults = append(faults, err.(*fault.Fault))
		}
	}
	if len(faults) == 0 && again != r {
		// Something that no toggle shows, such as a seventh fate.
		faults = append(faults, fault.New("rules.file.hidden"))
	}
	for _, c := range clashes {
		if c.is(&r) {
			faults = append(faults, fault.New("rules.clash."+c.id, "First", c.first, "Second", c.second))
		}
	}
	return faults
}
