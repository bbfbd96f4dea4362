/**
 * One-tap mends of a finding. Every rule knows attempts; each attempt is checked like any plan and
 * offered only when the finding is gone, the session has not left its slot, and the plan as a whole has
 * become better: no mend trades one worry for another. Pure.
 */
import type { Plan } from '../../plan'
import { totalMinutes } from '../../plan-times'
import { isSamePlan } from '../../board/plan-changes'
import { checkPlan } from '../check-plan'
import { toChecked, type CheckInput } from '../checked'
import { weightOf, type CheckCode, type Finding } from '../finding'
import { adding, addingToFree } from './add'
import { demandsWith } from './card'
import { changesOf, type Change } from './changes'
import { grouping, ungrouping } from './groups'
import type { Attempt, MendKind, MendTools } from './mend'
import { asMeant, lengthening, rotating, shortening } from './minutes'
import { drinking, pausing } from './pause'
import { endingCalmly, reordering } from './reorder'
import { slotOf } from './room'
import { easing, swapping, turningTopic } from './swap'

export interface Mend {
  kind: MendKind
  plan: Plan
  changes: readonly Change[]
}

const swap = { kind: 'swap', attempt: swapping } as const

/** What may help, the most natural first. A field is no part of the plan: it is chosen, not mended. */
const attempts: Readonly<Record<CheckCode, readonly { kind: MendKind; attempt: Attempt }[]>> = {
  heading_forbidden: [swap],
  heading_used_up: [swap],
  heading_young: [swap],
  heading_count: [],
  field_taken: [],
  field_missing: [],
  area_large: [swap],
  equipment_missing: [swap],
  equipment_taken: [swap],
  too_few: [{ kind: 'one_group', attempt: ungrouping }, swap],
  too_many: [{ kind: 'groups', attempt: grouping }, swap],
  waiting: [{ kind: 'groups', attempt: grouping }, swap],
  keeper: [swap],
  age: [swap],
  warm_up: [{ kind: 'add', attempt: adding('warm_up') }],
  cool_down: [{ kind: 'add', attempt: adding('cool_down') }],
  game: [{ kind: 'add', attempt: adding('game') }],
  too_long: [{ kind: 'shorten', attempt: shortening }],
  too_short: [
    { kind: 'lengthen', attempt: lengthening },
    { kind: 'add', attempt: addingToFree },
  ],
  hard_twice: [
    { kind: 'reorder', attempt: reordering },
    { kind: 'pause', attempt: pausing },
    { kind: 'easier', attempt: easing },
  ],
  rebuild: [{ kind: 'pause', attempt: pausing }, swap],
  same_topic: [{ kind: 'swap', attempt: turningTopic }],
  rotation: [{ kind: 'minutes', attempt: rotating }],
  drinks: [{ kind: 'pause', attempt: drinking }],
  calm_end: [
    { kind: 'reorder', attempt: endingCalmly },
    { kind: 'easier', attempt: easing },
    { kind: 'add', attempt: adding('cool_down') },
  ],
  repeat: [swap],
  stretched: [{ kind: 'minutes', attempt: asMeant }, swap],
}

/** Two are a choice, more are work. */
const mostMends = 2
/** Attempts of one kind that are looked at before it is given up. */
const mostTries = 24

/** Up to two different mends; none where the plan alone cannot help. */
export function mendsFor(finding: Finding, input: CheckInput, tools: MendTools): Mend[] {
  const known = { ...input, demands: demandsWith(input.demands, tools.candidates) }
  const checked = toChecked(known)
  const weight = weightOf(checkPlan(known))
  const limit = slotOf(input.planned, checked.total)
  const mends: Mend[] = []
  for (const { kind, attempt } of attempts[finding.code]) {
    if (mends.length >= mostMends) break
    const plan = attempt({ finding, checked, tools })
      .slice(0, mostTries)
      .find((next) => {
        if (isSamePlan(next, input.plan) || totalMinutes(next) > limit) return false
        const after = checkPlan({ ...known, plan: next })
        return isGone(finding, after) && weightOf(after) < weight
      })
    if (plan) mends.push({ kind, plan, changes: changesOf(input.plan, plan) })
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
