package rules

import (
	"slices"
	"strconv"
	"strings"
)

// The functions here make the accessors of a Toggle from a pointer to its
// field, one for each kind. Their set functions rely on Toggle.allows.

// with returns t reading and writing through get and set.
func (t Toggle) with(get func(*Rules) string, set func(*Rules, string)) Toggle {
	t.get, t.set = get, set
	return t
}

// when marks a toggle as having an effect only where yes is true of the rules.
func (t Toggle) when(yes func(*Rules) bool) Toggle {
	t.matters = yes
	return t
}

func flag(t Toggle, field func(*Rules) *bool) Toggle {
	t.Kind = KindBool
	return t.with(
		func(r *Rules) string { return strconv.FormatBool(*field(r)) },
		func(r *Rules, v string) { *field(r) = v == "true" })
}

// number is a whole number from least to greatest.
func number[T ~uint8 | ~uint16](t Toggle, field func(*Rules) *T, least, greatest int) Toggle {
	t.Kind, t.Min, t.Max = KindNumber, least, greatest
	return t.with(
		func(r *Rules) string { return strconv.Itoa(int(*field(r))) },
		func(r *Rules, v string) {
			n, _ := strconv.Atoi(v)
			*field(r) = T(n)
		})
}

// oneOf is a number out of a few.
func oneOf[T ~uint8 | ~uint16](t Toggle, field func(*Rules) *T, values ...string) Toggle {
	t = number(t, field, 0, 0)
	t.Values = values
	return t
}

// enum is a named value; names are in the order of its constants.
func enum[T ~uint8](t Toggle, field func(*Rules) *T, names ...string) Toggle {
	t.Kind, t.Values = KindEnum, names
	return t.with(
		func(r *Rules) string { return nameOf(names, *field(r)) },
		func(r *Rules, v string) { *field(r) = T(slices.Index(names, v)) })
}

// list is a row of named values, one for each place from first on.
func list[T ~uint8](t Toggle, first, count int, place func(*Rules, int) *T, names ...string) Toggle {
	t.Kind, t.First, t.Count, t.Values = KindList, first, count, names
	return t.with(
		func(r *Rules) string {
			all := make([]string, count)
			for i := range all {
				all[i] = nameOf(names, *place(r, i))
			}
			return strings.Join(all, " ")
		},
		func(r *Rules, v string) {
			for i, name := range strings.Fields(v) {
				*place(r, i) = T(slices.Index(names, name))
			}
		})
}

// throws is a set of throws.
func throws(t Toggle, field func(*Rules) *ThrowSet) Toggle {
	t.Kind = KindThrows
	return t.with(
		func(r *Rules) string { return field(r).String() },
		func(r *Rules, v string) {
			*field(r) = 0
			for _, f := range strings.Fields(v) {
				if n, err := strconv.Atoi(f); err == nil {
					*field(r) |= 1 << n
				}
			}
		})
}

// String gives the throws of the set in rising order, "1 4 5", or "none".
func (s ThrowSet) String() string {
	var all []string
	for n := 1; n <= 5; n++ {
		if s.Has(n) {
			all = append(all, strconv.Itoa(n))
		}
	}
	if all == nil {
		return noThrows
	}
	return strings.Join(all, " ")
}

// nameOf gives the name of a value, or its number when it has none, so that a
// Rules value filled by hand with nonsense can still be shown and refused.
func nameOf[T ~uint8](names []string, v T) string {
	if int(v) < len(names) {
		return names[v]
	}
	return strconv.Itoa(int(v))
}
