/** Frames of a film by their number, so that no rounding adds up. */
import type { FilmClock, FilmMoment } from './create-film-clock'

export interface FilmFrame extends FilmMoment {
  /** Seconds of film. */
  timestamp: number
  duration: number
}

export function countFrames({ duration }: FilmClock, rate: number): number {
  return Math.max(1, Math.round(duration * rate))
}

/** The last frame shows the end, not the moment before it. */
export function getFrameAt(clock: FilmClock, rate: number, index: number): FilmFrame {
  const isLast = index === countFrames(clock, rate) - 1
  const moment = clock.at(isLast ? clock.duration : index / rate)
  return { ...moment, timestamp: index / rate, duration: 1 / rate }
}

/** A GIF counts in hundredths of a second: 20, 12.5 and 10 pictures a second come out exactly. */
const gifDelays = [5, 8, 10] as const

/** Hundredths of a second between two pictures; longer films get fewer, to stay small enough to send. */
export function chooseGifDelay({ duration }: FilmClock): number {
  if (duration <= 6) return gifDelays[0]
  return duration <= 20 ? gifDelays[1] : gifDelays[2]
}

/** Hundredths of a second that the end stands before a GIF starts over. */
export const gifRest = 100
