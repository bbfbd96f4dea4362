import type { SessionFacts } from '../../model/candidates/session-facts'
import type { Plan } from '../../model/plan'
import { computeRollingMinutes } from '../../model/totals/ball-rolling'
import { computePlanLoad } from '../../model/totals/load'
import {
  computeRequiredArea,
  listMissingEquipment,
  computeRequiredPlayers,
  comparePlayers,
} from '../../model/totals/needs'
import { useExerciseDoses } from '@/features/exercises/api/exercise-doses'

/** The plan in figures, held against the training it is for. */
export function usePlanFacts(plan: Plan, facts: SessionFacts | undefined) {
  const doses = useExerciseDoses(plan.flatMap(({ exercise_id }) => exercise_id ?? []))
  const ground = facts?.field[0] ?? facts?.usual_field ?? null
  const players = computeRequiredPlayers(plan)
  const expected = facts?.players.expected ?? null
  return {
    rolling: computeRollingMinutes(plan, doses),
    load: computePlanLoad(plan),
    missing: facts ? listMissingEquipment(plan, facts.inventory, facts.taken) : [],
    hasInventory: (facts?.inventory.length ?? 0) > 0,
    area: computeRequiredArea(plan, ground),
    ground,
    players,
    expected,
    playersVerdict: players && expected !== null ? comparePlayers(players, expected) : null,
  }
}

export type PlanFacts = ReturnType<typeof usePlanFacts>
