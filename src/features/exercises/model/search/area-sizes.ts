/** The ground a coach has, as it stands in the address: a part of a pitch, or metres such as `20x15`. */
import type { Area } from '../exercise'

export const pitchParts = ['full', 'half', 'third', 'quarter', 'box'] as const
export type PitchPart = (typeof pitchParts)[number]

/** Metres; a pitch of 105 × 68 (IFAB law 1, the size of most grounds), the penalty area of law 1. */
const parts: Record<PitchPart, Area> = {
  full: { length: 105, width: 68 },
  half: { length: 68, width: 52.5 },
  third: { length: 68, width: 35 },
  quarter: { length: 52.5, width: 34 },
  box: { length: 40.3, width: 16.5 },
}

export const areaPattern = /^(?:full|half|third|quarter|box|[1-9]\d{0,2}x[1-9]\d?)$/

export function isPitchPart(area: string): area is PitchPart {
  return pitchParts.some((part) => part === area)
}

/** Length and width in metres; null for no area, or one that cannot be read. */
export function parseAreaSize(area: string): Area | null {
  if (isPitchPart(area)) return parts[area]
  const [, length, width] = /^(\d{1,3})x(\d{1,2})$/.exec(area) ?? []
  return length && width ? { length: Number(length), width: Number(width) } : null
}

/** `20x15`: the longer side first, within what exercises may measure (120 × 90 m). */
export function formatAreaSize(one: number, other: number): string {
  const long = Math.min(120, Math.max(one, other, 1))
  const short = Math.min(90, Math.max(1, Math.min(one, other)))
  return `${Math.round(long)}x${Math.round(short)}`
}
