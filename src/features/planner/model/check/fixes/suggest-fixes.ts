/**
 * One-tap fixes of a finding. Every rule knows attempts; each attempt is checked like any plan and
 * offered only when the finding is gone, the session has not left its slot, and the plan as a whole has
 * become better: no fix trades one worry for another. Pure.
 */
import type { Plan } from '../../plan'
import { sumPlanMinutes } from '../../plan-times'
import { isSamePlan } from '../../board/plan-changes'
import { checkPlan } from '../check-plan'
import { toChecked, type CheckInput } from '../checked'
import { computeWeight, type CheckCode, type Finding } from '../finding'
import { createAddFix, addToFreeTime } from './add'
import { addDemands } from './card'
import { listChanges, type Change } from './changes'
import { splitIntoGroups, mergeGroups } from './groups'
import type { Attempt, FixKind, FixTools } from './fix'
import { resetMinutes, lengthenPlan, extendForRotation, shortenPlan } from './minutes'
import { addDrinksPauses, addPause } from './pause'
import { endCalmly, reorderSteps } from './reorder'
import { getSlotMinutes } from './room'
import { easeStep, swapExercises, changeTopic } from './swap'

export interface Fix {
  kind: FixKind
  plan: Plan
  changes: readonly Change[]
}

const swap = { kind: 'swap', attempt: swapExercises } as const

/** What may help, the most natural first. A field is no part of the plan: it is chosen, not fixed. */
const attempts: Readonly<Record<CheckCode, readonly { kind: FixKind; attempt: Attempt }[]>> = {
  heading_forbidden: [swap],
  heading_used_up: [swap],
  heading_young: [swap],
  heading_count: [],
  field_taken: [],
  field_missing: [],
  area_large: [swap],
  equipment_missing: [swap],
  equipment_taken: [swap],
  too_few: [{ kind: 'one_group', attempt: mergeGroups }, swap],
  too_many: [{ kind: 'groups', attempt: splitIntoGroups }, swap],
  waiting: [{ kind: 'groups', attempt: splitIntoGroups }, swap],
  keeper: [swap],
  age: [swap],
  warm_up: [{ kind: 'add', attempt: createAddFix('warm_up') }],
  cool_down: [{ kind: 'add', attempt: createAddFix('cool_down') }],
  game: [{ kind: 'add', attempt: createAddFix('game') }],
  too_long: [{ kind: 'shorten', attempt: shortenPlan }],
  too_short: [
    { kind: 'lengthen', attempt: lengthenPlan },
    { kind: 'add', attempt: addToFreeTime },
  ],
  hard_twice: [
    { kind: 'reorder', attempt: reorderSteps },
    { kind: 'pause', attempt: addPause },
    { kind: 'easier', attempt: easeStep },
  ],
  rebuild: [{ kind: 'pause', attempt: addPause }, swap],
  same_topic: [{ kind: 'swap', attempt: changeTopic }],
  rotation: [{ kind: 'minutes', attempt: extendForRotation }],
  drinks: [{ kind: 'pause', attempt: addDrinksPauses }],
  calm_end: [
    { kind: 'reorder', attempt: endCalmly },
    { kind: 'easier', attempt: easeStep },
    { kind: 'add', attempt: createAddFix('cool_down') },
  ],
  repeat: [swap],
  stretched: [{ kind: 'minutes', attempt: resetMinutes }, swap],
}

/** Two are a choice, more are work. */
const mostFixes = 2
/** Attempts of one kind that are looked at before it is given up. */
const mostTries = 24

/** Up to two different fixes; none where the plan alone cannot help. */
export function suggestFixes(finding: Finding, input: CheckInput, tools: FixTools): Fix[] {
  const known = { ...input, demands: addDemands(input.demands, tools.candidates) }
  const checked = toChecked(known)
  const weight = computeWeight(checkPlan(known))
  const limit = getSlotMinutes(input.planned, checked.total)
  const mends: Fix[] = []
  for (const { kind, attempt } of attempts[finding.code]) {
    if (mends.length >= mostFixes) break
    const plan = attempt({ finding, checked, tools })
      .slice(0, mostTries)
      .find((next) => {
        if (isSamePlan(next, input.plan) || sumPlanMinutes(next) > limit) return false
        const after = checkPlan({ ...known, plan: next })
        return isGone(finding, after) && computeWeight(after) < weight
      })
    if (plan) mends.push({ kind, plan, changes: listChanges(input.plan, plan) })
  }
  return mends
}

/** Findings of these are about the session, even where they name blocks. */
const aboutTheSession: readonly CheckCode[] = [
  'heading_forbidden',
  'heading_used_up',
  'heading_young',
  'same_topic',
  'drinks',
]

/** Whether a check no longer says it: not in this place, nor anywhere where it is about everything. */
export function isGone({ code, blocks, values }: Finding, after: readonly Finding[]): boolean {
  return !after.some(
    (other) =>
      other.code === code &&
      other.values.kind === values.kind &&
      (aboutTheSession.includes(code) || other.blocks[0] === blocks[0]),
  )
}
