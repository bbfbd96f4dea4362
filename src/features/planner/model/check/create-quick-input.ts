/** A quick session as the check reads plans: one lane for each group. */
import { createExerciseBlock, createFreeBlock, type PlanBlock } from '../plan'
import type { QuickBlock, QuickSession } from '../candidates/session'
import type { SessionFacts } from '../candidates/session-facts'
import type { CheckInput } from './checked'
import { toCard, addDemands } from './fixes/card'

interface QuickTraining {
  facts: SessionFacts
  startsAt: string
  minutes: number
}

/** Everything the rules need stands in the session already: nothing more is asked. */
export function createQuickInput(
  { blocks }: QuickSession,
  { facts, startsAt, minutes }: QuickTraining,
): CheckInput {
  const exercises = blocks.flatMap(({ exercise }) => exercise ?? [])
  return {
    plan: blocks.flatMap(toLanes),
    facts,
    startsAt,
    planned: minutes,
    demands: addDemands({}, exercises),
  }
}

function toLanes({ key, exercise, phase, minutes, groups, kind }: QuickBlock): PlanBlock[] {
  if (!exercise) return [{ ...createFreeBlock(key, phase, kind), minutes }]
  const card = toCard(exercise)
  return Array.from({ length: Math.max(1, groups.length) }, (_, lane) => ({
    ...createExerciseBlock(lane === 0 ? key : `${key}/${lane}`, card, phase),
    minutes,
    lane,
  }))
}
