import type { SessionFacts } from '../../model/candidates/session-facts'
import type { Plan } from '../../model/plan'
import { rollingMinutes } from '../../model/totals/ball-rolling'
import { planLoad } from '../../model/totals/load'
import { areaNeed, missingEquipment, playersNeed, playersVerdict } from '../../model/totals/needs'
import { useExerciseDoses } from '@/features/exercises/api/exercise-doses'

/** The plan in figures, held against the evening it is for. */
export function usePlanFacts(plan: Plan, facts: SessionFacts | undefined) {
  const doses = useExerciseDoses(plan.flatMap(({ exercise_id }) => exercise_id ?? []))
  const ground = facts?.field[0] ?? facts?.usual_field ?? null
  const players = playersNeed(plan)
  const expected = facts?.players.expected ?? null
  return {
    rolling: rollingMinutes(plan, doses),
    load: planLoad(plan),
    missing: facts ? missingEquipment(plan, facts.inventory, facts.taken) : [],
    hasInventory: (facts?.inventory.length ?? 0) > 0,
    area: areaNeed(plan, ground),
    ground,
    players,
    expected,
    playersVerdict: players && expected !== null ? playersVerdict(players, expected) : null,
  }
}

export type PlanFacts = ReturnType<typeof usePlanFacts>
