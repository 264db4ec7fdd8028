package game

// reasonNames are the text keys of the reasons, less "reason.".
var reasonNames = [...]string{
	ReasonNone:        "none",
	ReasonOwnPiece:    "ownPiece",
	ReasonBarred:      "barred",
	ReasonProtected:   "protected",
	ReasonHouse:       "house",
	ReasonExact:       "exact",
	ReasonTooFar:      "tooFar",
	ReasonBa:          "ba",
	ReasonBeauty:      "beauty",
	ReasonOwnSquare:   "ownSquare",
	ReasonForward:     "forward",
	ReasonBackward:    "backward",
	ReasonNotYours:    "notYours",
	ReasonEmpty:       "empty",
	ReasonTouched:     "touched",
	ReasonMustReborn:  "mustReborn",
	ReasonMustEnter:   "mustEnter",
	ReasonChosen:      "chosen",
	ReasonNoSuchPiece: "noSuchPiece",
	ReasonNotNow:      "notNow",
	ReasonNoPieces:    "noPieces",
	ReasonOccupied:    "occupied",
	ReasonThrow:       "throw",
	ReasonRebirth:     "rebirth",
	ReasonNoMove:      "noMove",
	ReasonWaterOnly:   "waterOnly",
	ReasonNotThere:    "notThere",
	ReasonBadThrow:    "badThrow",
	ReasonOver:        "over",
	ReasonHeld:        "held",
	ReasonNotAll:      "notAll",
	ReasonSentFirst:   "sentFirst",
	ReasonWaterTaken:  "waterTaken",
}

// Name is the reason's name in the language files: the text has the key
// "reason." and this. An unknown reason gives "none".
func (r Reason) Name() string {
	if int(r) >= len(reasonNames) {
		r = ReasonNone
	}
	return reasonNames[r]
}

// Reasons returns every reason there is, for tests of completeness.
func Reasons() []Reason {
	all := make([]Reason, 0, reasons)
	for r := ReasonNone; r < reasons; r++ {
		all = append(all, r)
	}
	return all
}
