/**
 * Which figures go on the canvas that play-back never repaints. The order of the picture holds across both:
 * everything up to the first that can move is still, the rest is not.
 */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import type { Figure } from '@/features/scene/model/draw/marks'

export interface SplitFigures {
  still: readonly Figure[]
  moving: readonly Figure[]
}

export function splitFigures(scene: Scene, figures: readonly Figure[]): SplitFigures {
  const movers = findMovers(scene)
  const first = figures.findIndex(({ id }) => id !== null && movers.has(id))
  if (first === -1) return { still: figures, moving: [] }
  return { still: figures.slice(0, first), moving: figures.slice(first) }
}

const known = new WeakMap<Scene, ReadonlySet<string>>()

/** People and balls, and gear somebody carries elsewhere in the course of the scene. */
function findMovers(scene: Scene): ReadonlySet<string> {
  const before = known.get(scene)
  if (before) return before
  const tracked = new Set(scene.tracks.map(({ object }) => object))
  const movers = new Set(
    scene.objects
      .filter(({ id, kind }) => ['player', 'coach', 'ball'].includes(kind) || tracked.has(id))
      .map(({ id }) => id),
  )
  known.set(scene, movers)
  return movers
}
