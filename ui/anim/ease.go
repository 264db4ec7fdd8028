package anim

// Clamp keeps p between 0 and 1.
func Clamp(p float32) float32 {
	return min(max(p, 0), 1)
}

// Out starts fast and comes to rest: 1 - (1-p)³.
func Out(p float32) float32 {
	q := 1 - Clamp(p)
	return 1 - q*q*q
}

// InOut starts and ends at rest (smoothstep).
func InOut(p float32) float32 {
	p = Clamp(p)
	return p * p * (3 - 2*p)
}

// Fall gathers speed as a falling thing does: p².
func Fall(p float32) float32 {
	p = Clamp(p)
	return p * p
}

// Lerp is the point a part t of the way from a to b.
func Lerp(a, b, t float32) float32 { return a + (b-a)*t }

// Span is the progress of the part of a motion that lies between from and to:
// 0 before it, 1 after it. When to is not after from it is a step at from.
func Span(p, from, to float32) float32 {
	if to <= from {
		if p < from {
			return 0
		}
		return 1
	}
	return Clamp((p - from) / (to - from))
}

// Hill rises from 0 at p = 0 to 1 at one half and back, as a parabola.
func Hill(p float32) float32 {
	p = Clamp(p)
	return 4 * p * (1 - p)
}
