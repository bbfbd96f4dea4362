/**
 * The drawing as data: what SVG, canvas, film and paper all paint, so that they show the same. Lengths are
 * metres in the picture (after turning a portrait view), y down.
 */

/** A colour by its part in the picture, resolved by a palette; a team's own colour as #rrggbb. */
export type Ink =
  | 'turf'
  | 'band'
  | 'chalk'
  | 'chalk_dim'
  | 'outline'
  | 'ink'
  | 'ball'
  | 'cone'
  | 'gear'
  | 'shade'
  | 'accent'
  | 'danger'
  | `#${string}`

interface Paint {
  fill?: Ink
  stroke?: Ink
  /** Line width in metres. */
  width?: number
  /** Lengths of dash and gap in metres. */
  dash?: readonly number[]
  /** 0–1; 1 when left out. */
  opacity?: number
  cap?: 'butt' | 'round'
}

export type Mark =
  /** `d` is SVG path data with absolute or relative commands; canvas reads it as Path2D. */
  | ({ kind: 'path'; d: string } & Paint)
  | ({ kind: 'circle'; x: number; y: number; r: number } & Paint)
  | {
      kind: 'text'
      x: number
      y: number
      text: string
      /** Height of the letters in metres. */
      size: number
      weight: 400 | 650
      fill: Ink
      anchor: 'start' | 'middle' | 'end'
      /** Drawn around the letters to keep them readable on anything. */
      halo?: Ink
    }

/** Marks around one place; `id` is what a click on them means. */
export interface Figure {
  /** Object, drawing or arrow; null for the ground. */
  id: string | null
  x: number
  y: number
  /** Degrees clockwise. */
  rotation: number
  /** 1 is as drawn. */
  scale: number
  opacity: number
  marks: readonly Mark[]
}

/** Bottom to top. Renderers may cache the ground, which does not change with time. */
export interface Picture {
  /** What is shown, in picture metres. */
  frame: Frame
  ground: readonly Figure[]
  figures: readonly Figure[]
}

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}
