/** Moving and stretching blocks in whole weeks: they stay within the season and never lie over each other. */
import { addDays, getStartOfWeek } from '@/lib/time/calendar-date'
import { countDaysBetween, listMondays, type Period } from './season-weeks'
import { isSharingDay } from '@/lib/time/interval'

export interface Span extends Period {
  id: string
}

export type BlockEdge = 'start' | 'end' | 'whole'

/**
 * The block's days after its edge, or all of it, went so many weeks on (back when negative); as far as
 * neighbours and the season leave room. A block keeps at least one week.
 */
export function moveBlockEdge(
  blocks: readonly Span[],
  id: string,
  edge: BlockEdge,
  weeks: number,
  season: Period,
): Period | null {
  const block = blocks.find((one) => one.id === id)
  if (!block) return null
  const step = Math.sign(weeks)
  let best: Period = block
  for (let count = 1; count <= Math.abs(weeks); count += 1) {
    const next = shiftBlock(block, edge, step * count, season)
    if (!isFree(next, blocks, id, season)) break
    best = next
  }
  return { starts_on: best.starts_on, ends_on: best.ends_on }
}

/** Beginnings snap to Mondays, ends to Sundays, at the season's ends to its own first and last day. */
function shiftBlock(block: Period, edge: BlockEdge, weeks: number, season: Period): Period {
  const first = addDays(getStartOfWeek(block.starts_on), weeks * 7)
  const last = addDays(getStartOfWeek(block.ends_on), 6 + weeks * 7)
  const starts_on = edge === 'end' ? block.starts_on : clampToStart(first, season)
  const ends_on = edge === 'start' ? block.ends_on : clampToEnd(last, season)
  return { starts_on, ends_on }
}

function clampToStart(day: string, season: Period): string {
  return day < season.starts_on && addDays(day, 6) >= season.starts_on ? season.starts_on : day
}

function clampToEnd(day: string, season: Period): string {
  return day > season.ends_on && addDays(day, -6) <= season.ends_on ? season.ends_on : day
}

function isFree(next: Period, blocks: readonly Span[], id: string, season: Period): boolean {
  return (
    next.starts_on <= next.ends_on &&
    next.starts_on >= season.starts_on &&
    next.ends_on <= season.ends_on &&
    blocks.every((other) => other.id === id || !isSharingDay(next, other))
  )
}

/** The first gap of at least a week from a day on, four weeks long at most; null when all is full. */
export function findFreeSpan(
  blocks: readonly Period[],
  season: Period,
  from = season.starts_on,
): Period | null {
  const weeks = listMondays(season)
  const isWeekFree = (monday: string) =>
    blocks.every(
      (block) => !isSharingDay(block, { starts_on: monday, ends_on: addDays(monday, 6) }),
    )
  const first = weeks.findIndex((monday) => addDays(monday, 6) >= from && isWeekFree(monday))
  const start = weeks[first]
  if (start === undefined) return from > season.starts_on ? findFreeSpan(blocks, season) : null
  let count = 1
  for (; count < 4; count += 1) {
    const next = weeks[first + count]
    if (next === undefined || !isWeekFree(next)) break
  }
  return {
    starts_on: clampToStart(start, season),
    ends_on: clampToEnd(addDays(start, count * 7 - 1), season),
  }
}

/**
 * Place in the strip: first column (from 0) and how many weeks it covers. A week that two blocks share
 * goes to the one with more of its days, so that neighbours touch and never lie over each other.
 */
export function computeColumns(span: Period, season: Period): { first: number; count: number } {
  const start = getStartOfWeek(season.starts_on)
  const first = Math.round(countDaysBetween(start, span.starts_on) / 7)
  const next = Math.round((countDaysBetween(start, span.ends_on) + 1) / 7)
  return { first, count: Math.max(1, next - first) }
}
