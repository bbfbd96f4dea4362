/** Plans to begin with: from a starting shape, or from another season's plan moved to a new period. */
import { addDays, getStartOfWeek } from '@/lib/time/calendar-date'
import type { ExerciseTopic, PlannedWeek, SeasonBlock } from './season-plan'
import { countDaysBetween, listMondays, type Period } from './season-weeks'
import type { Starter, StarterTitle } from './starters'

export interface NewPlan extends Period {
  goal: string
  blocks: Pick<SeasonBlock, 'kind' | 'title' | 'focus' | 'starts_on' | 'ends_on'>[]
  weeks: PlannedWeek[]
}

/** Words a shape is written in; they become the coach's own texts. */
export interface StarterWords {
  block: (title: StarterTitle) => string
  topic: (topic: ExerciseTopic) => string
}

/** Percent of the ordinary load in the four weeks of a wave. */
const wave = [95, 105, 115, 80] as const

/** The starting shape stretched over the period; each block keeps at least a week as long as there are weeks. */
export function planFromStarter(starter: Starter, period: Period, words: StarterWords): NewPlan {
  const mondays = listMondays(period)
  const total = starter.blocks.reduce((sum, { weeks }) => sum + weeks, 0)
  const plan: NewPlan = { ...period, goal: '', blocks: [], weeks: [] }
  let told = 0
  for (const block of starter.blocks) {
    const first = Math.round((told / total) * mondays.length)
    told += block.weeks
    const own = mondays.slice(first, Math.round((told / total) * mondays.length))
    const [start] = own
    const end = own.at(-1)
    if (start === undefined || end === undefined) continue
    plan.blocks.push({
      kind: block.kind,
      title: words.block(block.title),
      focus: [...new Set(block.topics)].map((topic) => words.topic(topic)).join(', ') || null,
      starts_on: start < period.starts_on ? period.starts_on : start,
      ends_on: addDays(end, 6) > period.ends_on ? period.ends_on : addDays(end, 6),
    })
    own.forEach((monday, index) => {
      const topic = block.topics[index % block.topics.length]
      if (!topic) return
      const beside = block.topics[(index + 1) % block.topics.length]
      const [most, some] = starter.minutes
      plan.weeks.push({
        week_on: monday,
        theme: words.topic(topic),
        note: null,
        target_load: computeWaveLoad(starter.load, index),
        targets: [
          { topic, minutes: most },
          ...(beside && beside !== topic ? [{ topic: beside, minutes: some }] : []),
        ],
      })
    })
  }
  return plan
}

function computeWaveLoad(load: number | null, week: number): number | null {
  return load === null ? null : Math.round((load * (wave[week % wave.length] ?? 100)) / 100)
}

export interface SourcePlan extends Period {
  goal: string | null
  blocks: readonly SeasonBlock[]
  weeks: readonly PlannedWeek[]
}

/** Another plan moved by whole weeks; what lies outside the new period is cut off. */
export function planFromOther(source: SourcePlan, period: Period): NewPlan {
  const days = countDaysBetween(getStartOfWeek(source.starts_on), getStartOfWeek(period.starts_on))
  const mondays = listMondays(period)
  return {
    ...period,
    goal: source.goal ?? '',
    blocks: source.blocks.flatMap(({ kind, title, focus, ...span }) => {
      const starts_on = addDays(span.starts_on, days)
      const ends_on = addDays(span.ends_on, days)
      if (starts_on > period.ends_on || ends_on < period.starts_on) return []
      return {
        kind,
        title,
        focus,
        starts_on: starts_on < period.starts_on ? period.starts_on : starts_on,
        ends_on: ends_on > period.ends_on ? period.ends_on : ends_on,
      }
    }),
    weeks: source.weeks
      .map((week) => ({ ...week, week_on: addDays(week.week_on, days) }))
      .filter(({ week_on }) => mondays.includes(week_on)),
  }
}
