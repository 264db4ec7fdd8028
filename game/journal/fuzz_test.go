package journal

import (
	"testing"
	"time"
)

// Whatever a file holds, reading it does no harm, and what is read can be written
// and read again the same.
func FuzzDecode(f *testing.F) {
	for _, e := range []Entry{full(f), {Kind: Day, Date: when}, {Kind: Game, Record: "x\n", Extra: map[string]any{"a": int64(1)}}} {
		data, err := encode(clean(e))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Add([]byte("+++\nsenet-journal = 1\nkind = \"day\"\n[a.b]\nc = [1, [2.5, {d = 07:32:00}]]\n+++\n````senet\n```\n````\n\n\n"))
	f.Add([]byte("\ufeff+++\r\nsenet-journal = 2\r\n+++\r\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		begun := time.Now()
		e, bad := decode(data)
		if took := time.Since(begun); took > 2*time.Second {
			t.Fatalf("reading %d bytes took %v", len(data), took)
		}
		if bad != nil {
			if bad.fault("x").Error() == "" {
				t.Fatal("no fault")
			}
			return
		}
		e = clean(e)
		again, err := encode(e)
		if err != nil {
			t.Fatal(err)
		}
		if len(again) > MaxFile {
			return
		}
		e2, bad := decode(again)
		if bad != nil {
			t.Fatalf("%v\n%q", bad.fault("x"), again)
		}
		if e.Extra, e2.Extra = nil, nil; !equal(e, e2) {
			t.Fatalf("%+v\n%+v\n%q", e, e2, again)
		}
	})
}
