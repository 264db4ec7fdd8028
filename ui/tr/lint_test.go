package tr

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"senet/assets"
)

// A text by plural form; the form of a text that is not counted is "".
type text map[string]string

// table is the texts of one language by key.
type table map[string]text

// forms are the plural forms that each language needs.
var forms = map[string][]string{"en": {"one", "other"}, "ru": {"few", "many", "one", "other"}, "uk": {"few", "many", "one", "other"}}

var placeholder = regexp.MustCompile(`\{\{[^}]*\}\}`)

// cases end the names of placeholders for one word in its grammatical cases,
// {{.SideGen}}: which case a sentence takes is the language's own affair.
var cases = regexp.MustCompile(`(Gen|Dat|Acc|Ins|Loc|Cap)\}\}$`)

// ownNames tells the texts that are a language's own name, in its own letters.
func ownNames(key string) bool { return strings.HasPrefix(key, "shell.lang.") }

// readTables reads every text file, and reports keys that are in the wrong file.
func readTables(t *testing.T) map[string]table {
	t.Helper()
	all := map[string]table{}
	for _, l := range Languages {
		all[l] = table{}
	}
	files, err := fs.Glob(assets.Lang(), "*.json")
	if err != nil || len(files) == 0 {
		t.Fatal("no text files", err)
	}
	for _, file := range files {
		parts := strings.Split(file, ".")
		if len(parts) != 3 || all[parts[1]] == nil {
			t.Errorf("%s is not named area.language.json", file)
			continue
		}
		for _, l := range Languages {
			if _, err := fs.Stat(assets.Lang(), parts[0]+"."+l+".json"); err != nil {
				t.Errorf("%s has no counterpart in %s", file, l)
			}
		}
		data, err := fs.ReadFile(assets.Lang(), file)
		if err != nil {
			t.Fatal(err)
		}
		for key, tx := range parse(t, file, data) {
			if _, twice := all[parts[1]][key]; twice {
				t.Errorf("%s: %s is already in another file", file, key)
			}
			all[parts[1]][key] = tx
		}
	}
	return all
}

func parse(t *testing.T, file string, data []byte) table {
	t.Helper()
	out := table{}
	d := json.NewDecoder(strings.NewReader(string(data)))
	if _, err := d.Token(); err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	for d.More() {
		k, err := d.Token()
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		key := k.(string)
		var raw json.RawMessage
		if err := d.Decode(&raw); err != nil {
			t.Fatalf("%s: %s: %v", file, key, err)
		}
		tx := text{}
		var s string
		if json.Unmarshal(raw, &s) == nil {
			tx[""] = s
		} else if err := json.Unmarshal(raw, &tx); err != nil {
			t.Errorf("%s: %s: %v", file, key, err)
		}
		if _, twice := out[key]; twice {
			t.Errorf("%s: %s is there twice", file, key)
		}
		out[key] = tx
	}
	return out
}

func sortedKeys[V any](m map[string]V) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}

// All languages have the same keys, the same placeholders, and every plural form
// they need; no text is empty.
func TestLanguagesAgree(t *testing.T) {
	all := readTables(t)
	for _, l := range Languages[1:] {
		for key := range all[l] {
			if all["en"][key] == nil {
				t.Errorf("%s is in %s but not in English", key, l)
			}
		}
	}
	for _, key := range sortedKeys(all["en"]) {
		want := marks(all["en"][key])
		for _, l := range Languages {
			tx, ok := all[l][key]
			if !ok {
				t.Errorf("%s is not in %s", key, l)
				continue
			}
			checkForms(t, key, l, tx, len(all["en"][key]) > 1)
			if got := marks(tx); !slices.Equal(got, want) {
				t.Errorf("%s has the placeholders %v in %s, %v in English", key, got, l, want)
			}
		}
	}
}

// marks are the placeholders of all forms of a text. A plural may leave its
// number out in some forms ("one piece"), so {{.N}} counts if any form has it.
func marks(tx text) []string {
	var out []string
	for _, s := range tx {
		for _, m := range placeholder.FindAllString(s, -1) {
			if m = cases.ReplaceAllString(m, "}}"); !slices.Contains(out, m) {
				out = append(out, m)
			}
		}
	}
	slices.Sort(out)
	return out
}

func checkForms(t *testing.T, key, l string, tx text, plural bool) {
	t.Helper()
	want := []string{""}
	if plural {
		want = forms[l]
	}
	if got := sortedKeys(tx); !slices.Equal(got, want) {
		t.Errorf("%s has the forms %q in %s, not %q", key, got, l, want)
	}
	for form, s := range tx {
		if strings.TrimSpace(s) == "" {
			t.Errorf("%s %s is empty in %s", key, form, l)
		}
		if strings.Count(s, "{{") != strings.Count(s, "}}") {
			t.Errorf("%s %s has a broken placeholder in %s", key, form, l)
		}
	}
}

// latinAllowed are the words that stay in Latin letters in Russian and Ukrainian.
var latinAllowed = func() map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(`
		Cormorant Spectral Noto Sans Egyptian Hieroglyphs SIL Open Font License OFL Catharsis Fonts Production Type Google
		Fyne BSD Clause MIT go i18n BurntSushi toml gofrs flock jfreymuth pulse Oto Apache TOML Senet senet SVG PNG Go
		true false rules Rules n s c Ctrl Alt Shift Esc Enter Tab Home End Backspace Space PgUp PgDn F U H N Z Y S O Q T R D L P A B C E G I J K M V W X
		DISPLAY Linux Windows macOS X11 Wayland ASCII UTF ChaCha8 English`) {
		m[w] = true
	}
	return m
}()

