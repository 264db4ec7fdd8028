package settings

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"senet/game/fault"
)

// The player's own rule sets are TOML files in RulesDir, one each. A rule
// set's id is its file name without ".toml": lower-case letters of any script,
// digits, "-" and "_", at most MaxRuleID bytes.

const (
	rulesExt = ".toml"
	// MaxRuleID is the greatest length of the id of a rule set, in bytes.
	MaxRuleID = 64
	// MaxRules is the greatest size of the file of a rule set, in bytes.
	MaxRules = 1 << 20
)

// ListRules returns the ids of the player's rule sets, sorted. A folder that
// does not exist has none; files that are not rule sets by their name are
// passed over. The error is a *fault.Fault.
func ListRules() ([]string, error) {
	dir, err := RulesDir()
	if err != nil {
		return nil, err
	}
	entries, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, readFailed(dir, err)
	}
	var ids []string
	for _, e := range entries {
		id, isRules := strings.CutSuffix(e.Name(), rulesExt)
		if isRules && !e.IsDir() && ValidRuleID(id) {
			ids = append(ids, id)
		}
	}
	slices.Sort(ids)
	return ids, nil
}

// LoadRules returns the file of a rule set as it is. The error is a
// *fault.Fault: no such rule set, unreadable, or larger than MaxRules.
func LoadRules(id string) ([]byte, error) {
	path, err := RulesPath(id)
	if err != nil {
		return nil, err
	}
	data, err := ReadLimited(path, MaxRules)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fault.New("settings.noRules", "ID", id)
	}
	return data, err
}

// SaveRules writes the file of a rule set, new or not, as WriteAtomic does.
// The error is a *fault.Fault.
func SaveRules(id string, data []byte) error {
	path, err := RulesPath(id)
	if err != nil {
		return err
	}
	return WriteAtomic(path, data)
}

// RenameRules gives a rule set another id. It never replaces one. The error is
// a *fault.Fault.
func RenameRules(from, to string) error {
	old, err := RulesPath(from)
	if err != nil {
		return err
	}
	path, err := RulesPath(to)
	if err != nil {
		return err
	}
	switch {
	case from == to:
		return nil
	case !exists(old):
		return fault.New("settings.noRules", "ID", from)
	case exists(path):
		return fault.New("settings.rulesTaken", "ID", to)
	}
	if err := rename(old, path); err != nil {
		return fault.New("settings.writeFailed", "Path", path, "Reason", reason(err))
	}
	return nil
}

// DeleteRules removes a rule set for good. The error is a *fault.Fault.
func DeleteRules(id string) error {
	path, err := RulesPath(id)
	if err != nil {
		return err
	}
	err = os.Remove(path)
	if errors.Is(err, fs.ErrNotExist) {
		return fault.New("settings.noRules", "ID", id)
	}
	if err != nil {
		return fault.New("settings.writeFailed", "Path", path, "Reason", reason(err))
	}
	return nil
}

// RulesPath is the file of a rule set, which need not exist. The error is a
// *fault.Fault: the id is none (see ValidRuleID), or there is no data folder.
func RulesPath(id string) (string, error) {
	if !ValidRuleID(id) {
		return "", fault.New("settings.badRuleID", "ID", id, "Max", MaxRuleID)
	}
	dir, err := RulesDir()
	if err != nil {
		return "", err
	}
	return filepath.Join(dir, id+rulesExt), nil
}

// FreeRuleID makes an id for a rule set out of the name the player gave it,
// different from those of the player's rule sets and from taken, which are the
// built-in ones: "My Senet!" becomes "my-senet", then "my-senet-2".
func FreeRuleID(name string, taken ...string) string {
	stem := ruleStem(name)
	id := stem
	for n := 2; !free(id, taken); n++ {
		suffix := "-" + strconv.Itoa(n)
		id = cut(stem, MaxRuleID-len(suffix)) + suffix
	}
	return id
}

func free(id string, taken []string) bool {
	if !ValidRuleID(id) || slices.Contains(taken, id) {
		return false
	}
	path, err := RulesPath(id)
	return err != nil || !exists(path)
}

// ruleStem keeps the letters and digits of a name and joins the rest by "-".
func ruleStem(name string) string {
	apart := func(r rune) bool { return r == '-' || !ruleRune(r) }
	words := strings.FieldsFunc(norm.NFC.String(strings.ToLower(name)), apart)
	stem := cut(strings.Join(words, "-"), MaxRuleID)
	if stem == "" {
		return "rules"
	}
	return stem
}

// cut shortens s to at most n bytes without splitting a letter.
func cut(s string, n int) string {
	if len(s) <= n {
		return s
	}
	for !utf8.RuneStart(s[n]) {
		n--
	}
	return strings.TrimRight(s[:n], "-")
}

// ValidRuleID reports whether a file of that name can be kept on every system:
// see the list of ids above; the names of devices of Windows are excluded, and
// so are letters in decomposed form, which some systems recompose.
func ValidRuleID(id string) bool {
	if id == "" || len(id) > MaxRuleID || reserved(id) || !norm.NFC.IsNormalString(id) {
		return false
	}
	return strings.IndexFunc(id, func(r rune) bool { return !ruleRune(r) }) < 0
}

func ruleRune(r rune) bool {
	return r == '-' || r == '_' || unicode.IsDigit(r) ||
		unicode.IsLetter(r) && unicode.ToLower(r) == r
}

// reserved reports whether Windows keeps the name for a device.
func reserved(id string) bool {
	switch id {
	case "con", "prn", "aux", "nul":
		return true
	}
	port, isPort := strings.CutPrefix(id, "com")
	if !isPort {
		port, isPort = strings.CutPrefix(id, "lpt")
	}
	return isPort && len(port) == 1 && port >= "0" && port <= "9"
}
