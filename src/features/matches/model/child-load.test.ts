import { expect, test } from 'vitest'
import { listLoadFindings, toLoadWeeks, type ChildLoad } from './child-load'

const load: ChildLoad = {
  trainings: 2,
  matches: 1,
  minutes: 50,
  day_minutes: 0,
  day_minutes_max: 60,
  sessions_week_max: null,
  heading_sessions: 0,
  heading_sessions_max: null,
  heading_sessions_per: null,
  age_group: 'U9',
  season_from: 2025,
  is_binding: true,
  source: 'An association',
  source_url: null,
}

const list = (more: Partial<ChildLoad>, added: number | null) =>
  listLoadFindings({ ...load, ...more }, added).map(({ code, done, max }) => ({ code, done, max }))

test.each([
  ['one match within the limit says nothing', {}, 50, []],
  ['a full limit is not exceeded', { day_minutes: 10 }, 50, [['day_again', 10, 60]]],
  ['one minute more is', { day_minutes: 11 }, 50, [['day', 61, 60]]],
  [
    'a second match of a day is told without a limit too',
    { day_minutes: 20, day_minutes_max: null },
    20,
    [['day_again', 20, null]],
  ],
  [
    'a day over the limit is told without another match',
    { day_minutes: 70 },
    null,
    [['day', 70, 60]],
  ],
  ['a match counts as one more event of the week', { sessions_week_max: 3 }, 50, [['week', 4, 3]]],
  ['events up to the limit of a week are fine', { sessions_week_max: 4 }, 50, []],
  [
    'no heading at all in training: one session is one too many',
    { heading_sessions: 1, heading_sessions_max: 0, heading_sessions_per: 'week' },
    null,
    [['heading_week', 1, 0]],
  ],
  [
    'one heading session a month: the second is too many',
    { heading_sessions: 2, heading_sessions_max: 1, heading_sessions_per: 'month' },
    null,
    [['heading_month', 2, 1]],
  ],
] as const)('%s', (_words, more, added, expected) => {
  expect(list(more, added)).toEqual(expected.map(([code, done, max]) => ({ code, done, max })))
})

test('days of a week become one week that tells each finding once', () => {
  const day = { ...load, matches: 2, day_minutes: 90, day_minutes_max: 60, sessions_week_max: 1 }
  const weeks = toLoadWeeks([
    { ...day, week_on: '2026-11-09' },
    { ...day, week_on: '2026-11-09', day_minutes: 50 },
    { ...day, week_on: '2026-11-09', day_minutes: 70 },
    { ...load, week_on: '2026-11-02' },
  ])
  expect(weeks.map(({ weekOn }) => weekOn)).toEqual(['2026-11-09', '2026-11-02'])
  expect(weeks[0]?.findings.map(({ code, done }) => `${code} ${done}`)).toEqual([
    'day 90',
    'week 4',
    'day 70',
  ])
  expect(weeks[1]?.findings).toEqual([])
})
