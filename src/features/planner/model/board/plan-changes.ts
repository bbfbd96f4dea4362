/** What differs between two states of the planner: for undo, drafts and the question before leaving. */
import type { Plan, PlanBlock } from '../plan'
import type { TrainingValues } from '../training-schema'

const blockFields = [
  'phase',
  'exercise_id',
  'title',
  'minutes',
  'note',
  'lane',
  'group_label',
  'planned_rpe',
] as const satisfies readonly (keyof PlanBlock)[]

/** True when two plans say the same; what is known of the exercises does not count. */
export function isSamePlan(one: Plan, other: Plan): boolean {
  return (
    one === other || (one.length === other.length && listChangedBlocks(one, other)?.length === 0)
  )
}

/** Everything that differs: names of fields, and `blocks`. */
export function listChangedFields(one: TrainingValues, other: TrainingValues): string[] {
  const { blocks, ...fields } = one
  const { blocks: others, ...otherFields } = other
  const rest: Record<string, unknown> = otherFields
  const names = Object.entries(fields).flatMap(([name, value]) =>
    rest[name] === value ? [] : [name],
  )
  return isSamePlan(blocks, others) ? names : [...names, 'blocks']
}

/**
 * Names the one thing that changed, such as `title` or `<key>.minutes`, so that typing can be told from
 * a gesture. Null when several things changed or blocks came, went or moved.
 */
export function createChangeSign(before: TrainingValues, after: TrainingValues): string | null {
  const [name, ...more] = listChangedFields(before, after)
  if (name === undefined || more.length > 0) return null
  if (name !== 'blocks') return name
  const [change, ...others] = listChangedBlocks(before.blocks, after.blocks) ?? []
  if (!change || others.length > 0 || change.endsWith('.phase') || change.endsWith('.lane')) {
    return null
  }
  return change
}

/** `<key>.<field>` for each difference; null when the blocks themselves or their order differ. */
function listChangedBlocks(one: Plan, other: Plan): string[] | null {
  if (one.length !== other.length) return null
  const changes: string[] = []
  for (const [index, block] of one.entries()) {
    const twin = other[index]
    if (!twin || twin.key !== block.key) return null
    if (twin === block) continue
    changes.push(
      ...blockFields
        .filter((field) => block[field] !== twin[field])
        .map((field) => `${block.key}.${field}`),
    )
  }
  return changes
}
