package draft

import (
	"os"
	"path/filepath"
	"testing"

	"senet/game/rules"
)

// A draft is saved, changed, reverted, renamed, found after a restart, deleted.
func TestLife(t *testing.T) {
	m := load(t)
	d := copyOf(t, m, "bell", "Mine")
	if id := d.ToPlay().ID; id != "bell" {
		t.Errorf("unsaved it is played as %q", id)
	}
	d.SetDescription("en", "Longer.")
	res, err := m.Save(d, "en", say)
	if err != nil || res.From != "" || res.To != "mine" || d.Dirty() {
		t.Fatalf("%+v %v", res, err)
	}
	set(t, d, "net-loses", "false")
	if !d.Dirty() || len(m.Unsaved()) != 1 {
		t.Error("a change is not noticed")
	}
	d.Revert()
	if d.Dirty() || !d.Now.Rules.NetLoses {
		t.Error("not reverted")
	}
	set(t, d, "net-loses", "false")
	d.SetName("en", "Ours")
	if res, err = m.Save(d, "en", say); err != nil || res.From != "mine" || res.To != "ours" {
		t.Fatalf("%+v %v", res, err)
	}

	m, err = Load("uk")
	if err != nil || len(m.Own()) != 1 || !m.SelectID("ours") {
		t.Fatal(err, len(m.Own()))
	}
	d = m.Selected()
	if d.Now.Rules.NetLoses || d.Name("uk") != "Ours" || d.Now.Description("uk") != "Longer." || d.Base().ID != "bell" || d.Dirty() {
		t.Errorf("%+v", d.Now)
	}
	if p := d.ToPlay(); p.ID != "ours" || p.Rules != d.Now.Rules {
		t.Errorf("%+v", p)
	}
	if err := m.Remove(d); err != nil || len(m.Own()) != 0 || m.Selected().Now.ID != "bell" {
		t.Error(err, m.Selected().Now.ID)
	}
	if m, _ = Load("en"); len(m.Own()) != 0 {
		t.Error("deleted and yet there")
	}
}

// What is exported can be imported again, the same; the built-in ones too. What
// is wrong in a file is named with its line, the rest is taken; what is no rule
// set is not.
func TestExportImport(t *testing.T) {
	m := load(t)
	for _, p := range rules.Presets() {
		m.SelectID(p.ID)
		d, faults := m.Import("x.toml", Export(m.Selected(), say), "en")
		if d == nil || len(faults) > 0 || d.Now.Rules != p.Rules || d.Base().ID != p.ID || !d.New() {
			t.Errorf("%s: %v", p.ID, faults)
		}
	}
	own := len(m.Own())
	d, faults := m.Import("half.toml", []byte("[rules]\npieces = 7\nwatr = \"plain\"\nstart = 3\n"), "en")
	if d == nil || len(faults) != 2 || faults[0].Line != 3 || faults[0].Args["Nearest"] != "water" || faults[1].Line != 4 ||
		d.Now.Rules.Pieces != 7 || d.Name("en") != "half" || d.Imported != "half.toml" {
		t.Fatalf("%v", faults)
	}
	if d, faults := m.Import("no.toml", []byte("\x00"), "en"); d != nil || len(faults) == 0 {
		t.Error("binary taken")
	}
	if d, _ := m.Import("no.toml", nil, "en"); d != nil {
		t.Error("nothing taken")
	}
	if len(m.Own()) != own+1 {
		t.Error("a refused file is in the list")
	}
	if FileName(d, "en") != "half" {
		t.Error(FileName(d, "en"))
	}
}

// A faulty own file is set aside when it is saved over.
func TestSaveAside(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("SENET_DATA_DIR", dir)
	path := filepath.Join(dir, "rules", "hand.toml")
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte("name = \"Hand\"\n[rules]\nbar = 1\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	m, err := Load("en")
	if err != nil || !m.SelectID("hand") {
		t.Fatal(err)
	}
	d := m.Selected()
	set(t, d, "pieces", "7")
	res, err := m.Save(d, "en", say)
	if err != nil || res.Aside == "" || len(d.Set.Faults) != 0 {
		t.Fatalf("%+v %v", res, err)
	}
	if _, err := os.Stat(res.Aside); err != nil {
		t.Error(err)
	}
}
