package rules_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"reflect"
	"runtime"
	"strings"
	"testing"
	"time"

	"senet/game/rules"
	"senet/game/rules/rulestest"
)

// RULES §7: what is saved as TOML is found again.
func TestPresetsRoundTrip(t *testing.T) {
	for _, p := range rules.Presets() {
		got, faults := rules.ReadTOML(rules.WriteTOML(p))
		if len(faults) > 0 {
			t.Errorf("%s: %v", p.ID, faults)
		}
		if p.Base == "" {
			p.Base = rules.DefaultID // a file cannot be without a base
		}
		if !reflect.DeepEqual(got, p) {
			t.Errorf("%s reads back as\n%+v, want\n%+v", p.ID, got, p)
		}
	}
}

func TestRandomRulesRoundTrip(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	presets := rules.Presets()
	about := func(key string) string { return key + "\nwith \"quotes\" and a second line" }
	for range 300 {
		base := presets[r.IntN(len(presets))]
		p := base.Copy()
		p.ID, p.Rules = "mine", rulestest.Random(r)
		p.Names["uk"], p.Descriptions["ru"] = "Мій \"сенет\" # = [1]\\", "две\nстроки\t'''"
		got, faults := rules.ReadTOML(rules.WriteTOMLWith(p, about))
		if len(faults) > 0 || !reflect.DeepEqual(got, p) {
			t.Fatalf("%v\n%s\nreads back as\n%+v, want\n%+v", faults, rules.WriteTOML(p), got, p)
		}
		pairs := rules.Diff(base.Rules, p.Rules)
		if again, faults := rules.Apply(base.Rules, pairs); again != p.Rules || len(faults) > 0 {
			t.Fatalf("Diff and Apply: %v %v", pairs, faults)
		}
	}
}

// A remark in a written file can be turned into a value by removing the "# ".
func TestRemarksAreValues(t *testing.T) {
	p, _ := rules.ByID("voyage")
	text := string(rules.WriteTOML(p))
	head, remarks, _ := strings.Cut(text, "\n[rules]\n")
	var live []string
	for _, l := range strings.Split(remarks, "\n") {
		if rest, isRemark := strings.CutPrefix(l, "# "); isRemark && strings.Contains(rest, " = ") {
			l = rest
		}
		live = append(live, l)
	}
	got, faults := rules.ReadTOML([]byte(head + "\n[rules]\n" + strings.Join(live, "\n")))
	if len(faults) > 0 || got.Rules != p.Rules {
		t.Errorf("%v\n%v", faults, rules.Diff(p.Rules, got.Rules))
	}
}

