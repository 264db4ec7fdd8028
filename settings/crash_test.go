package settings

import (
	"bufio"
	"bytes"
	"fmt"
	"hash/crc32"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"
)

// writerEnv turns the test program into a writer that is to be killed: it
// names the file to write for ever.
const writerEnv = "SENET_TEST_WRITER"

func TestMain(m *testing.M) {
	if path := os.Getenv(writerEnv); path != "" {
		writeForEver(path)
	}
	if os.Getenv(holderEnv) != "" {
		holdForEver()
	}
	os.Exit(m.Run())
}

// writeForEver writes one content after the other and says which is written.
func writeForEver(path string) {
	for n := 1; ; n++ {
		if err := WriteAtomic(path, numbered(n)); err != nil {
			fmt.Println(err)
			os.Exit(3)
		}
		fmt.Println(n)
	}
}

// numbered is a content that shows whether it is whole, of ever other length.
func numbered(n int) []byte {
	body := bytes.Repeat([]byte{byte('a' + n%26)}, n*7919%200_000)
	return fmt.Appendf(nil, "%d %08x %s", n, crc32.ChecksumIEEE(body), body)
}

// number is the reverse; it fails for anything torn.
func number(data []byte) (int, error) {
	parts := strings.SplitN(string(data), " ", 3)
	n, err := strconv.Atoi(parts[0])
	if err != nil || !bytes.Equal(data, numbered(n)) {
		return 0, fmt.Errorf("torn file of %d bytes: %.40q", len(data), data)
	}
	return n, nil
}

// TestKilledWhileWriting kills a writer at a random moment, again and again:
// the file must always be whole, and what was reported as written be there.
func TestKilledWhileWriting(t *testing.T) {
	rounds := 40
	if testing.Short() {
		rounds = 8
	}
	path := filepath.Join(t.TempDir(), "game.senet")
	for round := range rounds {
		reported := killWriter(t, path)
		data, err := os.ReadFile(path)
		if err != nil {
			if reported == 0 && round == 0 {
				continue // killed before the first write
			}
			t.Fatal(err)
		}
		n, err := number(data)
		if err != nil {
			t.Fatalf("round %d: %v", round, err)
		}
		if reported > 0 && n != reported && n != reported+1 {
			t.Fatalf("round %d: the file is number %d, but %d was reported as written", round, n, reported)
		}
	}
	if err := WriteAtomic(path, numbered(5)); err != nil {
		t.Errorf("after the crashes: %v", err)
	}
}

// killWriter starts a writer, lets it come to its first write and a random
// moment further, kills it, and returns the last number it reported.
func killWriter(t *testing.T, path string) int {
	t.Helper()
	writer := exec.Command(os.Args[0])
	writer.Env = append(os.Environ(), writerEnv+"="+path)
	out, err := writer.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := writer.Start(); err != nil {
		t.Fatal(err)
	}
	last := 0
	var killer *time.Timer
	for lines := bufio.NewScanner(out); lines.Scan(); {
		n, err := strconv.Atoi(lines.Text())
		if err != nil {
			t.Errorf("the writer says: %s", lines.Text())
			break
		}
		if last = n; killer == nil {
			killer = time.AfterFunc(time.Duration(rand.IntN(20_000))*time.Microsecond, func() { writer.Process.Kill() })
		}
	}
	if killer == nil {
		writer.Process.Kill()
	}
	writer.Wait() // it was killed, so there is always an error
	return last
}
