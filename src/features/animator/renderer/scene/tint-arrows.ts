/** Arrows of what cannot be (a run too fast, a pass nobody gets) in the colour of danger while one edits. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import type { Figure, Mark } from '@/features/scene/model/draw/marks'
import type { Arrow } from '@/features/scene/model/motion/arrows'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { listWarnings, type Warning } from '@/features/scene/model/motion/warnings'
import type { EditorState } from '../../editor/editor-state'
import { listShownArrows } from '../../editor/list-shown-arrows'

/** The very same figures when there is nothing to warn about. */
export function tintArrows(state: EditorState, figures: readonly Figure[]): readonly Figure[] {
  if (state.isPlaying) return figures
  const warnings = getKnownWarnings(state.scene)
  if (warnings.length === 0) return figures
  const arrows = new Set(
    listShownArrows(state)
      .filter((arrow) => hasWarning(state.scene, arrow, warnings))
      .map(({ id }) => id),
  )
  if (arrows.size === 0) return figures
  return figures.map((figure) =>
    figure.id !== null && arrows.has(figure.id)
      ? { ...figure, marks: tintMarks(figure.marks) }
      : figure,
  )
}

const byScene = new WeakMap<Scene, readonly Warning[]>()

function getKnownWarnings(scene: Scene): readonly Warning[] {
  const known = byScene.get(scene)
  if (known) return known
  const warnings = listWarnings(scene)
  byScene.set(scene, warnings)
  return warnings
}

function hasWarning(scene: Scene, { source }: Arrow, warnings: readonly Warning[]): boolean {
  if (source.kind === 'event') return warnings.some(({ ids }) => ids.includes(source.event))
  const stretch = getSceneMotion(scene).tracks.get(source.object)?.stretches[source.index]
  return warnings.some(
    ({ kind, ids, t }) => kind === 'too_fast' && ids.includes(source.object) && t === stretch?.from,
  )
}

const tinted = new WeakMap<readonly Mark[], readonly Mark[]>()

/** Kept, so that the node of an arrow is not painted anew each time. */
function tintMarks(marks: readonly Mark[]): readonly Mark[] {
  const known = tinted.get(marks)
  if (known) return known
  const made = marks.map((mark): Mark => {
    if (mark.kind === 'text' || mark.kind === 'image') return mark
    return {
      ...mark,
      ...(mark.fill && { fill: 'danger' }),
      ...(mark.stroke && { stroke: 'danger' }),
    }
  })
  tinted.set(marks, made)
  return made
}
