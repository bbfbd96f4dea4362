/** Questions to an agenda: what comes next, what fills the coming days, what still needs a plan. */
import { addDays } from '@/lib/time/calendar-date'
import { toWallClock } from '@/lib/time/wall-clock'
import type { AgendaItem, MatchItem, TrainingItem } from './agenda'

/** The days shown ahead, today included. */
export const daysShown = 7

/** The training that runs now or comes next; a cancelled one is not waited for. `now` in epoch ms. */
export function findNextTraining(items: readonly AgendaItem[], now: number): TrainingItem | null {
  const next = items.find((item) => item.kind === 'training' && isAhead(item, now))
  return next?.kind === 'training' ? next : null
}

export function findNextMatch(items: readonly AgendaItem[], now: number): MatchItem | null {
  const next = items.find((item) => item.kind === 'match' && isAhead(item, now))
  return next?.kind === 'match' ? next : null
}

/** The next match of every team, the earliest first. */
export function findNextMatches(items: readonly AgendaItem[], now: number): MatchItem[] {
  const first = new Map<string, MatchItem>()
  for (const item of items) {
    if (item.kind !== 'match' || first.has(item.team.id) || !isAhead(item, now)) continue
    first.set(item.team.id, item)
  }
  return [...first.values()]
}

/** What was called off before the next training or match would begin, within the days shown. */
export function listCalledOff(items: readonly AgendaItem[], now: number): AgendaItem[] {
  const isBeforeNext = {
    training: getStart(findNextTraining(items, now)),
    match: getStart(findNextMatch(items, now)),
  }
  return listSoon(items, now).filter(
    (item) => item.is_cancelled && Date.parse(item.starts_at) < isBeforeNext[item.kind],
  )
}

/** What is still to come within the days shown, counted on the school's calendar. */
export function listSoon<Item extends AgendaItem>(items: readonly Item[], now: number): Item[] {
  return items.filter((item) => {
    const today = toWallClock(now, item.zone).date
    const day = toWallClock(item.starts_at, item.zone).date
    return Date.parse(item.ends_at) > now && day < addDays(today, daysShown)
  })
}

export interface AgendaDay<Item extends AgendaItem = AgendaItem> {
  /** `YYYY-MM-DD` on the school's calendar. */
  date: string
  items: Item[]
}

export function groupByDay<Item extends AgendaItem>(items: readonly Item[]): AgendaDay<Item>[] {
  const days = new Map<string, Item[]>()
  for (const item of items) {
    const { date } = toWallClock(item.starts_at, item.zone)
    days.set(date, [...(days.get(date) ?? []), item])
  }
  return [...days]
    .map(([date, dayItems]) => ({ date, items: dayItems }))
    .toSorted((a, b) => a.date.localeCompare(b.date))
}

/** A session that takes place and has no block yet. */
export function isPlanMissing(item: AgendaItem): boolean {
  return item.kind === 'training' && !item.is_cancelled && !item.has_plan
}

function isAhead(item: AgendaItem, now: number): boolean {
  return !item.is_cancelled && Date.parse(item.ends_at) > now
}

function getStart(item: AgendaItem | null): number {
  return item ? Date.parse(item.starts_at) : Number.POSITIVE_INFINITY
}
