package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"senet/assets"
)

// fyneTheme is our palette and fonts as Fyne asks for them, so that Fyne's own
// controls fit in. The mode is fixed in it: Fyne refreshes when it is replaced.
type fyneTheme struct{ mode Mode }

// Theme returns the Fyne theme of the mode in force. The system's preference
// for dark or light plays no part in it.
func Theme() fyne.Theme { return fyneTheme{mode} }

// colours maps Fyne's names to ours.
var colours = map[fyne.ThemeColorName]Token{
	theme.ColorNameBackground:                Bg,
	theme.ColorNameButton:                    Raised,
	theme.ColorNameDisabled:                  Muted,
	theme.ColorNameDisabledButton:            Panel,
	theme.ColorNameError:                     Warn,
	theme.ColorNameFocus:                     Move,
	theme.ColorNameForeground:                Ink,
	theme.ColorNameForegroundOnError:         Bg,
	theme.ColorNameForegroundOnPrimary:       OnPrimary,
	theme.ColorNameForegroundOnSuccess:       Bg,
	theme.ColorNameForegroundOnWarning:       Bg,
	theme.ColorNameHeaderBackground:          Bar,
	theme.ColorNameHyperlink:                 Gold,
	theme.ColorNameInnerWindowBorder:         Line,
	theme.ColorNameInnerWindowBorderInactive: Line,
	theme.ColorNameInputBackground:           Bg,
	theme.ColorNameInputBorder:               Line,
	theme.ColorNameMenuBackground:            Panel,
	theme.ColorNameOverlayBackground:         Panel,
	theme.ColorNamePlaceHolder:               Muted,
	theme.ColorNamePrimary:                   Primary,
	theme.ColorNameScrollBar:                 Muted,
	theme.ColorNameScrollBarBackground:       Transparent,
	theme.ColorNameSeparator:                 Line,
	theme.ColorNameSuccess:                   Move,
	theme.ColorNameWarning:                   Warn,
}

// Color gives the colour of a Fyne name.
func (t fyneTheme) Color(name fyne.ThemeColorName, _ fyne.ThemeVariant) color.Color {
	switch name {
	case theme.ColorNameHover:
		return withAlpha(palette[Ink][t.mode], 0x1C)
	case theme.ColorNamePressed:
		return withAlpha(palette[Ink][t.mode], 0x30)
	case theme.ColorNameSelection:
		return withAlpha(palette[Move][t.mode], 0x48)
	case theme.ColorNameShadow:
		if t.mode == Light {
			return color.NRGBA{R: 0x2A, G: 0x1B, B: 0x0E, A: 0x1C} // more looks like a bar on papyrus
		}
		return color.NRGBA{A: 0x60}
	case theme.ColorNameScrollBar:
		return withAlpha(palette[Muted][t.mode], 0x90)
	}
	if token, ok := colours[name]; ok {
		return palette[token][t.mode]
	}
	return theme.DefaultTheme().Color(name, variant(t.mode))
}

func variant(m Mode) fyne.ThemeVariant {
	if m == Light {
		return theme.VariantLight
	}
	return theme.VariantDark
}

func withAlpha(c color.NRGBA, a uint8) color.NRGBA {
	c.A = a
	return c
}

// Font gives Spectral in every style but the symbols and the monospaced.
func (t fyneTheme) Font(s fyne.TextStyle) fyne.Resource {
	switch {
	case s.Symbol || s.Monospace:
		return theme.DefaultTheme().Font(s)
	case s.Bold:
		return font(assets.FontSemiBold)
	case s.Italic:
		return font(assets.FontRegularItalic)
	}
	return font(assets.FontRegular)
}

// Icon gives Fyne's own icons.
func (t fyneTheme) Icon(n fyne.ThemeIconName) fyne.Resource { return theme.DefaultTheme().Icon(n) }

// Size gives the measures, in Fyne's units.
func (t fyneTheme) Size(n fyne.ThemeSizeName) float32 {
	switch n {
	case theme.SizeNameText:
		return 15
	case theme.SizeNameHeadingText:
		return 27
	case theme.SizeNameSubHeadingText:
		return 20
	case theme.SizeNameCaptionText:
		return 12
	case theme.SizeNamePadding:
		return 4
	case theme.SizeNameInnerPadding:
		return 8
	case theme.SizeNameLineSpacing:
		return 5
	case theme.SizeNameScrollBar:
		return 10
	case theme.SizeNameScrollBarSmall:
		return 4
	case theme.SizeNameInputRadius, theme.SizeNameSelectionRadius, theme.SizeNameButtonRadius, theme.SizeNameMenuRadius:
		return 8
	case theme.SizeNamePopupRadius, theme.SizeNameDialogRadius:
		return 10
	}
	return theme.DefaultTheme().Size(n)
}

// fonts are the font resources, made once: Fyne caches faces by resource.
var fonts = map[string]fyne.Resource{}

func font(name string) fyne.Resource {
	r, ok := fonts[name]
	if !ok {
		r = fyne.NewStaticResource(name+".ttf", assets.Font(name))
		fonts[name] = r
	}
	return r
}
