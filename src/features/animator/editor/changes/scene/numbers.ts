/** Numbers as the document keeps them: centimetres, milliseconds and tenths of a degree, within its limits. */
import { limits } from '@/features/scene/model/document/limits'
import type { Point } from '@/features/scene/model/document/scene-schema'

/** Two moments closer than this are one, in seconds. */
export const instant = 0.001

export function clampMetres(value: number): number {
  return roundTo(clampBetween(value, -limits.metres, limits.metres), 100)
}

export function clampSeconds(value: number): number {
  return roundTo(clampBetween(value, 0, limits.seconds), 1000)
}

/** The first millisecond that is not before this: for what has to wait for something. */
export function roundUpSeconds(value: number): number {
  return clampSeconds(Math.ceil(value * 1000 - 1e-6) / 1000)
}

/** Degrees from 0 to 360. */
export function normalizeDegrees(value: number): number {
  const turned = roundTo(((value % 360) + 360) % 360, 10)
  return turned === 360 ? 0 : turned
}

export function clampBetween(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

export function clampPoint([x, y]: Point): Point {
  return [clampMetres(x), clampMetres(y)]
}

export function shiftPoint([x, y]: Point, [dx, dy]: Point): Point {
  return clampPoint([x + dx, y + dy])
}

/** Adding 0 makes a plain zero of a negative one, which JSON does not know. */
function roundTo(value: number, per: number): number {
  return Math.round(value * per) / per + 0
}
