/**
 * How fast children of an age play: firm passes along the ground, runs over a whole movement, and the time from
 * receiving a ball to playing it on. Rounded from usual values of youth football; beyond 18 nothing is slowed.
 */
import type { BallEvent } from '../document/scene-schema'
import { topSpeed, usualSpeed } from './speeds'

export interface AgeSpeeds {
  /** Metres per second. */
  pass: number
  run: number
  /** Seconds. */
  touch: number
}

/** By the number of the age group: 8 is U8. */
const table: readonly (AgeSpeeds & { age: number })[] = [
  { age: 6, pass: 6, run: 3.2, touch: 0.8 },
  { age: 8, pass: 7, run: 3.7, touch: 0.7 },
  { age: 10, pass: 8.5, run: 4.3, touch: 0.6 },
  { age: 12, pass: 10, run: 5, touch: 0.5 },
  { age: 14, pass: 11, run: 5.8, touch: 0.4 },
  { age: 16, pass: 12, run: 7, touch: 0.35 },
  { age: 18, pass: 12, run: topSpeed, touch: 0.3 },
]

export function getAgeSpeeds(age: number): AgeSpeeds {
  const next = table.findIndex((row) => row.age >= age)
  const high = table[next] ?? table.at(-1)
  const low = table[next - 1] ?? (next === 0 ? table[0] : table.at(-1))
  if (!high || !low) return { pass: usualSpeed.ground, run: topSpeed, touch: 0 }
  const share = high.age === low.age ? 0 : (age - low.age) / (high.age - low.age)
  const interpolate = (from: number, to: number) => from + (to - from) * share
  return {
    pass: interpolate(low.pass, high.pass),
    run: interpolate(low.run, high.run),
    touch: interpolate(low.touch, high.touch),
  }
}

/** Driven and lofted passes and shots are faster than those along the ground, at any age alike. */
export function getBallSpeed({ pass }: AgeSpeeds, kind: BallEvent['kind']): number {
  return usualSpeed[kind] * (pass / usualSpeed.ground)
}
