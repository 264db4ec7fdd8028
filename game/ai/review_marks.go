package ai

import "strconv"

// Mark is how serious it was that a choice was not the best one.
type Mark uint8

// The marks. Their bounds are on Senet's own scale, where the sticks decide more
// than the players: in kendall, of a hundred choices of the Scribe, who does not
// look ahead, two or three give away 1 % of a win and none 2 %; of the Child, who
// sees no danger, one in fifteen gives away 2 %, one in thirty 4 %. Choices are
// judged to about a tenth of a per cent, so that less than half of one says
// little.
const (
	MarkNone    Mark = iota // nothing was chosen
	MarkFine                // less than half a per cent of a win given away
	MarkSlip                // less than two per cent
	MarkMistake             // less than five
	MarkBlunder             // five or more
	marks
)

// The least loss, in chances of winning, of each mark that needs one, as it is
// rounded.
const (
	SlipLoss    = 0.005
	MistakeLoss = 0.02
	BlunderLoss = 0.05
)

// MarkOf is the mark of a choice that gave so much of a win away, 0 to 1. It goes
// by the figure that is shown, in tenths of a per cent, so that both agree.
func MarkOf(loss float64) Mark {
	shown, _ := strconv.ParseFloat(strconv.FormatFloat(100*loss, 'f', 1, 64), 64)
	switch {
	case shown >= 100*BlunderLoss:
		return MarkBlunder
	case shown >= 100*MistakeLoss:
		return MarkMistake
	case shown >= 100*SlipLoss:
		return MarkSlip
	}
	return MarkFine
}

// Name is the end of the mark's text key: "none", "fine", "slip", "mistake" or
// "blunder".
func (m Mark) Name() string {
	return [marks]string{"none", "fine", "slip", "mistake", "blunder"}[min(m, MarkBlunder)]
}
