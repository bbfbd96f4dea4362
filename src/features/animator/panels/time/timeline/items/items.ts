/** What can be reached by keyboard on the timeline, row by row: the marks, then each lane. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { parseKeyId } from '../../../../editor/selection'
import type { Bar, Lane } from '../lanes/lanes'

export interface Item {
  /** `<kind>:<of>`, unique on the timeline. */
  id: string
  kind: 'step' | 'freeze' | 'lane' | 'bar' | 'key'
  /** Step, freeze, object, key or ball event. */
  of: string
  /** Where one finds it, in seconds. */
  t: number
}

export function createItem(kind: Item['kind'], of: string, t: number): Item {
  return { id: `${kind}:${of}`, kind, of, t }
}

export function listRows({ steps, freezes }: Scene, lanes: readonly Lane[]): Item[][] {
  const marks = [
    ...steps.map(({ id, t }) => createItem('step', id, t)),
    ...freezes.map(({ id, t }) => createItem('freeze', id, t)),
  ].toSorted((a, b) => a.t - b.t)
  return [
    marks,
    ...lanes.map(({ object, bars }) => [
      createItem('lane', object.id, 0),
      ...bars.flatMap(listItems),
    ]),
  ]
}

/** A wait is its end only, a flight has no key. */
function listItems(bar: Bar): Item[] {
  const key = createItem('key', bar.id, bar.until)
  if (bar.kind === 'wait') return [key]
  const body = createItem('bar', bar.id, bar.from)
  return parseKeyId(bar.id) ? [body, key] : [body]
}

export type Direction = 'up' | 'down' | 'back' | 'on' | 'first' | 'last'

/** Where the focus goes from there; null when nowhere. Between rows it stays near the same moment. */
export function findNextItem(
  rows: readonly (readonly Item[])[],
  id: string,
  direction: Direction,
): Item | null {
  const row = rows.findIndex((items) => items.some((each) => each.id === id))
  const items = rows[row] ?? []
  const place = items.findIndex((each) => each.id === id)
  if (direction === 'first') return items[0] ?? null
  if (direction === 'last') return items.at(-1) ?? null
  if (direction === 'back') return items[place - 1] ?? null
  if (direction === 'on') return items[place + 1] ?? null
  const other = rows[row + (direction === 'up' ? -1 : 1)]
  const now = items[place]
  if (!other || !now) return null
  // from a lane's name to the next lane's name
  if (now.kind === 'lane') return other[0] ?? null
  return other.toSorted((a, b) => measureGap(a, now) - measureGap(b, now))[0] ?? null
}

function measureGap({ t, kind }: Item, from: Item): number {
  return Math.abs(t - from.t) + (kind === 'lane' ? 1000 : 0)
}
