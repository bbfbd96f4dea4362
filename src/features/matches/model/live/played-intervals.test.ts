import { expect, it } from 'vitest'
import type { EventKind, LineupSlot, LogEvent } from './live-match'
import { computePlay, sumSeconds } from './played-intervals'

/** The cases of pgTAP 22: ada in goal, ben and child outside, cem and dan on the bench; 2 x 10 minutes. */
const players = ['ada', 'ben', 'child', 'cem', 'dan'].map((player_id, index) => ({
  player_id,
  role: index < 3 ? ('starter' as const) : ('bench' as const),
}))
const first: LineupSlot[] = [
  { period: 1, slot: 'gk', player_id: 'ada' },
  { period: 1, slot: 'cb', player_id: 'ben' },
  { period: 1, slot: 'st', player_id: 'child' },
]
const second: LineupSlot[] = [
  { period: 2, slot: 'gk', player_id: 'child' },
  { period: 2, slot: 'cb', player_id: 'cem' },
  { period: 2, slot: 'st', player_id: 'dan' },
]
let logged = 0

function log(
  kind: EventKind,
  period: number,
  clock_seconds: number,
  player_id: string,
  second_player_id: string | null = null,
): LogEvent {
  logged += 1
  return {
    client_id: String(logged),
    kind,
    period,
    clock_seconds,
    player_id,
    second_player_id,
    is_opponent: false,
    note: null,
    device_id: null,
    created_at: new Date(logged * 1000).toISOString(),
    isUndone: false,
  }
}

function countMinutes(events: LogEvent[], lineup = first, played = 1200) {
  const { intervals } = computePlay({ period_minutes: 10, players, lineup, events, played })
  const seconds = sumSeconds(intervals)
  return Object.fromEntries(
    players.map(({ player_id }) => [player_id, (seconds.get(player_id) ?? 0) / 60]),
  )
}

const changes = [
  log('substitution', 1, 300, 'cem', 'ben'),
  log('substitution', 2, 120, 'ben', 'cem'),
  log('substitution', 2, 300, 'dan', 'ada'),
  log('substitution', 2, 300, 'cem', 'child'),
]

it('runs with the clock and goes on into a period without a line-up', () => {
  expect(countMinutes([], first, 240)).toEqual({ ada: 4, ben: 4, child: 4, cem: 0, dan: 0 })
  expect(countMinutes([])).toEqual({ ada: 20, ben: 20, child: 20, cem: 0, dan: 0 })
  expect(countMinutes([], [])).toEqual({ ada: 20, ben: 20, child: 20, cem: 0, dan: 0 })
})

it('counts changes, coming back, and two at once', () => {
  expect(countMinutes(changes.slice(0, 1))).toMatchObject({ ben: 5, cem: 15 })
  expect(countMinutes(changes.slice(0, 2))).toMatchObject({ ben: 13, cem: 7 })
  expect(countMinutes(changes)).toEqual({ ada: 15, ben: 13, cem: 12, child: 15, dan: 5 })
})

it('gives whoever comes on the place of whoever goes off', () => {
  const { intervals } = computePlay({
    period_minutes: 10,
    players,
    lineup: first,
    events: changes.slice(0, 1),
    played: 1200,
  })
  expect(intervals).toContainEqual({ player_id: 'cem', slot: 'cb', from: 300, to: 1200 })
})

it('forgets an undone change', () => {
  const undone = changes.map((event, index) => ({ ...event, isUndone: index === 2 }))
  expect(countMinutes(undone)).toMatchObject({ ada: 20, dan: 0 })
})

it('takes a line-up for the second period at the break, a card for good, and no added time', () => {
  const undone = changes.map((event, index) => ({ ...event, isUndone: index === 2 }))
  const lineup = [...first, ...second]
  expect(countMinutes(undone, lineup)).toEqual({ ada: 10, ben: 13, cem: 12, child: 15, dan: 10 })
  const red = [...undone, log('red', 1, 480, 'child')]
  expect(countMinutes(red, lineup)).toMatchObject({ child: 8, cem: 12 })
  const cards = [...red, log('yellow', 1, 30, 'ada'), log('yellow_red', 1, 180, 'ada')]
  expect(countMinutes(cards, lineup)).toMatchObject({ ada: 3 })
  const late = [...cards, log('substitution', 2, 700, 'ben', 'dan')]
  expect(countMinutes(late, lineup)).toMatchObject({ dan: 10 })
})

it('says who is on the pitch now, also by what waits on this device', () => {
  const waiting = { ...log('substitution', 1, 60, 'cem', 'ben'), created_at: null }
  const match = { period_minutes: 10, players, lineup: [...first, ...second], played: 120 }
  const listNames = (events: LogEvent[], period: number) =>
    [...computePlay({ ...match, events }, period).onPitch.keys()].toSorted()
  expect(listNames([], 1)).toEqual(['ada', 'ben', 'child'])
  expect(listNames([waiting], 1)).toEqual(['ada', 'cem', 'child'])
  expect(listNames([waiting], 2)).toEqual(['cem', 'child', 'dan'])
})
