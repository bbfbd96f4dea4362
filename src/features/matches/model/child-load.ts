/** Load of a child in one week against the limits of its age; an empty limit means that the source names none. */

export interface ChildLoad {
  trainings: number
  matches: number
  /** Match minutes of the week and of the day, planned ones with the full length of the match. */
  minutes: number
  day_minutes: number
  day_minutes_max: number | null
  sessions_week_max: number | null
  /** Trainings with heading in the week or month the rule counts in. */
  heading_sessions: number
  heading_sessions_max: number | null
  heading_sessions_per: string | null
  age_group: string | null
  season_from: number | null
  is_binding: boolean | null
  source: string | null
  source_url: string | null
}

export interface LoadFinding {
  code: 'day' | 'day_again' | 'week' | 'heading_week' | 'heading_month'
  done: number
  max: number | null
  /** More than the limit; else only worth knowing. */
  isOver: boolean
}

/**
 * What is worth saying. `added`: minutes of a match that would come on top of the load; null where none does.
 * Without a limit a second match of a day is told all the same.
 */
export function listLoadFindings(load: ChildLoad, added: number | null): LoadFinding[] {
  const { day_minutes_max, sessions_week_max, heading_sessions, heading_sessions_max } = load
  const day = load.day_minutes + (added ?? 0)
  const events = load.trainings + load.matches + (added === null ? 0 : 1)
  const findings: LoadFinding[] = []
  if (day_minutes_max !== null && day > day_minutes_max) {
    findings.push({ code: 'day', done: day, max: day_minutes_max, isOver: true })
  } else if (added !== null && load.day_minutes > 0) {
    findings.push({
      code: 'day_again',
      done: load.day_minutes,
      max: day_minutes_max,
      isOver: false,
    })
  }
  if (sessions_week_max !== null && events > sessions_week_max) {
    findings.push({ code: 'week', done: events, max: sessions_week_max, isOver: true })
  }
  if (heading_sessions_max !== null && heading_sessions > heading_sessions_max) {
    const code = load.heading_sessions_per === 'month' ? 'heading_month' : 'heading_week'
    findings.push({ code, done: heading_sessions, max: heading_sessions_max, isOver: true })
  }
  return findings
}

interface LoadDay extends ChildLoad {
  /** Monday of the week, as a date. */
  week_on: string
}

/** A week of the record: its sums, and what any of its days has too much of. */
export interface LoadWeek {
  weekOn: string
  load: ChildLoad
  findings: LoadFinding[]
}

/** Rows of days, a week's one after another, as weeks in the same order; each finding is told once. */
export function toLoadWeeks(days: readonly LoadDay[]): LoadWeek[] {
  const weeks = new Map<string, LoadWeek>()
  for (const load of days) {
    const weekOn = load.week_on
    const week = weeks.get(weekOn) ?? { weekOn, load, findings: [] }
    const added = listLoadFindings(load, null).filter(
      ({ code, done }) =>
        !week.findings.some((known) => known.code === code && known.done === done),
    )
    weeks.set(weekOn, { ...week, findings: [...week.findings, ...added] })
  }
  return [...weeks.values()]
}

/** A week in which nothing was done or planned. */
export function isIdle({ trainings, matches }: ChildLoad): boolean {
  return trainings + matches === 0
}