var latin = regexp.MustCompile(`[A-Za-z][A-Za-z0-9]*`)

// Russian and Ukrainian texts have no words left in Latin letters, and no Latin
// letter inside a word of their own (which looks right and sorts wrong); each
// keeps to its own letters.
func TestNoForeignLetters(t *testing.T) {
	all := readTables(t)
	for _, l := range []string{"ru", "uk"} {
		for _, key := range sortedKeys(all[l]) {
			if ownNames(key) {
				continue
			}
			for _, s := range all[l][key] {
				plain := placeholder.ReplaceAllString(s, " ")
				for _, w := range latin.FindAllString(plain, -1) {
					if !latinAllowed[w] && !roman(w) {
						t.Errorf("%s in %s has %q", key, l, w)
					}
				}
				if bad := mixed(plain); bad != "" {
					t.Errorf("%s in %s mixes alphabets in %q", key, l, bad)
				}
				if i := strings.IndexFunc(plain, foreign(l)); i >= 0 {
					t.Errorf("%s in %s has a letter of the other language: %q", key, l, plain[i:])
				}
			}
		}
	}
}

func roman(w string) bool { return strings.Trim(w, "IVX") == "" }

// mixed returns a word that has both Latin and Cyrillic letters.
func mixed(s string) string {
	for _, w := range strings.FieldsFunc(s, func(r rune) bool { return !unicode.IsLetter(r) }) {
		hasLatin := strings.ContainsFunc(w, func(r rune) bool { return unicode.Is(unicode.Latin, r) })
		if hasLatin && strings.ContainsFunc(w, func(r rune) bool { return unicode.Is(unicode.Cyrillic, r) }) {
			return w
		}
	}
	return ""
}

// foreign tells letters that the other of the two languages has and l has not.
func foreign(l string) func(rune) bool {
	other := "іїєґІЇЄҐ"
	if l == "uk" {
		other = "ыэъёЫЭЪЁ"
	}
	return func(r rune) bool { return strings.ContainsRune(other, r) }
}

// English texts have no Cyrillic in them.
func TestEnglishIsEnglish(t *testing.T) {
	for key, tx := range readTables(t)["en"] {
		for _, s := range tx {
			if strings.ContainsFunc(s, func(r rune) bool { return unicode.Is(unicode.Cyrillic, r) }) &&
				!ownNames(key) {
				t.Errorf("%s has Cyrillic letters: %q", key, s)
			}
		}
	}
}

// use is one call of tr.S, tr.F or tr.N, or of fault.New, with a key written out.
type use struct {
	where, key string
	plural     bool
	partial    bool // the key is a beginning to which something is added
}

// Every key written in the program's source is in the texts; a counted text is
// asked for with N, any other with S or F.
func TestKeysInSource(t *testing.T) {
	en := readTables(t)["en"]
	uses := usesOfKeys(t, filepath.Join("..", ".."))
	if len(uses) < 20 {
		t.Fatalf("only %d uses of texts found", len(uses))
	}
	for _, u := range uses {
		if u.partial {
			if !slices.ContainsFunc(sortedKeys(en), func(k string) bool { return strings.HasPrefix(k, u.key) }) {
				t.Errorf("%s: no key begins with %q", u.where, u.key)
			}
			continue
		}
		tx, ok := en[u.key]
		switch {
		case !ok:
			t.Errorf("%s: no text %q", u.where, u.key)
		case u.plural != (len(tx) > 1):
			t.Errorf("%s: %q is counted in one place and not in the other", u.where, u.key)
		}
	}
}

func usesOfKeys(t *testing.T, root string) []use {
	t.Helper()
	var out []use
	fset := token.NewFileSet()
	err := filepath.WalkDir(root, func(p string, e os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if e.IsDir() && strings.HasPrefix(e.Name(), ".") && e.Name() != ".." && p != root {
			return filepath.SkipDir
		}
		if filepath.Ext(p) != ".go" || strings.HasSuffix(p, "_test.go") {
			return nil
		}
		f, err := parser.ParseFile(fset, p, nil, parser.SkipObjectResolution)
		if err != nil {
			return nil // its own package's build will say so
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if u, ok := useAt(fset, n); ok {
				out = append(out, u)
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func useAt(fset *token.FileSet, n ast.Node) (use, bool) {
	call, ok := n.(*ast.CallExpr)
	if !ok || len(call.Args) == 0 {
		return use{}, false
	}
	sel, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return use{}, false
	}
	pkg, ok := sel.X.(*ast.Ident)
	if !ok {
		return use{}, false
	}
	name := pkg.Name + "." + sel.Sel.Name
	if name != "tr.S" && name != "tr.F" && name != "tr.N" && name != "fault.New" {
		return use{}, false
	}
	u := use{where: fmt.Sprint(fset.Position(call.Pos())), plural: name == "tr.N"}
	arg := call.Args[0]
	if sum, ok := arg.(*ast.BinaryExpr); ok && sum.Op == token.ADD {
		arg, u.partial = sum.X, true
	}
	lit, ok := arg.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return use{}, false
	}
	u.key, _ = strconv.Unquote(lit.Value)
	return u, true
}
