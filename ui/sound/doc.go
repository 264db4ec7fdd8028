// Package sound is what the game sounds like, and the way to the loudspeaker.
//
// Every sound is made here, from damped sines and a little noise: there are no
// recordings. Of tells which event of a game has a sound; a Player mixes what is
// played and sends it to the system.
//
// A machine without a loudspeaker is silent, and nothing else: the device is
// opened when the first sound is wanted, by a goroutine of the Player's own, and
// what goes wrong there is nobody's concern. It is closed again when all has been
// quiet for a while, so that a game that waits uses nothing.
//
// Linux and the BSDs are reached by the protocol of PulseAudio, which PipeWire
// speaks too, macOS and Windows by their own systems; none of it needs C. A Linux
// that has neither is silent.
package sound
