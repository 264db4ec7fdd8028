package game_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"senet/game/rules"
)

// TestEachToggleIsReadInOneFile reads the sources of the package: every field
// of Rules is used, and by one file only, so that what a toggle does is found
// in one place. Minutes is the session's.
func TestEachToggleIsReadInOneFile(t *testing.T) {
	readers := map[string]map[string]bool{}
	set := token.NewFileSet()
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(set, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			sel, ok := n.(*ast.SelectorExpr)
			if ok && isRules(sel.X) {
				if readers[sel.Sel.Name] == nil {
					readers[sel.Sel.Name] = map[string]bool{}
				}
				readers[sel.Sel.Name][name] = true
			}
			return true
		})
	}
	fields := reflect.TypeFor[rules.Rules]()
	for i := range fields.NumField() {
		field := fields.Field(i).Name
		want := 1
		if field == "Minutes" {
			want = 0
		}
		if len(readers[field]) != want {
			t.Errorf("%s is read in %d files: %v", field, len(readers[field]), readers[field])
		}
	}
}

// isRules reports whether x is the rule set of a game: r, or something.r.
func isRules(x ast.Expr) bool {
	switch x := x.(type) {
	case *ast.Ident:
		return x.Name == "r"
	case *ast.SelectorExpr:
		return x.Sel.Name == "r"
	}
	return false
}
