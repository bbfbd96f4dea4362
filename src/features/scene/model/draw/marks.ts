/**
 * The drawing as data: what SVG, canvas, film and paper all paint, so that they show the same. Lengths are
 * metres in the picture (after turning a portrait view), y down.
 */

/** Half the height of Inter's capitals, relative to the size of the letters. */
export const baselineDrop = 0.36

/** Breadth of the halo around letters, relative to their size. */
export const haloWidth = 0.18

/**
 * A colour by its part in the picture, resolved by a palette; a team's own colour as #rrggbb; a pen is the
 * colour somebody drew with, which is deeper on light ground so that it can be seen there.
 */
export type Ink =
  | 'turf'
  | 'band'
  | 'chalk'
  | 'chalk_dim'
  | 'chalk_edge'
  | 'outline'
  | 'ink'
  | 'paper'
  | 'ball'
  | 'cone'
  | 'gear'
  | 'shade'
  | 'accent'
  | 'danger'
  | `#${string}`
  | Pen

export type Pen = `pen:#${string}`

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

export type PlainMark =
  /** `d` is SVG path data with absolute or relative commands; canvas reads it as Path2D. */
  | ({ kind: 'path'; d: string } & Paint)
  | ({ kind: 'circle'; x: number; y: number; r: number } & Paint)
  | {
      kind: 'text'
      x: number
      /** Middle of the capitals; a baseline lies `baselineDrop` × size below. */
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

/** A round picture with the radius `r`, which whoever paints may have or not. */
export interface PhotoMark {
  kind: 'image'
  x: number
  y: number
  r: number
  /** A player's id, never an address: who may see the photo is asked where it is shown. */
  source: string
  /** Upon the photo, so that everybody can still be told apart. */
  over: readonly PlainMark[]
  /** In its place as long as there is no photo. */
  instead: readonly PlainMark[]
}

export type Mark = PlainMark | PhotoMark

/** Marks around one place; `id` is what a click on them means. */
export interface Figure {
  /** Unique in its picture and the same at any time, for renderers that keep their nodes. */
  key: string
  /** Object, drawing or arrow; null for the ground. */
  id: string | null
  x: number
  y: number
  /** Degrees clockwise. */
  rotation: number
  /** 1 is as drawn. */
  scale: number
  opacity: number
  /** The same array as long as the look is the same: what depends on time are the values above. */
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
