/** What the check says of a plan, and sound plans with one thing wrong. */
import type { PlanBlock } from '../../plan'
import { checkPlan } from '../check-plan'
import type { CheckInput } from '../checked'
import type { CheckCode, Finding } from '../finding'
import { checkInput, createSoundPlan } from './check-world'

/** The first finding of a kind. */
export function find(
  code: CheckCode,
  plan: readonly PlanBlock[],
  own: Partial<CheckInput> = {},
): Finding | undefined {
  return checkPlan(checkInput(plan, own)).find((finding) => finding.code === code)
}

/** A sound session without some of its blocks. */
export const removeFromSoundPlan = (...keys: string[]) =>
  createSoundPlan().filter(({ key }) => !keys.includes(key))
/** A sound session with one block changed. */
export const changeBlockOfSoundPlan = (key: string, own: Partial<PlanBlock>) =>
  createSoundPlan().map((block) => (block.key === key ? { ...block, ...own } : block))
/** A sound session with one exercise changed. */
export const changeExerciseOfSoundPlan = (key: string, own: Partial<PlanBlock['exercise']>) =>
  createSoundPlan().map((block) =>
    block.key === key && block.exercise
      ? { ...block, exercise: { ...block.exercise, ...own } }
      : block,
  )
