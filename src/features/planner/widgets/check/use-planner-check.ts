import type { Team } from '@/features/teams/api/teams'
import { useExerciseDoses } from '@/features/exercises/api/exercise-doses'
import type { SessionFacts } from '../../model/candidates/session-facts'
import type { Plan } from '../../model/plan'
import type { Slot } from '../../components/details/use-slot'
import { useChosenField } from './use-chosen-field'
import { useSessionCheck } from './use-session-check'

interface PlannerNow {
  plan: Plan
  planned: number
  slot: Slot | null
  facts: SessionFacts | undefined
  team: Team | undefined
  userId: string
  trainingId: string | null
}

/** The check of the plan on screen, with the field that is chosen there and may not be booked yet. */
export function usePlannerCheck(now: PlannerNow) {
  const { plan, planned, slot, facts, team, userId, trainingId } = now
  const demands = useExerciseDoses(plan.flatMap(({ exercise_id }) => exercise_id ?? []))
  const field = useChosenField(slot, team?.school_id ?? '', trainingId)
  return useSessionCheck(
    { plan, facts: facts ?? null, startsAt: slot?.startsAt ?? null, planned, demands, field },
    { userId, teamId: team?.id ?? '' },
  )
}
