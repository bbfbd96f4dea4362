/** What a link shows: the answer of the RPC `shared_training`, and the same as a plan in one language. */
import { z } from 'zod'
import { addClockMinutes, toWallClock } from '@/lib/time/wall-clock'
import { equipmentSchema, computePackingList } from '@/features/exercises/model/exercise'
import type { PaperPlan, PaperStep } from '../print/paper-plan'
import { trainingPhases } from '@/features/exercises/model/taxonomy'
import { chooseText } from '@/features/exercises/model/exercise-text'

const exerciseSchema = z.object({
  players_min: z.number(),
  players_max: z.number(),
  area_length_m: z.number(),
  area_width_m: z.number(),
  equipment: equipmentSchema,
  /** Its animation, or its drawing; players without names. */
  scene: z.unknown(),
  texts: z.array(
    z.object({
      locale: z.string(),
      title: z.string(),
      aim: z.string(),
      setup: z.string(),
      rules: z.string(),
      coaching_points: z.array(z.string()),
    }),
  ),
})

export const sharedTrainingSchema = z.object({
  title: z.string().nullable(),
  objective: z.string().nullable(),
  starts_at: z.string(),
  ends_at: z.string(),
  status: z.enum(['planned', 'done', 'cancelled']),
  time_zone: z.string(),
  team_name: z.string(),
  school_name: z.string(),
  place: z.string().nullable(),
  blocks: z.array(
    z.object({
      id: z.string(),
      phase: z.enum(trainingPhases),
      position: z.number(),
      lane: z.number(),
      title: z.string().nullable(),
      minutes: z.number(),
      exercise: exerciseSchema.nullable(),
    }),
  ),
})

export type SharedTraining = z.infer<typeof sharedTrainingSchema>
type SharedBlock = SharedTraining['blocks'][number]

/** Lanes are numbered, not named: names of groups may be names of children and are not in the answer. */
export function toSharedPlan(
  shared: SharedTraining,
  locale: string,
  groupName: (number: number) => string,
): PaperPlan {
  const begin = toWallClock(shared.starts_at, shared.time_zone)
  let start = begin.time
  const steps = groupSideBySide(shared.blocks).map((blocks): PaperStep => {
    const minutes = Math.max(...blocks.map((block) => block.minutes))
    const step = {
      phase: blocks[0]?.phase ?? 'main_part',
      start,
      minutes,
      blocks: blocks.map((block, lane) => ({
        ...toBlock(block, locale),
        group: blocks.length > 1 ? groupName(lane + 1) : null,
      })),
    }
    start = addClockMinutes(start, minutes)
    return step
  })
  return {
    school: shared.school_name,
    team: shared.team_name,
    title: shared.title,
    objective: shared.objective,
    place: shared.place,
    notes: null,
    date: begin.date,
    start: begin.time,
    end: toWallClock(shared.ends_at, shared.time_zone).time,
    status: shared.status,
    steps,
    equipment: computePackingList(shared.blocks.map(({ exercise }) => exercise?.equipment ?? [])),
  }
}

function groupSideBySide(blocks: readonly SharedBlock[]): SharedBlock[][] {
  const steps = new Map<string, SharedBlock[]>()
  for (const phase of trainingPhases) {
    const own = blocks
      .filter((block) => block.phase === phase)
      .toSorted((one, other) => one.position - other.position || one.lane - other.lane)
    for (const block of own) {
      const key = `${phase}/${block.position}`
      steps.set(key, [...(steps.get(key) ?? []), block])
    }
  }
  return [...steps.values()]
}

function toBlock({ id, title, minutes, exercise }: SharedBlock, locale: string) {
  const text = exercise && chooseText(exercise.texts, locale)
  return {
    key: id,
    title: text?.title ?? title,
    minutes,
    note: '',
    aim: text?.aim ?? '',
    setup: text?.setup ?? '',
    rules: text?.rules ?? '',
    points: text?.coaching_points ?? [],
    drawing: exercise && {
      diagram: exercise.scene,
      area_length_m: exercise.area_length_m,
      area_width_m: exercise.area_width_m,
    },
  }
}
