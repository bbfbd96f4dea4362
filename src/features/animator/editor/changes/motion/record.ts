/** A path with its times, drawn by hand, as a movement: where the hand was slow the player is. */
import type { Key, Point, Scene } from '@/features/scene/model/document/scene-schema'
import { distance } from '@/features/scene/model/motion/course'
import { instant } from '../scene/numbers'
import { listKeys, replaceKeys } from '../scene/parts'
import { addRun, findRunStart } from './run'

export interface TimedPoint {
  point: Point
  /** Seconds since the movement began. */
  t: number
}

/** A part of the way walked at an even pace. */
export interface Pace {
  /** Bends and end of this part. */
  points: readonly Point[]
  /** Seconds since the movement began. */
  until: number
}

/** Starts like a run (`addRun`), but each part takes as long as it did. */
export function addRecording(
  scene: Scene,
  id: string,
  from: number,
  paces: readonly Pace[],
): Scene {
  const seconds = paces.at(-1)?.until
  if (seconds === undefined) return scene
  const start = findRunStart(scene, id, from)
  const way = paces.flatMap(({ points }) => points)
  const run = addRun(scene, id, from, way, { recordedSeconds: seconds })
  if (run === scene) return scene
  const keys = listKeys(run, id)
  const index = keys.findIndex(({ t }) => t > start + instant)
  const whole = keys[index]
  if (!whole) return run
  const share = (whole.t - start) / seconds
  const parts = paces.flatMap(({ points, until }): Key[] => {
    const [x, y] = points.at(-1) ?? [whole.x, whole.y]
    const via = points.slice(0, -1)
    const t = until === seconds ? whole.t : start + until * share
    return [{ t, x, y, ease: 'linear', ...(via.length > 0 ? { via: [...via] } : {}) }]
  })
  return replaceKeys(run, id, [...keys.slice(0, index), ...parts, ...keys.slice(index + 1)])
}

/** Metres walked at each sample. */
export function measureWalkedDistances(samples: readonly TimedPoint[]): number[] {
  let sum = 0
  return samples.map(({ point }, index) => {
    sum += distance(samples[index - 1]?.point, point)
    return sum
  })
}
