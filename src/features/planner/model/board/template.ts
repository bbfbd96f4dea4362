/** A plan kept as a template, and a template as blocks to plan with. */
import type { Plan, PlanBlock } from '../plan'
import { trainingLimits } from '../limits'
import { toTrainingView, type StoredTraining } from '../training-view'
import { toCardData } from './planner-start'
import { normalizePlan } from './steps'

interface NewTemplate {
  id?: string
  school_id: string
  title: string
  objective: string
  is_shared: boolean
  plan: Plan
}

/** The argument of the RPC save_training_template. */
export function toTemplateArgument({ plan, title, objective, ...rest }: NewTemplate) {
  return {
    ...rest,
    title: title.trim(),
    objective: objective.trim() || null,
    notes: null,
    blocks: normalizePlan(plan).map((block) => ({
      phase: block.phase,
      lane: block.lane,
      group_label: block.group_label?.trim() || null,
      planned_rpe: block.planned_rpe,
      exercise_id: block.exercise_id,
      title: block.exercise_id ? null : (block.title ?? '').trim() || null,
      minutes: block.minutes,
      note: block.note.trim() || null,
    })),
  }
}

/** Limits of a template's name, as in the migration. */
export function isTemplateTitle(title: string): boolean {
  const { length } = title.trim()
  return length > 0 && length <= trainingLimits.title
}

/** Stored blocks as a plan with new keys, so that the same training may be used twice. */
export function toPlanBlocks(stored: StoredTraining['blocks'], locale: string): PlanBlock[] {
  const view = toTrainingView(
    {
      // only the blocks matter here
      starts_at: '2000-01-01T00:00:00Z',
      ends_at: '2000-01-01T01:00:00Z',
      team: { school: { time_zone: 'UTC' } },
      blocks: stored,
    },
    locale,
  )
  return view.phases.flatMap(({ blocks }) =>
    blocks.map((block) => ({
      key: crypto.randomUUID(),
      phase: block.phase,
      exercise_id: block.exercise_id,
      title: block.title,
      minutes: block.minutes,
      note: block.note,
      lane: block.lane,
      group_label: block.group_label,
      planned_rpe: block.planned_rpe,
      exercise: block.exercise && toCardData(block.exercise),
    })),
  )
}
