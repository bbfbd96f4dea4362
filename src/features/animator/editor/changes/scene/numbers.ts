/** Numbers as the document keeps them: centimetres, milliseconds and tenths of a degree, within its limits. */
import { limits } from '@/features/scene/model/document/limits'
import type { Point } from '@/features/scene/model/document/scene-schema'

/** Two moments closer than this are one, in seconds. */
export const instant = 0.001

export function metre(value: number): number {
  return rounded(between(value, -limits.metres, limits.metres), 100)
}

export function second(value: number): number {
  return rounded(between(value, 0, limits.seconds), 1000)
}

/** The first millisecond that is not before this: for what has to wait for something. */
export function secondAfter(value: number): number {
  return second(Math.ceil(value * 1000 - 1e-6) / 1000)
}

/** Degrees from 0 to 360. */
export function degree(value: number): number {
  const turned = rounded(((value % 360) + 360) % 360, 10)
  return turned === 360 ? 0 : turned
}

export function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

export function placed([x, y]: Point): Point {
  return [metre(x), metre(y)]
}

export function shifted([x, y]: Point, [dx, dy]: Point): Point {
  return placed([x + dx, y + dy])
}

/** Adding 0 makes a plain zero of a negative one, which JSON does not know. */
function rounded(value: number, per: number): number {
  return Math.round(value * per) / per + 0
}
