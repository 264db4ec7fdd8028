package game_test

import (
	"os"
	"path/filepath"
	"testing"

	"senet/game/gametest"
)

// TestSentences runs the cases of testdata/rules: every sentence of RULES §2
// and §3, and every cell of the table in §6, on a board.
func TestSentences(t *testing.T) {
	files, err := filepath.Glob("testdata/rules/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, name := range files {
		file, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		defer file.Close()
		cases, err := gametest.ReadCases(file)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for _, c := range cases {
			if err := c.Run(); err != nil {
				t.Errorf("%s:%d: %s\n%v\n", name, c.Line, c.Title, err)
			}
		}
	}
}
