package rules

import (
	"io"

	"senet/game/fault"
)

// MaxFile is the greatest size of a rule file that is read, in bytes. A rule
// set with all its comments has about a tenth of it.
const MaxFile = 128 << 10

// maxFaults is how many faults of one file are reported; a last fault says how
// many more there are.
const maxFaults = 40

// ReadTOML reads a rule set from a file in TOML. Whatever is wrong is reported
// with its line, in the order of the lines, and what is right is used: the
// preset returned starts from its base (kendall when none is named) and has
// every value that could be read. A preset whose rules contradict themselves is
// returned as it is, with the contradictions among the faults, so that a form
// can show it; Validate tells before playing. ReadTOML never panics.
func ReadTOML(data []byte) (Preset, fault.List) {
	f, faults := parse(data)
	base, ok := ByID(f.preset.Base)
	if !ok {
		if f.preset.Base != "" {
			faults = append(faults, unknown("rules.file.unknownBase", f.preset.Base, presetIDs()).At(f.line("base")))
		}
		base, _ = ByID(DefaultID)
	}
	f.preset.Base = base.ID
	p, wrong := f.on(base.Rules)
	faults = append(faults, wrong...)
	for _, c := range p.Rules.Validate() {
		faults = append(faults, c.At(max(f.line(c.Args["First"]), f.line(c.Args["Second"]))))
	}
	return p, inOrder(faults, f.skipped)
}

// Read reads a rule set as ReadTOML does, from at most MaxFile bytes of r.
func Read(r io.Reader) (Preset, fault.List) {
	data, err := io.ReadAll(io.LimitReader(r, MaxFile+1))
	if err != nil {
		p, _ := ReadTOML(nil)
		return p, fault.List{fault.New("rules.file.unreadable", "Reason", err.Error())}
	}
	return ReadTOML(data)
}

func presetIDs() []string {
	var ids []string
	for _, p := range Presets() {
		ids = append(ids, p.ID)
	}
	return ids
}
