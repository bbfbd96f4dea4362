/** A quick session as the check reads plans: one lane for each group. */
import { exerciseBlock, freeBlock, type PlanBlock } from '../plan'
import type { QuickBlock, QuickSession } from '../candidates/session'
import type { SessionFacts } from '../candidates/session-facts'
import type { CheckInput } from './checked'
import { cardOf, demandsWith } from './mends/card'

interface QuickEvening {
  facts: SessionFacts
  startsAt: string
  minutes: number
}

/** Everything the rules need stands in the session already: nothing more is asked. */
export function quickInput(
  { blocks }: QuickSession,
  { facts, startsAt, minutes }: QuickEvening,
): CheckInput {
  const exercises = blocks.flatMap(({ exercise }) => exercise ?? [])
  return {
    plan: blocks.flatMap(lanesOf),
    facts,
    startsAt,
    planned: minutes,
    demands: demandsWith({}, exercises),
  }
}

function lanesOf({ key, exercise, phase, minutes, groups, kind }: QuickBlock): PlanBlock[] {
  if (!exercise) return [{ ...freeBlock(key, phase, kind), minutes }]
  const card = cardOf(exercise)
  return Array.from({ length: Math.max(1, groups.length) }, (_, lane) => ({
    ...exerciseBlock(lane === 0 ? key : `${key}/${lane}`, card, phase),
    minutes,
    lane,
  }))
}
