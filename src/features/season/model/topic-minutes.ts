/** Meant, planned and delivered minutes per topic, and where a block falls short of what was meant. */
import type { ExerciseTopic } from './season-plan'
import { getWeekPeriod, type Period } from './season-weeks'
import { isSharingDay } from '@/lib/time/interval'

/** A row of `season_plan_minutes`. */
export interface WeekMinutes {
  week_on: string
  topic: ExerciseTopic
  target_minutes: number
  planned_minutes: number
  delivered_minutes: number
}

export interface TopicMinutes {
  topic: ExerciseTopic
  target: number
  planned: number
  delivered: number
}

/** Sums over the weeks that touch the period, the most wanted topic first. */
export function sumTopicMinutes(rows: readonly WeekMinutes[], period: Period): TopicMinutes[] {
  const sums = new Map<ExerciseTopic, TopicMinutes>()
  for (const row of rows) {
    if (!isSharingDay(getWeekPeriod(row.week_on), period)) continue
    const sum = sums.get(row.topic) ?? { topic: row.topic, target: 0, planned: 0, delivered: 0 }
    sums.set(row.topic, {
      topic: row.topic,
      target: sum.target + row.target_minutes,
      planned: sum.planned + row.planned_minutes,
      delivered: sum.delivered + row.delivered_minutes,
    })
  }
  return [...sums.values()].toSorted(
    (one, other) => other.target - one.target || other.planned - one.planned,
  )
}

/** Topics whose plans reach less than 80 % of what was meant, the widest gap first. */
export function listGaps(topics: readonly TopicMinutes[]): TopicMinutes[] {
  return topics
    .filter(({ target, planned }) => target > 0 && planned < target * 0.8)
    .toSorted((one, other) => other.target - other.planned - (one.target - one.planned))
}
