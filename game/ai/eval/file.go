package eval

import (
	"bytes"
	"compress/flate"
	"embed"
	"encoding/binary"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"math"
	"strings"
	"sync"

	"senet/game/rules"
)

// Version is that of the features and of the file.
const Version = 2

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
	Endings   int  // exact endings learned from, pieces a side
	Apart     bool // the sides are not alike: the network looks with the eyes of the spools
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

const magic = "senet net 2\n"

// Write returns the network as a file: a line of magic, a line of JSON with the
// record, and deflated, for each row, the power of two that its weights are
// divided by, and the weights as little-endian 16-bit integers.
func (n *Net) Write() []byte {
	var out bytes.Buffer
	out.WriteString(magic)
	head, _ := json.Marshal(n.Record)
	out.Write(append(head, '\n'))
	z, _ := flate.NewWriter(&out, flate.BestCompression)
	for _, row := range n.parts() {
		_, _ = z.Write(pack(row))
	}
	_ = z.Close()
	return out.Bytes()
}

// parts are the rows of numbers that a network consists of.
func (n *Net) parts() [][]float32 {
	var all [][]float32
	for i := range n.In {
		all = append(all, n.In[i][:])
	}
	all = append(all, n.Bias[:])
	for i := range n.Out {
		all = append(all, n.Out[i][:])
	}
	return append(all, n.Base[:])
}

// pack writes a row.
func pack(row []float32) []byte {
	most := 0.0
	for _, v := range row {
		most = max(most, math.Abs(float64(v)))
	}
	// The greatest weight fills 15 bits.
	_, power := math.Frexp(most)
	power -= 15
	out := []byte{byte(int8(power))}
	for _, v := range row {
		w := math.RoundToEven(math.Ldexp(float64(v), -power))
		out = binary.LittleEndian.AppendUint16(out, uint16(int16(min(max(w, -32767), 32767))))
	}
	return out
}

// unpack undoes pack.
func unpack(in io.Reader, row []float32) error {
	room := make([]byte, 1+2*len(row))
	if _, err := io.ReadFull(in, room); err != nil {
		return err
	}
	power := int(int8(room[0]))
	for i := range row {
		row[i] = float32(math.Ldexp(float64(int16(binary.LittleEndian.Uint16(room[1+2*i:]))), power))
	}
	return nil
}

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
	in := flate.NewReader(bytes.NewReader(rest))
	for _, row := range n.parts() {
		if unpack(in, row) != nil {
			return nil, ErrOther
		}
	}
	if more, err := in.Read(make([]byte, 1)); more != 0 || err != io.EOF {
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
