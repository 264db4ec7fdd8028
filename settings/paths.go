package settings

import (
	"os"
	"path/filepath"
	"runtime"

	"senet/game/fault"
)

// folder is the name of our folder inside the system's ones.
const folder = "senet"

// ConfigDir is the folder of the preferences: $SENET_CONFIG_DIR if that is
// set, else "senet" in the system's folder for configuration ($XDG_CONFIG_HOME
// or ~/.config, ~/Library/Application Support, %AppData%). It need not exist.
// The error is a *fault.Fault: the system names no such folder.
func ConfigDir() (string, error) {
	if d := os.Getenv("SENET_CONFIG_DIR"); d != "" {
		return d, nil
	}
	d, err := os.UserConfigDir()
	if err != nil {
		return "", fault.New("settings.noFolder", "Reason", err)
	}
	return filepath.Join(d, folder), nil
}

// DataDir is the folder of the saved game and the player's rule sets:
// $SENET_DATA_DIR if that is set, else "senet" in the system's folder for the
// data of programs ($XDG_DATA_HOME or ~/.local/share, ~/Library/Application
// Support, %LocalAppData%). It need not exist. The error is a *fault.Fault:
// the system names no such folder.
func DataDir() (string, error) {
	if d := os.Getenv("SENET_DATA_DIR"); d != "" {
		return d, nil
	}
	d, err := systemDataDir(runtime.GOOS, os.Getenv, os.UserHomeDir)
	if err != nil {
		return "", fault.New("settings.noFolder", "Reason", err)
	}
	return filepath.Join(d, folder), nil
}

// systemDataDir is what package os lacks beside UserConfigDir.
func systemDataDir(goos string, env func(string) string, home func() (string, error)) (string, error) {
	variable, below := "XDG_DATA_HOME", filepath.Join(".local", "share")
	switch goos {
	case "windows":
		variable, below = "LocalAppData", filepath.Join("AppData", "Local")
	case "darwin":
		variable, below = "", filepath.Join("Library", "Application Support")
	}
	if variable != "" {
		// The XDG specification says to ignore a relative path.
		if d := env(variable); filepath.IsAbs(d) {
			return d, nil
		}
	}
	h, err := home()
	if err != nil {
		return "", err
	}
	return filepath.Join(h, below), nil
}

// PreferencesPath is the file of the preferences.
func PreferencesPath() (string, error) { return in(ConfigDir, "settings.toml") }

// RulesDir is the folder of the player's own rule sets.
func RulesDir() (string, error) { return in(DataDir, "rules") }

func in(dir func() (string, error), name string) (string, error) {
	d, err := dir()
	if err != nil {
		return "", err
	}
	return filepath.Join(d, name), nil
}
