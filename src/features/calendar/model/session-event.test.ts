import { expect, test } from 'vitest'
import {
  isAllowedLength,
  isUnplanned,
  moveSessionTo,
  shiftSession,
  readWall,
  resizeSessionTo,
  toEvent,
  type Session,
} from './session-event'

const session: Session = {
  id: 's1',
  version: 3,
  title: 'Hunt together',
  starts_at: '2026-10-22T15:30:00Z',
  ends_at: '2026-10-22T17:00:00Z',
  place: 'Riverside Park',
  status: 'planned',
  series_id: null,
  series_date: null,
  team_id: 'u13',
  team: { name: 'U13', school: { time_zone: 'Europe/Berlin' } },
  blocks: [{ minutes: 20 }],
}
const before = Date.parse('2026-10-20T12:00:00Z')
const viewer = { now: before, mayWrite: () => true }

test('a session stands at the time of the clock at its own school', () => {
  const sofia = { ...session, team: { name: 'U13', school: { time_zone: 'Europe/Sofia' } } }
  expect(toEvent(session, viewer)).toMatchObject({
    start: '2026-10-22T17:30:00',
    end: '2026-10-22T19:00:00',
  })
  expect(toEvent(sofia, viewer).start).toBe('2026-10-22T18:30:00')
})

test('half past five stays half past five on both sides of the clock change', () => {
  const after = { ...session, starts_at: '2026-10-27T16:30:00Z', ends_at: '2026-10-27T18:00:00Z' }
  expect(toEvent(after, viewer).start).toBe('2026-10-27T17:30:00')
})

test('in the night the clocks go back the end still comes after the start', () => {
  const night = { ...session, starts_at: '2026-10-25T00:45:00Z', ends_at: '2026-10-25T01:15:00Z' }
  expect(toEvent(night, viewer)).toMatchObject({
    start: '2026-10-25T02:45:00',
    end: '2026-10-25T03:15:00',
  })
})

test('moved over the clock change it keeps its wall time and its real length', () => {
  expect(moveSessionTo(session, { date: '2026-10-27', time: '17:30' })).toEqual({
    id: 's1',
    starts_at: '2026-10-27T16:30:00.000Z',
    ends_at: '2026-10-27T18:00:00.000Z',
  })
})

test('made longer at its end, the start stays', () => {
  const longer = resizeSessionTo(session, { date: '2026-10-22', time: '19:30' })
  expect(longer).toMatchObject({
    starts_at: session.starts_at,
    ends_at: '2026-10-22T17:30:00.000Z',
  })
  expect(isAllowedLength(longer)).toBe(true)
  expect(isAllowedLength(resizeSessionTo(session, { date: '2026-10-22', time: '17:30' }))).toBe(
    false,
  )
  expect(isAllowedLength(resizeSessionTo(session, { date: '2026-10-23', time: '01:00' }))).toBe(
    false,
  )
})

test('arrow keys move by days and quarters, never out of the day', () => {
  expect(shiftSession(session, 5, 0).starts_at).toBe('2026-10-27T16:30:00.000Z')
  expect(shiftSession(session, 0, -15).starts_at).toBe('2026-10-22T15:15:00.000Z')
  const late = moveSessionTo(session, { date: '2026-10-22', time: '23:45' })
  expect(shiftSession({ ...session, ...late }, 0, 15)).toEqual(late)
})

test('only what is ahead, takes place and is one’s own may be moved', () => {
  const isEditable = (change: Partial<Session>, now = before, mayWrite = true) =>
    toEvent({ ...session, ...change }, { now, mayWrite: () => mayWrite }).editable
  expect(isEditable({})).toBe(true)
  expect(isEditable({ status: 'cancelled' })).toBe(false)
  expect(isEditable({ status: 'done' })).toBe(false)
  expect(isEditable({}, Date.parse(session.ends_at) + 1)).toBe(false)
  expect(isEditable({}, before, false)).toBe(false)
})

test('a session without blocks is not planned yet, unless it is over or called off', () => {
  expect(isUnplanned({ ...session, blocks: [] }, before)).toBe(true)
  expect(isUnplanned(session, before)).toBe(false)
  expect(isUnplanned({ ...session, blocks: [], status: 'cancelled' }, before)).toBe(false)
  expect(isUnplanned({ ...session, blocks: [] }, Date.parse(session.ends_at) + 1)).toBe(false)
})

test('the drawing changes when blocks, status or version do', () => {
  const createStamp = (change: Partial<Session>) => toEvent({ ...session, ...change }, viewer).stamp
  const stamps = [
    createStamp({}),
    createStamp({ blocks: [] }),
    createStamp({ status: 'done' }),
    createStamp({ version: 4 }),
  ]
  expect(new Set(stamps).size).toBe(4)
})

test('wall clocks are read with or without a zone', () => {
  expect(readWall('2026-11-24T17:30:00Z')).toEqual({ date: '2026-11-24', time: '17:30' })
  expect(readWall('2026-11-24')).toEqual({ date: '2026-11-24', time: '00:00' })
})
