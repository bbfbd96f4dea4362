/** The picture of an exercise that stands still: its drawing, or the first step of its animation. */

interface Drawable {
  diagram: unknown
  area_length_m: number
  area_width_m: number
  animation?: { preview: unknown } | null
}

/** Null for an exercise that is not there; what has neither picture keeps an empty one. */
export function chooseStillDrawing(exercise: Drawable | null) {
  if (!exercise) return null
  const { diagram, animation, area_length_m, area_width_m } = exercise
  return { diagram: diagram ?? animation?.preview ?? null, area_length_m, area_width_m }
}
