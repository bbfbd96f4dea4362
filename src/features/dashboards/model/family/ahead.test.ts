import { describe, expect, it } from 'vitest'
import type { AgendaItem } from '../agenda'
import { groupAhead } from './ahead'
import type { Child } from '@/features/attendance/model/family/children'
import { computeDue } from './due'
import { findNeighbour, readSwipe, startSwipe } from './swipe'

const now = Date.parse('2026-11-21T11:00:00Z')
const hour = 3_600_000
const [u11, u13] = ['u11', 'u13'].map((id) => ({ id, name: id.toUpperCase() }))

function createChild(id: string, ...teams: (typeof u11)[]): Child {
  const known = teams.flatMap((team) => team ?? [])
  return { id, first_name: id, full_name: id, may_answer: true, is_trusted: true, teams: known }
}

function createItem(
  kind: AgendaItem['kind'],
  hours: number,
  team = u11,
  is_cancelled = false,
): AgendaItem {
  const base = {
    id: `${kind}${hours}`,
    team: team ?? { id: '', name: '' },
    zone: 'Europe/Berlin',
    starts_at: new Date(now + hours * hour).toISOString(),
    ends_at: new Date(now + (hours + 1) * hour).toISOString(),
    place: null,
    is_cancelled,
  }
  return kind === 'training'
    ? { ...base, kind, title: null, objective: null, has_plan: false, planned_minutes: 0 }
    : {
        ...base,
        kind,
        opponent: 'TuS',
        is_home: true,
        is_neutral: false,
        match_kind: 'league',
        meet_at: null,
      }
}

const listIds = (items: readonly AgendaItem[]) => items.map(({ id }) => id)

describe('what lies ahead of a family', () => {
  const week = [
    createItem('training', 5),
    createItem('training', 8, u13),
    createItem('training', 50),
    createItem('match', 60, u13),
    createItem('match', 400),
  ]

  it('of several children is what each of them has next, then the rest, then later matches', () => {
    const ahead = groupAhead(week, [createChild('emir', u11), createChild('defne', u13)], now)
    expect(listIds(ahead.next)).toEqual(['training5', 'training8'])
    expect(listIds(ahead.rest)).toEqual(['training50', 'match60'])
    expect(listIds(ahead.later)).toEqual(['match400'])
  })

  it('of one child is the next training and the next match, whichever comes first on top', () => {
    const ahead = groupAhead(week, [createChild('emir', u11)], now)
    expect(listIds(ahead.next)).toEqual(['training5', 'match400'])
    expect(listIds(ahead.rest)).toEqual(['training50'])
    expect(ahead.later).toEqual([])
  })

  it('has no date in two parts, whoever shares a team', () => {
    const family = [
      createChild('emir', u11),
      createChild('ece', u11),
      createChild('defne', u11, u13),
    ]
    const { off, next, rest, later } = groupAhead(
      [...week, createItem('match', 3, u11, true)],
      family,
      now,
    )
    const all = listIds([...off, ...next, ...rest, ...later])
    expect(new Set(all).size).toBe(all.length)
    expect(all).toHaveLength(6)
  })

  it('says what was called off before the next date, and keeps it among the others after it', () => {
    const items = [
      createItem('training', 2, u11, true),
      createItem('training', 5),
      createItem('training', 9, u11, true),
    ]
    const ahead = groupAhead(items, [createChild('emir', u11)], now)
    expect(listIds(ahead.off)).toEqual(['training2'])
    expect(listIds(ahead.next)).toEqual(['training5'])
    expect(listIds(ahead.rest)).toEqual(['training9'])
  })

  it('is nothing of teams that are nobody’s here', () => {
    const none = { off: [], next: [], rest: [], later: [] }
    expect(groupAhead(week, [createChild('emir')], now)).toEqual(none)
  })
})

describe('what is due', () => {
  const none = { fees: [], tasks: [], conversations: [] }

  it('is the sum that is overdue, from the day after; else everything to pay', () => {
    const fees = [
      { amount_cents: 4000, due_on: '2026-11-20' },
      { amount_cents: 6000, due_on: '2026-11-21' },
    ]
    const due = computeDue({ ...none, fees }, '2026-11-21', now)
    expect(due).toMatchObject({ cents: 4000, isOverdue: true })
    const before = computeDue({ ...none, fees }, '2026-11-20', now)
    expect(before).toMatchObject({ cents: 10_000, isOverdue: false })
  })

  it('counts tasks whose time has passed, never those without one, and unread messages', () => {
    const tasks = [{ due_at: null }, { due_at: '2026-11-21T10:59:59Z' }, { due_at: '2026-11-22' }]
    const conversations = [{ unread: 2 }, { unread: 3 }]
    const due = computeDue({ ...none, tasks, conversations }, '2026-11-21', now)
    expect(due).toMatchObject({ lateTasks: 1, unread: 5 })
  })
})

describe('a swipe', () => {
  const createPoint = (clientX: number, clientY: number, timeStamp: number) => ({
    pointerId: 1,
    clientX,
    clientY,
    timeStamp,
  })
  const start = startSwipe(createPoint(200, 300, 0), 360)
  const to = (x: number, y: number, ms: number) =>
    start && readSwipe(start, createPoint(x, y, ms)).step

  it('is far enough or quick enough, and rather sideways than up or down', () => {
    expect(to(120, 310, 900)).toBe(1)
    expect(to(280, 310, 900)).toBe(-1)
    expect(to(150, 300, 900)).toBe(0)
    expect(to(150, 300, 100)).toBe(1)
    expect(to(100, 380, 900)).toBe(0)
  })

  it('does not begin at the edge, where phones go back', () => {
    expect(startSwipe(createPoint(10, 300, 0), 360)).toBeNull()
    expect(startSwipe(createPoint(350, 300, 0), 360)).toBeNull()
  })

  it('goes from all children to the first, and ends with the last', () => {
    expect(findNeighbour(['a', 'b'], '', 1)).toBe('a')
    expect(findNeighbour(['a', 'b'], 'a', -1)).toBe('')
    expect(findNeighbour(['a', 'b'], 'b', 1)).toBeNull()
    expect(findNeighbour(['a', 'b'], '', -1)).toBeNull()
  })
})
