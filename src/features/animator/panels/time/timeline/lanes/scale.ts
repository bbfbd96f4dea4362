/** Seconds and pixels of the timeline, and which seconds its ruler names. */

export interface TimeScale {
  pixelsPerSecond: number
  /** Pixels before second 0, so that what stands there can be grasped. */
  lead: number
}

export const scaleLimits = { least: 8, most: 400 } as const
const lead = 16

export function createTimeScale(pixelsPerSecond: number): TimeScale {
  return {
    pixelsPerSecond: Math.min(scaleLimits.most, Math.max(scaleLimits.least, pixelsPerSecond)),
    lead,
  }
}

/** All of it in so many pixels, with room to go on. */
export function createFittingScale(end: number, width: number): TimeScale {
  return createTimeScale((width - 2 * lead) / Math.max(4, end * 1.1))
}

export function toPixels({ pixelsPerSecond, lead: before }: TimeScale, time: number): number {
  return before + time * pixelsPerSecond
}

export function toSeconds({ pixelsPerSecond, lead: before }: TimeScale, pixels: number): number {
  return Math.max(0, (pixels - before) / pixelsPerSecond)
}

const intervals = [0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60] as const
/** Two names nearer than this run into each other, in pixels. */
const nearest = 52

export interface Tick {
  t: number
  hasName: boolean
}

/** Between two moments; the small ones are fifths, or halves of an odd interval. */
export function listTicks({ pixelsPerSecond }: TimeScale, from: number, until: number): Tick[] {
  const interval = intervals.find((each) => each * pixelsPerSecond >= nearest) ?? 60
  const parts = interval === 0.2 || interval === 2 ? 4 : 5
  const first = Math.max(0, Math.floor(from / interval) * parts)
  const count = Math.ceil(((until - from) / interval + 1) * parts)
  return Array.from({ length: count + 1 }, (_, index) => ({
    t: Math.round(((first + index) * interval * 1000) / parts) / 1000,
    hasName: (first + index) % parts === 0,
  })).filter(({ t }) => t <= until)
}
