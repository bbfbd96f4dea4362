/** Where things stood one step earlier, as a shadow under the scene: only those that moved since. */
import type { Figure } from '@/features/scene/model/draw/marks'
import { createPoseFigures } from '@/features/scene/model/draw/draw-scene'
import { findStepIndexAt } from '@/features/scene/model/motion/playback'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import type { EditorState } from '../../editor/editor-state'

/** Seen, but never taken for somebody who stands there. */
const shade = 0.28
/** Metres and degrees that count as moved. */
const moved = 0.05

export function createOnionFigures(state: EditorState, now: readonly Figure[]): Figure[] {
  const { scene, hasOnionSkin, mode, isPlaying, time } = state
  if (!hasOnionSkin || isPlaying || mode !== 'steps') return []
  const before = scene.steps[findStepIndexAt(scene, time) - 1]
  if (!before) return []
  const places = new Map(now.map((figure) => [figure.key, figure]))
  return createPoseFigures(getSceneMotion(scene), { time: before.t, density: 'fine' })
    .filter((figure) => isElsewhere(figure, places.get(figure.key)))
    .map((figure) => ({
      ...figure,
      key: `onion:${figure.key}`,
      id: null,
      opacity: figure.opacity * shade,
    }))
}

function isElsewhere(before: Figure, now: Figure | undefined): boolean {
  if (!now) return true
  return Math.hypot(now.x - before.x, now.y - before.y) > moved
}
