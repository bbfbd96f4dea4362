/** A copy of an exercise to adapt: everything it says, as one's own. */
import { openScene } from '@/features/scene/model/document/open-scene'
import { removePeopleFromScene } from '@/features/scene/model/document/remove-people-from-scene'
import type { ExerciseValues } from './exercise-schema'
import { exerciseLimits } from './limits'

/**
 * `source` says where it comes from, unless the original says so already. Players drawn by somebody else stay
 * behind: numbers and roles are copied, names are not.
 */
export function duplicate(values: ExerciseValues, source: string, isMine: boolean): ExerciseValues {
  const { diagram } = values
  return {
    ...values,
    diagram: isMine ? diagram : removePeople(diagram),
    visibility: 'me',
    team_id: null,
    source: (values.source || source).slice(0, exerciseLimits.source),
  }
}

/** Null also for a drawing that cannot be read: who is in it cannot be known. */
function removePeople(diagram: ExerciseValues['diagram']): ExerciseValues['diagram'] {
  const { scene } = openScene(diagram)
  return scene && { ...removePeopleFromScene(scene) }
}
