package eval

import (
	"bytes"
	"embed"
	"encoding/binary"
	"encoding/json"
	"errors"
	"io/fs"
	"strings"
	"sync"

	"senet/game/rules"
)

// Version is that of the features and of the file.
const Version = 1

// Record says how a network came about.
type Record struct {
	Version   int
	Rules     string  // the rule set's id
	Family    string  // hash of its family, see Family
	Seed      uint64  // of the training
	Games     uint64  // played
	Positions uint64  // judged anew and learned from
	Steps     uint64  // of gradient descent
	Seconds   float64 // of processor time
	Lambda    float64
	Endings   int // exact endings learned from, pieces a side
}

// Family is the hash of what a rule set has in common with others whose states
// have the same values: how many pieces there are and who begins does not matter.
func Family(r rules.Rules) string {
	r.Pieces = 5
	r.FirstPlayer = 0
	r.LotPlays = false
	r.OpeningThrow = 0
	r.TouchMove = false
	return r.Hash()
}

const magic = "senet net 1\n"

// Write returns the network as a file: a line of magic, a line of JSON with the
// record, and the weights as little-endian 32-bit floats.
func (n *Net) Write() []byte {
	var out bytes.Buffer
	out.WriteString(magic)
	head, _ := json.Marshal(n.Record)
	out.Write(append(head, '\n'))
	for _, part := range n.parts() {
		_ = binary.Write(&out, binary.LittleEndian, part)
	}
	return out.Bytes()
}

func (n *Net) parts() []any { return []any{&n.In, &n.Bias, &n.Out, &n.Base} }

// ErrOther is returned for a file that is no network of this version.
var ErrOther = errors.New("eval: no network of this version")

// Read reads a network from a file that Write made.
func Read(data []byte) (*Net, error) {
	rest, ok := bytes.CutPrefix(data, []byte(magic))
	head, rest, found := bytes.Cut(rest, []byte("\n"))
	n := &Net{}
	if !ok || !found || json.Unmarshal(head, &n.Record) != nil || n.Version != Version {
		return nil, ErrOther
	}
	in := bytes.NewReader(rest)
	for _, part := range n.parts() {
		if binary.Read(in, binary.LittleEndian, part) != nil {
			return nil, ErrOther
		}
	}
	if in.Len() != 0 {
		return nil, ErrOther
	}
	return n, nil
}

//go:embed nets
var files embed.FS

var nets = sync.OnceValue(func() map[string]*Net {
	all := map[string]*Net{}
	list, _ := fs.ReadDir(files, "nets")
	for _, e := range list {
		if !strings.HasSuffix(e.Name(), ".net") {
			continue
		}
		data, _ := files.ReadFile("nets/" + e.Name())
		if n, err := Read(data); err == nil {
			all[n.Family] = n
		}
	}
	return all
})

// For is the built-in network for a rule set, or nil.
func For(r rules.Rules) *Net { return nets()[Family(r)] }
