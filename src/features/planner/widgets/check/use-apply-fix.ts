import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { showToast } from '@/lib/toast'
import { sessionCandidateQueries } from '../../api/session-candidates'
import type { FixTools } from '../../model/check/fixes/fix'
import type { Plan } from '../../model/plan'
import { isSamePlan } from '../../model/board/plan-changes'
import { toCardData, toExerciseCard } from '../../model/board/planner-start'
import type { Candidate } from '../../model/candidates/candidate'

interface PlanState {
  values: () => { blocks: Plan }
  edit: (change: (plan: Plan) => Plan) => boolean
  undo: () => void
}

/** Takes a fixed plan over as one step that can be undone, and says what it did. */
export function useApplyFix(state: PlanState) {
  const client = useQueryClient()
  const { i18n } = useTranslation()

  /** Words and drawings of the exercises that came in; the check itself needs only their numbers. */
  async function completePlan(plan: Plan, known: ReadonlySet<string | null>): Promise<Plan> {
    const ids = plan.flatMap(({ exercise_id: id }) => (id === null || known.has(id) ? [] : [id]))
    if (ids.length === 0) return plan
    const { queryKey, queryFn, staleTime, meta } = sessionCandidateQueries.cards([...new Set(ids)])
    const rows = await client.fetchQuery({ queryKey, queryFn, staleTime, meta })
    return plan.map((block) => {
      const row = known.has(block.exercise_id)
        ? null
        : rows.find(({ id }) => id === block.exercise_id)
      return row ? { ...block, exercise: toCardData(toExerciseCard(row, i18n.language)) } : block
    })
  }

  return async (
    checked: Plan,
    mended: Plan,
    told: { message: string; what?: string; count?: number },
  ) => {
    try {
      const next = await completePlan(
        mended,
        new Set(checked.map(({ exercise_id }) => exercise_id)),
      )
      // somebody went on planning while the drawings came
      if (!isSamePlan(state.values().blocks, checked))
        return showToast('info', 'planner:check.late')
      state.edit(() => next)
      const { message, what = '', count = 0 } = told
      showToast('success', message, {
        values: { what, count },
        action: {
          label: 'planner:board.undo',
          run: () => {
            const isUnchanged = isSamePlan(state.values().blocks, next)
            if (isUnchanged) state.undo()
            showToast('info', isUnchanged ? 'planner:check.undone' : 'planner:check.late')
          },
        },
      })
    } catch {
      showToast('error', 'planner:check.failed')
    }
  }
}

/** Names and keys for what a fix adds. */
export function useFixTools(candidates: readonly Candidate[]): FixTools {
  const { t } = useTranslation(['planner', 'quick-session'])
  return {
    candidates,
    newKey: () => crypto.randomUUID(),
    words: {
      pause: t('board.drinks'),
      calm: t('quick-session:quick.free.cool_down'),
      group: (number) => t('quick-session:quick.group', { number }),
    },
  }
}
