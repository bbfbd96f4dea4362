/** What a season plan consists of, as the database keeps it, and its weeks as the strip shows them. */
import { groupByWeek } from '@/features/training/model/training-weeks'
import type { exerciseTopics } from '@/features/exercises/model/taxonomy'
import { listMondays, getWeekPeriod, type Period } from './season-weeks'
import { isSharingDay } from '@/lib/time/interval'

export type ExerciseTopic = (typeof exerciseTopics)[number]

export const blockKinds = ['preparation', 'competition', 'transition', 'break'] as const
export type BlockKind = (typeof blockKinds)[number]

export interface SeasonBlock extends Period {
  id: string
  kind: BlockKind
  title: string
  focus: string | null
  updated_at: string
}

export interface TopicTarget {
  topic: ExerciseTopic
  minutes: number
}

export interface PlannedWeek {
  /** A Monday. */
  week_on: string
  theme: string
  note: string | null
  /** Minutes times effort of all trainings of the week. */
  target_load: number | null
  targets: TopicTarget[]
}

export interface SeasonTraining {
  id: string
  title: string | null
  starts_at: string
  status: string
  load: number
}

export interface SeasonMatch {
  id: string
  opponent: string
  is_home: boolean
  starts_at: string
}

/** One column of the strip. */
export interface SeasonWeek {
  monday: string
  planned: PlannedWeek | null
  block: SeasonBlock | null
  trainings: SeasonTraining[]
  matches: SeasonMatch[]
  /** Load of its trainings, those called off left out. */
  load: number
}

interface SeasonSource {
  period: Period
  blocks: readonly SeasonBlock[]
  weeks: readonly PlannedWeek[]
  trainings: readonly SeasonTraining[]
  matches: readonly SeasonMatch[]
  /** The school's time zone: a late match belongs to the week its wall clock shows. */
  zone: string
}

/** Every week of the season with all that happens in it. */
export function listSeasonWeeks(source: SeasonSource): SeasonWeek[] {
  const getZone = () => source.zone
  const trainings = groupByWeek(
    source.trainings.filter(({ status }) => status !== 'cancelled'),
    getZone,
  )
  const matches = groupByWeek(source.matches, getZone)
  return listMondays(source.period).map((monday) => {
    const held = trainings.find((week) => week.monday === monday)?.rows ?? []
    return {
      monday,
      planned: source.weeks.find(({ week_on }) => week_on === monday) ?? null,
      block: source.blocks.find((block) => isSharingDay(block, getWeekPeriod(monday))) ?? null,
      trainings: held,
      matches: matches.find((week) => week.monday === monday)?.rows ?? [],
      load: held.reduce((sum, { load }) => sum + load, 0),
    }
  })
}

/** A week nothing is planned in yet. */
export function createEmptyWeek(monday: string): PlannedWeek {
  return { week_on: monday, theme: '', note: null, target_load: null, targets: [] }
}

/** The same theme, load and minutes for the weeks that follow, as many as the season still has. */
export function copyToFollowingWeeks(
  weeks: readonly SeasonWeek[],
  from: PlannedWeek,
  count: number,
): PlannedWeek[] {
  const place = weeks.findIndex(({ monday }) => monday === from.week_on)
  if (place === -1) return []
  return weeks
    .slice(place + 1, place + 1 + count)
    .map(({ monday }) => ({ ...from, week_on: monday }))
}
