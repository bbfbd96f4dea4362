import {
  countAbsenceAnswers,
  useAddAbsence,
  useChangeAbsence,
  useRemoveAbsence,
  type Absence,
} from '@/features/attendance/api/absences'
import type { AbsenceValues } from '@/features/attendance/model/absence-schema'
import type { Child } from '@/features/attendance/model/family/children'
import { ignoreReported } from '@/lib/query/ignore-reported'
import { showToast } from '@/lib/toast'

/** Saving and removing a time away; each says what became of the answers and offers the way back. */
export function useAbsenceChanges(family: readonly Child[]) {
  const { mutateAsync: add } = useAddAbsence()
  const { mutateAsync: change } = useChangeAbsence()
  const { mutateAsync: remove } = useRemoveAbsence()

  function findName({ player_id }: { player_id: string }): string {
    return family.find(({ id }) => id === player_id)?.first_name ?? ''
  }

  function showEffect(absence: Absence, undo: () => void): void {
    const count = countAbsenceAnswers(absence)
    showToast('success', count === 0 ? 'calendar:away.effect_zero' : 'calendar:away.effect', {
      values: { name: findName(absence), count },
      subject: `absence:${absence.id}`,
      action: { label: 'calendar:away.undo', run: undo },
    })
  }

  async function saveAbsence(values: AbsenceValues, before?: Absence): Promise<void> {
    if (!before) {
      const added = await add(values)
      return showEffect(added, () => void remove(added.id).catch(ignoreReported))
    }
    const changed = await change({ id: before.id, values })
    showEffect(
      changed,
      () => void change({ id: before.id, values: toValues(before) }).catch(ignoreReported),
    )
  }

  async function removeAbsence(absence: Absence): Promise<void> {
    await remove(absence.id)
    showToast('success', 'calendar:away.removed', {
      values: { name: findName(absence) },
      subject: `absence:${absence.id}`,
      action: {
        label: 'calendar:away.undo',
        run: () => void add({ ...toValues(absence), id: absence.id }).catch(ignoreReported),
      },
    })
  }

  return { save: saveAbsence, remove: removeAbsence }
}

function toValues({ player_id, from_on, to_on, reason, note }: Absence): AbsenceValues {
  return { player_id, from_on, to_on, reason, note: note ?? '' }
}
