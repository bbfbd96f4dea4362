/** Where something dragged in time comes to rest: at what happens nearby, else at tenths of a second. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'

/** Pixels within which it jumps to a step, a key, an arrival or the play-head. */
const pull = 7

export function snapTime(t: number, targets: readonly number[], pixelsPerSecond: number): number {
  const nearest = targets.toSorted((a, b) => Math.abs(a - t) - Math.abs(b - t))[0]
  if (nearest !== undefined && Math.abs(nearest - t) * pixelsPerSecond <= pull) return nearest
  return Math.max(0, Math.round(t * 10) / 10)
}

/** Moments of the scene, without those of what is dragged itself. */
export function listSnapTargets(scene: Scene, without: readonly number[]): number[] {
  const arrivals = [...getSceneMotion(scene).balls.values()].flatMap(({ phases }) =>
    phases.flatMap(({ from, until }) => [from, until]),
  )
  const times = [
    0,
    ...scene.steps.map(({ t }) => t),
    ...scene.freezes.map(({ t }) => t),
    ...scene.tracks.flatMap(({ keys }) => keys.map(({ t }) => t)),
    ...arrivals,
  ]
  return [...new Set(times)].filter(
    (t) => Number.isFinite(t) && !without.some((own) => Math.abs(own - t) < 0.001),
  )
}
