/** What lies ahead for a family, cut so that every date stands in exactly one part of the page. */
import { inOrder, type AgendaItem } from '../agenda'
import { calledOff, nextMatch, nextMatches, nextTraining, soon } from '../next-up'
import { agendaOf, type Child } from './children'

export interface Ahead {
  /** Called off before a child's next date of its kind: said aloud. */
  off: AgendaItem[]
  /** One child: the next training and the next match. Several: what each of them has next. */
  next: AgendaItem[]
  /** Everything else within the days shown. */
  rest: AgendaItem[]
  /** Each team's next match where it is further away than that. */
  later: AgendaItem[]
}

/** `items` in the order of time; `now` in epoch milliseconds. */
export function aheadOf(
  items: readonly AgendaItem[],
  children: readonly Child[],
  now: number,
): Ahead {
  const own = children.map((child) => agendaOf(child, items))
  const off = once(own.flatMap((agenda) => calledOff(agenda, now)))
  const next = once(own.flatMap((agenda) => nextOf(agenda, children.length > 1, now)))
  const shown = once(own.flat())
  const said = [...off, ...next]
  const rest = without(soon(shown, now), said)
  const later = without(nextMatches(shown, now), [...said, ...rest])
  return { off, next, rest, later }
}

function nextOf(agenda: readonly AgendaItem[], isFirstOnly: boolean, now: number): AgendaItem[] {
  const dates = inOrder(
    [nextTraining(agenda, now), nextMatch(agenda, now)].filter((item) => item !== null),
  )
  return isFirstOnly ? dates.slice(0, 1) : dates
}

/** Siblings in one team share a date. */
function once(items: readonly AgendaItem[]): AgendaItem[] {
  return inOrder([...new Set(items)])
}

function without(items: readonly AgendaItem[], said: readonly AgendaItem[]): AgendaItem[] {
  return items.filter((item) => !said.includes(item))
}
