/** The arrows the picture shows now: those the pointer can meet. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { always, listArrows, getStepSpan, type Arrow } from '@/features/scene/model/motion/arrows'
import { findStepIndexAt } from '@/features/scene/model/motion/playback'
import type { EditorState } from './editor-state'

let last: { scene: Scene; from: number; until: number; arrows: readonly Arrow[] } | null = null

/** Asked at every move of the pointer, so the last answer is kept. */
export function listShownArrows({ scene, time }: EditorState): readonly Arrow[] {
  if (scene.display.arrows === 'none') return []
  const { from, until } =
    scene.display.arrows === 'all' ? always : getStepSpan(scene, findStepIndexAt(scene, time))
  if (last?.scene === scene && last.from === from && last.until === until) return last.arrows
  last = { scene, from, until, arrows: listArrows(scene, { from, until }) }
  return last.arrows
}