func TestBadFiles(t *testing.T) {
	const ok = "base = \"common\"\nname = \"Mine\"\n\n[rules]\ngods-jump = false\n"
	for _, c := range []struct {
		name, text string
		want       string // the faults, joined
		kept       bool   // base, name and gods-jump of ok were read all the same
	}{
		{"good", ok, "", true},
		{"windows line ends", strings.ReplaceAll(ok, "\n", "\r\n"), "", true},
		{"byte order mark", "\ufeff" + ok, "", true},
		{"empty", "", "rules.file.empty", false},
		{"blank", " \n\n\t\n", "rules.file.empty", false},
		{"UTF-16", "\xff\xfeb\x00a\x00s\x00e\x00", "rules.file.utf16", false},
		{"UTF-16, big end first", "\xfe\xff\x00b\x00a", "rules.file.utf16", false},
		{"UTF-16 without a mark", "b\x00a\x00s\x00e\x00", "rules.file.binary", false},
		{"binary", "\x7fELF\x02\x01\x00\x00", "rules.file.binary", false},
		{"deep", strings.Repeat("a=[\n", 1000), "rules.file.tooDeep", false},
		{"huge", ok + strings.Repeat("# long\n", rules.MaxFile/7), "rules.file.tooBig Max=128", false},
		{"not UTF-8", ok + "backward = \"\xef\xf0\"\n", "line 6: rules.file.notText", true},
		{"deep key", ok + strings.Repeat("a.", 500) + "a = 1\n", "line 6: rules.file.notText", true},
		{"unknown toggle", ok + "backwards = \"side\"\n", "line 6: rules.file.unknownKey Key=backwards Nearest=backward", true},
		{"unknown toggle, nothing near", ok + "castling = true\n", "line 6: rules.file.unknownKeyAlone Key=castling", true},
		{"unknown key", "autor = \"A\"\n" + ok, "line 1: rules.file.unknownKey Key=autor Nearest=author", true},
		{"unknown table", ok + "[rule]\npieces = 7\n", "line 6: rules.file.unknownKey Key=rule Nearest=rules", true},
		{"unknown language", ok + "[description]\nua = \"опис\"\n", "line 7: rules.file.unknownKey Key=ua Nearest=uk", true},
		{"rule outside [rules]", "pieces = 7\n" + ok, "line 1: rules.file.outsideRules Key=pieces", true},
		{"unknown base", strings.Replace(ok, "common", "comon", 1), "line 1: rules.file.unknownBase Key=comon Nearest=common", false},
		{"unknown base, nothing near", strings.Replace(ok, "common", "chess-960", 1), "line 1: rules.file.unknownBaseAlone Key=chess-960", false},
		{"value out of range", ok + "pieces = 6\n", "line 6: rules.file.badValue Allowed=5, 7, 10 Key=pieces Value=6", true},
		{"number as text", ok + "pieces = \"7\"\n", "line 6: rules.file.badValue Allowed=5, 7, 10 Key=pieces Value=\"7\"", true},
		{
			"unknown value", ok + "water = \"wine\"\n",
			`line 6: rules.file.badValue Allowed="plain", "drowns", "rebirth", "next-turn", "at-once", "choice", "start" Key=water Value="wine"`, true,
		},
		{"bool as number", ok + "ba-doubles = 1\n", "line 6: rules.file.badValue Allowed=true, false Key=ba-doubles Value=1", true},
		{"bad throws", ok + "again = [1, 6]\n", "line 6: rules.file.badValue Allowed=[1, 2, 3, 4, 5] Key=again Value=[1, 6]", true},
		{"throws as text", ok + "again = [\"1\"]\n", "line 6: rules.file.badValue Allowed=[1, 2, 3, 4, 5] Key=again Value=[\"1\"]", true},
		{
			"short list", ok + "free = [\"any\"]\n",
			`line 6: rules.file.badValue Allowed=3 × ("exact", "any") Key=free Value=["any"]`, true,
		},
		{"empty list", ok + "free = []\n", `line 6: rules.file.badValue Allowed=3 × ("exact", "any") Key=free Value=[]`, true},
		{"table as value", ok + "[rules.pieces]\na = 1\n", "line 6: rules.file.badValue Allowed=5, 7, 10 Key=pieces Value=[…]", true},
		{"[rules] as value", "rules = 7\n", "line 1: rules.file.badValue Allowed=[rules] Key=rules Value=7", false},
		{"name as number", strings.Replace(ok, `"Mine"`, "7", 1), "line 2: rules.file.badValue Allowed=\"…\" Key=name Value=7", false},
		{"long name", strings.Replace(ok, "Mine", strings.Repeat("я", 81), 1), "line 2: rules.file.tooLong Key=name Max=80", false},
		{"duplicate key", ok + "gods-jump = true\n", "line 6: rules.file.duplicate Key=rules.gods-jump", true},
		{"not TOML", ok + "castling\n", "line 6: rules.file.badSyntax Detail=expected '.' or '=', but got '\\n' instead", true},
		{"truncated in a value", ok + "pieces =", "line 6: rules.file.badSyntax Detail=unexpected EOF; expected value", true},
		{"truncated in a list", ok + "again = [1,\n4,\n\n", "line 8: rules.file.badSyntax Detail=unexpected EOF; expected value", true},
		{
			"truncated in a text", ok + "[description]\nen = \"\"\"What\n\na game\n",
			"line 9: rules.file.badSyntax Detail=unexpected EOF; expected '\"\"\"'", true,
		},
		{"contradiction", ok + "gods = true\n", "line 6: rules.clash.godsStart First=gods Second=start; " +
			"line 6: rules.clash.godsLot First=gods Second=first-player", true},
		{"two faults", ok + "pieces = 6\nbars = \"one\"\n", "line 6: rules.file.badValue Allowed=5, 7, 10 Key=pieces Value=6; " +
			`line 7: rules.file.badValue Allowed="nothing", "two", "three-enemies" Key=bars Value="one"`, true},
	} {
		p, faults := rules.ReadTOML([]byte(c.text))
		if got := faults.Error(); got != c.want {
			t.Errorf("%s: faults\n%s, want\n%s", c.name, got, c.want)
		}
		if kept := p.Base == "common" && p.Name("ru") == "Mine" && !p.Rules.GodsJump; kept != c.kept {
			t.Errorf("%s: what is right was kept: %v, want %v", c.name, kept, c.kept)
		}
		if p.Base == "" {
			t.Errorf("%s: no base", c.name)
		}
	}
}

