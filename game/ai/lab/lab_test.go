package lab

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"senet/game/ai/endgame"
	"senet/game/ai/eval"
)

func open(t *testing.T, id string) *Set {
	t.Helper()
	s, err := Open(id)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestOpen(t *testing.T) {
	s := open(t, "kendall")
	if s.ID != "kendall" || s.Core.Rules() != s.Rules || s.Fast == nil || s.Fast.Core() != s.Core {
		t.Errorf("opened %s: %v", s.ID, s.Core.Rules())
	}
	if _, err := Open("nowhere"); err == nil {
		t.Error("a rule set that is not there was opened")
	}
}

// Files come back as they were written, and what is no such file is refused.
func TestEndings(t *testing.T) {
	s := open(t, "modern-kendall")
	want, err := endgame.Solve(context.Background(), s.Fast, nil, endgame.Options{Pieces: 1})
	if err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(t.TempDir(), "a.endings")
	if err := WriteEndings(name, want); err != nil {
		t.Fatal(err)
	}
	got, err := ReadEndings(name, s.Fast)
	if err != nil || got.Holds() != 1 {
		t.Fatal("read back:", err)
	}
	if _, err := ReadEndings(name, open(t, "bell").Fast); err == nil {
		t.Error("the endings of another rule set were taken")
	}
	if _, err := ReadEndings(name+"x", s.Fast); !errors.Is(err, fs.ErrNotExist) {
		t.Error("no file:", err)
	}
}

func TestNet(t *testing.T) {
	want := eval.For(open(t, "kendall").Rules)
	name := filepath.Join(t.TempDir(), "a.net")
	if err := WriteNet(name, want); err != nil {
		t.Fatal(err)
	}
	got, err := ReadNet(name)
	if err != nil || !bytes.Equal(got.Write(), want.Write()) {
		t.Error("read back:", err)
	}
	if err := os.WriteFile(name, []byte("no network"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := ReadNet(name); err == nil {
		t.Error("what is no network was taken for one")
	}
	if _, err := ReadNet(name + "x"); !errors.Is(err, fs.ErrNotExist) {
		t.Error("no file:", err)
	}
}
