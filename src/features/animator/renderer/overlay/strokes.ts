/** Lines of a width in pixels, drawn over the scene: what the overlay is made of. */
import type { Figure, Ink, Mark } from '@/features/scene/model/draw/marks'

/** What the overlay needs to know of the screen. */
export interface Lens {
  /** Metres that 1 px covers. */
  pixel: number
  /** Metres of one symbol's side, as drawn. */
  unit: number
}

/** Marks in picture metres. */
export function createOverlayFigure(key: string, marks: readonly Mark[]): Figure {
  return { key, id: null, x: 0, y: 0, rotation: 0, scale: 1, opacity: 1, marks }
}

/** A line that can be seen on turf, chalk and any team's colour: an edge of the ground's own darkness. */
export function createOutlinedLine(
  d: string,
  ink: Ink,
  width: number,
  dash?: readonly number[],
): Mark[] {
  return [
    { kind: 'path', d, stroke: 'turf', width: width * 2.2, opacity: 0.65, cap: 'round' },
    { kind: 'path', d, stroke: ink, width, dash, cap: 'round' },
  ]
}

/** A colour of the document (#rrggbb) as an ink. */
export function toInk(colour: string): Ink {
  return `#${colour.slice(1)}`
}
