/** What lies ahead for a family, cut so that every date stands in exactly one part of the page. */
import { sortByStart, type AgendaItem } from '../agenda'
import {
  listCalledOff,
  findNextMatch,
  findNextMatches,
  findNextTraining,
  listSoon,
} from '../next-up'
import { filterAgenda, type Child } from '@/features/attendance/model/family/children'

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
export function groupAhead(
  items: readonly AgendaItem[],
  children: readonly Child[],
  now: number,
): Ahead {
  const own = children.map((child) => filterAgenda(child, items))
  const off = removeDuplicates(own.flatMap((agenda) => listCalledOff(agenda, now)))
  const next = removeDuplicates(own.flatMap((agenda) => listNext(agenda, children.length > 1, now)))
  const shown = removeDuplicates(own.flat())
  const said = [...off, ...next]
  const rest = omitItems(listSoon(shown, now), said)
  const later = omitItems(findNextMatches(shown, now), [...said, ...rest])
  return { off, next, rest, later }
}

function listNext(agenda: readonly AgendaItem[], isFirstOnly: boolean, now: number): AgendaItem[] {
  const dates = sortByStart(
    [findNextTraining(agenda, now), findNextMatch(agenda, now)].filter((item) => item !== null),
  )
  return isFirstOnly ? dates.slice(0, 1) : dates
}

/** Siblings in one team share a date. */
function removeDuplicates(items: readonly AgendaItem[]): AgendaItem[] {
  return sortByStart([...new Set(items)])
}

function omitItems(items: readonly AgendaItem[], said: readonly AgendaItem[]): AgendaItem[] {
  return items.filter((item) => !said.includes(item))
}
