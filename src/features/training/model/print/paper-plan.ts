/** A session as paper shows it: in one language, in steps, without anything that has to be tapped. */
import type { EquipmentItem } from '@/features/exercises/model/exercise'
import { groupStoredSteps } from '@/features/planner/model/group-stored-steps'
import type { TrainingStatus } from '@/features/teams/model/training-state'
import type { TrainingPhase } from '@/features/exercises/model/taxonomy'
import { toTrainingView, type StoredTraining } from '@/features/planner/model/training-view'

export interface PaperBlock {
  key: string
  /** Null: the exercise is no longer there to be read. */
  title: string | null
  /** Whose lane it is; null where one group does it all, or nobody wrote a name. */
  group: string | null
  minutes: number
  note: string
  aim: string
  setup: string
  rules: string
  points: readonly string[]
  drawing: { diagram: unknown; area_length_m: number; area_width_m: number } | null
}

export interface PaperStep {
  phase: TrainingPhase
  /** `HH:mm` on the school's wall. */
  start: string
  minutes: number
  /** Side by side; never empty. */
  blocks: PaperBlock[]
}

export interface PaperPlan {
  school: string
  team: string
  title: string | null
  objective: string | null
  place: string | null
  notes: string | null
  /** `YYYY-MM-DD`, `HH:mm` */
  date: string
  start: string
  end: string
  status: TrainingStatus
  steps: PaperStep[]
  equipment: EquipmentItem[]
}

interface PrintedTraining extends StoredTraining {
  title: string | null
  objective: string | null
  place: string | null
  notes: string | null
  status: TrainingStatus
  team: { name: string; school: { name: string; time_zone: string } }
}

/** `isForFamily`: what to carry would read to a family like a list for the child. */
export function toPaperPlan(
  training: PrintedTraining,
  locale: string,
  isForFamily = false,
): PaperPlan {
  const view = toTrainingView(training, locale)
  const { team, title, objective, place, notes, status } = training
  const { date, start, end } = view
  return {
    school: team.school.name,
    team: team.name,
    title,
    objective,
    place,
    notes,
    status,
    date,
    start,
    end,
    equipment: isForFamily ? [] : view.equipment,
    steps: groupStoredSteps(view).map((step) => ({
      ...step,
      blocks: step.blocks.map(
        ({ key, minutes, note, setup, rules, points, exercise, ...block }) => ({
          key,
          minutes,
          note,
          setup,
          rules,
          points,
          title: exercise?.title || block.title,
          group: block.group_label,
          aim: exercise?.aim ?? '',
          drawing: block.drawing,
        }),
      ),
    })),
  }
}
