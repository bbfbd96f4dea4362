/** What a fix does to a plan, in the words of a list: before it is taken, and to announce it. */
import type { Plan, PlanBlock } from '../../plan'
import { listAllSteps } from '../../board/steps'

export type Change =
  | { code: 'added'; block: PlanBlock }
  | { code: 'removed'; block: PlanBlock }
  | { code: 'swapped'; block: PlanBlock; before: PlanBlock }
  | { code: 'grouped'; block: PlanBlock; groups: number }
  | { code: 'moved'; block: PlanBlock }
  | { code: 'longer'; block: PlanBlock; minutes: number }
  | { code: 'shorter'; block: PlanBlock; minutes: number }

/** Every difference once: lanes of a step that change alike are told with their first. */
export function listChanges(before: Plan, after: Plan): Change[] {
  const old = new Map(before.map((block) => [block.key, block]))
  const kept = new Set(after.map(({ key }) => key))
  const changes: Change[] = []
  for (const step of listAllSteps(after)) changes.push(...listStepChanges(step, old))
  for (const block of before) if (!kept.has(block.key)) changes.push({ code: 'removed', block })
  const moved = findMovedBlock(before, after)
  if (moved) changes.push({ code: 'moved', block: moved })
  return changes.toSorted((one, other) => Number(isOfMinutes(one)) - Number(isOfMinutes(other)))
}

/** Told last: they follow from the rest. */
function isOfMinutes({ code }: Change): boolean {
  return code === 'longer' || code === 'shorter'
}

function listStepChanges(
  step: readonly PlanBlock[],
  old: ReadonlyMap<string, PlanBlock>,
): Change[] {
  const [first] = step
  if (!first) return []
  const changes: Change[] = []
  const twin = old.get(first.key)
  const fresh = step.filter(({ key }) => !old.has(key))
  if (!twin) changes.push({ code: 'added', block: first })
  else if (fresh.length > 0) changes.push({ code: 'grouped', block: first, groups: step.length })
  const told = new Set<string>()
  for (const block of step) {
    const was = old.get(block.key)
    if (!was) continue
    for (const change of listBlockChanges(was, block)) {
      const sign = `${change.code}/${block.exercise_id}`
      if (!told.has(sign)) changes.push(change)
      told.add(sign)
    }
  }
  return changes
}

function listBlockChanges(was: PlanBlock, block: PlanBlock): Change[] {
  const changes: Change[] = []
  if (was.exercise_id !== block.exercise_id) changes.push({ code: 'swapped', block, before: was })
  const minutes = block.minutes - was.minutes
  if (minutes > 0) changes.push({ code: 'longer', block, minutes })
  if (minutes < 0) changes.push({ code: 'shorter', block, minutes: -minutes })
  return changes
}

/** The one block without which both orders are the same. */
function findMovedBlock(before: Plan, after: Plan): PlanBlock | null {
  const listCommonKeys = (plan: Plan, other: Plan) =>
    plan.map(({ key }) => key).filter((key) => other.some((block) => block.key === key))
  const [old, now] = [listCommonKeys(before, after), listCommonKeys(after, before)]
  if (old.join() === now.join()) return null
  const omitKey = (keys: readonly string[], gone: string) =>
    keys.filter((key) => key !== gone).join()
  return (
    after.find(({ key }) => old.includes(key) && omitKey(old, key) === omitKey(now, key)) ??
    after.find(({ key }, index) => before[index]?.key !== key) ??
    null
  )
}