// Only so many faults are listed, and the last says how many more there are.
func TestManyFaults(t *testing.T) {
	var b strings.Builder
	b.WriteString("[rules]\n")
	for i := range 300 {
		b.WriteString(strings.Repeat("x", i+1) + " = 1\n")
	}
	_, faults := rules.ReadTOML([]byte(b.String()))
	if last := faults[len(faults)-1].Error(); len(faults) > 50 || last != "rules.file.more N=260" {
		t.Errorf("%d faults, the last %s", len(faults), last)
	}
}

// The worst that fits into the limit takes a moment and not a minute: the time
// and memory of each are what the bounds of decode.go are for.
func TestHostileFilesAreBounded(t *testing.T) {
	numbered := func(format string) string {
		var b strings.Builder
		for i := 0; b.Len() < rules.MaxFile-200; i++ {
			fmt.Fprintf(&b, format, i)
		}
		return b.String()
	}
	for name, text := range map[string]string{
		"many keys":       numbered("k%d=1\n"),
		"many rules":      "[rules]\n" + numbered("k%d=1\n"),
		"many bad lines":  numbered("bad %d\n"),
		"deep keys":       strings.Repeat("a\n", 30000) + strings.Repeat("k"+strings.Repeat(".a", 99)+"=1\n", 40),
		"one long key":    strings.Repeat("k", rules.MaxFile-10) + "=1",
		"many duplicates": strings.Repeat("k=1\n", rules.MaxFile/4-1),
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		start := time.Now()
		_, faults := rules.ReadTOML([]byte(text))
		runtime.ReadMemStats(&after)
		took, used := time.Since(start), (after.TotalAlloc-before.TotalAlloc)>>20
		t.Logf("%s: %v, %d MB allocated, %d faults", name, took, used, len(faults))
		if len(faults) == 0 || took > 20*time.Second || used > 500 {
			t.Errorf("%s: %v, %d MB, %d faults", name, took, used, len(faults))
		}
	}
}

// endless is a file that never ends.
type endless struct{ read int }

func (e *endless) Read(p []byte) (int, error) {
	e.read += len(p)
	for i := range p {
		p[i] = 'x'
	}
	return len(p), nil
}

func TestReadStopsAtTheLimit(t *testing.T) {
	e := &endless{}
	_, faults := rules.Read(e)
	if faults.Error() != "rules.file.tooBig Max=128" || e.read > 2*rules.MaxFile {
		t.Errorf("%v after %d bytes", faults, e.read)
	}
}

func TestReadReportsTheReader(t *testing.T) {
	_, faults := rules.Read(io.MultiReader(strings.NewReader("base"), errReader{}))
	if faults.Error() != "rules.file.unreadable Reason=disk on fire" {
		t.Error(faults)
	}
	p, faults := rules.Read(bytes.NewReader([]byte("[rules]\npieces = 7\n")))
	if len(faults) > 0 || p.Rules.Pieces != 7 {
		t.Error(faults)
	}
}

type errReader struct{}

func (errReader) Read([]byte) (int, error) { return 0, errors.New("disk on fire") }

// ReadTOML never panics, always gives values that can be played or says why
// not, and what it gives can be written and read again.
func FuzzReadTOML(f *testing.F) {
	for _, p := range rules.Presets() {
		f.Add(rules.WriteTOML(p))
	}
	for _, s := range []string{
		"", "\ufeff", "[rules]\n[rules]\n", "a.b.c = 1", "name = {en = 'x'}", "[[rules]]\npieces = 5",
		"rules = {pieces = 7, again = []}", "rules.pieces = 7", "[rules]\nfate = [[1], {a = 2}]", "year = 2015-02-19", "id = 1e400",
		"x = \"\"\"", "[rules", "\"\" = 1", "[rules]\n'' = 0", "base = \"gods\"\n[rules]\ngods = false",
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		p, faults := rules.ReadTOML(data)
		if wrong := p.Rules.Validate(); len(wrong) > 0 && len(faults) == 0 {
			t.Fatalf("contradictions without a fault: %v", wrong)
		}
		again, more := rules.ReadTOML(rules.WriteTOML(p))
		if again.Rules != p.Rules || again.Base != p.Base || len(more) > len(p.Rules.Validate()) {
			t.Fatalf("%+v\nreads back as\n%+v\n%v", p, again, more)
		}
	})
}
