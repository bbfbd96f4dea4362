/** Every change of a season plan as data: what the plan looks like after it, and the change that takes it back. */
import { createEmptyWeek, type PlannedWeek, type SeasonBlock } from './season-plan'
import type { Period } from './season-weeks'

/** A week as the database has it; `updated_at` is null until it is stored. */
export interface StoredWeek extends PlannedWeek {
  updated_at: string | null
}

export interface SeasonPlan extends Period {
  id: string
  team_id: string
  goal: string | null
  is_shared: boolean
  updated_at: string
  blocks: SeasonBlock[]
  weeks: StoredWeek[]
}

export type BlockChanges = Pick<SeasonBlock, 'kind' | 'title' | 'focus' | 'starts_on' | 'ends_on'>
export type FrameChanges = Pick<SeasonPlan, 'goal' | 'starts_on' | 'ends_on' | 'is_shared'>

export type SeasonEdit =
  | { kind: 'weeks'; weeks: PlannedWeek[] }
  | { kind: 'block'; id: string; changes: BlockChanges }
  | { kind: 'add_block'; id: string; changes: BlockChanges }
  | { kind: 'remove_block'; id: string }
  | { kind: 'frame'; changes: FrameChanges }

/** The plan after the change. A week without a theme is none. */
export function applyEdit(plan: SeasonPlan, edit: SeasonEdit): SeasonPlan {
  switch (edit.kind) {
    case 'weeks':
      return { ...plan, weeks: replaceWeeks(plan.weeks, edit.weeks) }
    case 'block':
      return {
        ...plan,
        blocks: sortBlocks(
          plan.blocks.map((one) => (one.id === edit.id ? { ...one, ...edit.changes } : one)),
        ),
      }
    case 'add_block':
      return {
        ...plan,
        blocks: sortBlocks([...plan.blocks, { id: edit.id, updated_at: '', ...edit.changes }]),
      }
    case 'remove_block':
      return { ...plan, blocks: plan.blocks.filter(({ id }) => id !== edit.id) }
    case 'frame':
      return { ...plan, ...edit.changes }
  }
}

/** What takes the change back, seen from before it; null when there is nothing to take back. */
export function invertEdit(plan: SeasonPlan, edit: SeasonEdit): SeasonEdit | null {
  if (edit.kind === 'weeks') {
    const before = edit.weeks.map(
      ({ week_on }) =>
        plan.weeks.find((week) => week.week_on === week_on) ?? createEmptyWeek(week_on),
    )
    return { kind: 'weeks', weeks: before }
  }
  if (edit.kind === 'frame') {
    const { goal, starts_on, ends_on, is_shared } = plan
    return { kind: 'frame', changes: { goal, starts_on, ends_on, is_shared } }
  }
  if (edit.kind === 'add_block') return { kind: 'remove_block', id: edit.id }
  const block = plan.blocks.find(({ id }) => id === edit.id)
  if (!block) return null
  const { id, kind, title, focus, starts_on, ends_on } = block
  const changes = { kind, title, focus, starts_on, ends_on }
  return { kind: edit.kind === 'block' ? 'block' : 'add_block', id, changes }
}

/** When the database says it changed something: the plan, a block (by id) or a week (by its Monday). */
export type Stamps = ReadonlyMap<string, string>

/** The plan with the times of change it will be asked for the next time. */
export function setStamps(plan: SeasonPlan, stamps: Stamps): SeasonPlan {
  return {
    ...plan,
    updated_at: stamps.get(plan.id) ?? plan.updated_at,
    blocks: plan.blocks.map((one) => ({
      ...one,
      updated_at: stamps.get(one.id) ?? one.updated_at,
    })),
    weeks: plan.weeks.map((one) => ({
      ...one,
      updated_at: stamps.get(one.week_on) ?? one.updated_at,
    })),
  }
}

function replaceWeeks(weeks: readonly StoredWeek[], changed: readonly PlannedWeek[]): StoredWeek[] {
  const kept = weeks.filter(({ week_on }) => !changed.some((week) => week.week_on === week_on))
  const written = changed.map((week) => ({
    ...week,
    updated_at: weeks.find(({ week_on }) => week_on === week.week_on)?.updated_at ?? null,
  }))
  return [...kept, ...written.filter(({ theme }) => theme.trim() !== '')].toSorted((one, other) =>
    one.week_on < other.week_on ? -1 : 1,
  )
}

function sortBlocks(blocks: SeasonBlock[]): SeasonBlock[] {
  return blocks.toSorted((one, other) => (one.starts_on < other.starts_on ? -1 : 1))
}
