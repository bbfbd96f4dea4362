/** A copy of an exercise to adapt: everything it says, as one's own. */
import { openScene } from '@/features/scene/model/document/open-scene'
import { toOwnNotes } from '@/features/scene/model/document/step-note'
import { removePeopleFromScene } from '@/features/scene/model/document/remove-people-from-scene'
import type { ExerciseValues } from './exercise-schema'
import { exerciseLimits } from './limits'

/**
 * `source` says where it comes from, unless the original says so already. Players drawn by somebody else stay
 * behind: numbers and roles are copied, names are not.
 */
export function duplicate(
  values: ExerciseValues,
  source: string,
  copying: Copying,
): ExerciseValues {
  return {
    ...values,
    diagram: copyDrawing(values.diagram, copying),
    visibility: 'me',
    team_id: null,
    source: (values.source || source).slice(0, exerciseLimits.source),
  }
}

interface Copying {
  isMine: boolean
  /** The captions of the library's films are copied in this one. */
  language: string
}

/** Null also for somebody else's drawing that cannot be read: who is in it cannot be known. */
function copyDrawing(
  diagram: ExerciseValues['diagram'],
  { isMine, language }: Copying,
): ExerciseValues['diagram'] {
  const { scene } = openScene(diagram)
  if (!scene) return isMine ? diagram : null
  return { ...toOwnNotes(isMine ? scene : removePeopleFromScene(scene), language) }
}
