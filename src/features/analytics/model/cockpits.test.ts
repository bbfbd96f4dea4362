import { expect, test } from 'vitest'
import { findTop, hasValues, limitRows, toCsv } from './chart'
import { computeForecast, listNextMonths } from './forecast'
import { getHealth } from './platform-cockpit'
import { listRatingPoints, mergeSlots } from './player-cockpit'
import { computeMedian, toPercent } from './span'
import { computePlayingTime, findRamp, suggestNext, type Week } from './team-cockpit'

function createWeek(load: number, changes: Partial<Week> = {}): Week {
  return {
    week_on: '2026-11-02',
    is_before: false,
    sessions: load > 0 ? 2 : 0,
    minutes: 180,
    load,
    measured: 0,
    unknown: 0,
    target_load: null,
    ...changes,
  }
}

function createPlayer(name: string, seconds: number, possible_seconds: number) {
  return { player_id: name, name, there: 0, recorded: 0, matches: 1, seconds, possible_seconds }
}

const chart = {
  heading: 'Week',
  labels: ['1, 2', '=2'],
  series: [
    { key: 'a', label: 'A', look: 'solid' as const, values: [3, 4] },
    { key: 'b', label: 'B', look: 'frame' as const, values: [5, null] },
  ],
}

test('a chart is saved as CSV: commas quoted, formulas disarmed, gaps empty', () => {
  expect(toCsv(chart)).toBe('\uFEFFWeek,A,B\r\n"1, 2",3,5\r\n\'=2,4,\r\n')
})

test('the top of a chart is the largest value, stacked the largest sum', () => {
  expect(findTop(chart, false)).toBe(5)
  expect(findTop(chart, true)).toBe(8)
  expect(hasValues({ ...chart, series: [] })).toBe(false)
  expect(limitRows(chart, 1).series.map(({ values }) => values)).toEqual([[3], [5]])
})

test('a rise begins above 1.3 and is steep above 1.5 of the four weeks before', () => {
  const before = [100, 100, 100, 100].map((load) => createWeek(load, { is_before: true }))
  expect(findRamp([...before, createWeek(130)])).toBeNull()
  expect(findRamp([...before, createWeek(140)])).toMatchObject({ ratio: 1.4, isSteep: false })
  expect(findRamp([...before, createWeek(160), createWeek(0)])).toMatchObject({
    ratio: 1.6,
    isSteep: true,
  })
})

test('after a break no week is a rise', () => {
  const before = [0, 0, 0, 100].map((load) => createWeek(load, { is_before: true }))
  expect(findRamp([...before, createWeek(300)])).toBeNull()
  expect(findRamp(before)).toBeNull()
})

test('who has less than half of the median is short of time', () => {
  const squad = [
    createPlayer('Ann', 1200, 1200),
    createPlayer('Bob', 1200, 1200),
    createPlayer('Cid', 480, 1200),
    createPlayer('Dan', 0, 0),
  ]
  expect(computePlayingTime(squad)).toMatchObject({ median: 100, short: ['Cid'] })
  expect(computePlayingTime([createPlayer('Dan', 0, 0)])).toBeNull()
})

test('what to work on next has reasons, and names a topic once', () => {
  const topic = { planned: 0, delivered: 0, before: 0, target: 0 }
  expect(
    suggestNext({
      topics: [
        { ...topic, topic: 'passing', target: 60, delivered: 10, planned: 10 },
        { ...topic, topic: 'finishing', target: 60, delivered: 50, planned: 50 },
        { ...topic, topic: 'pressing', before: 40 },
      ],
      ratings: [
        { attribute: 'passing', mean: 4, before: null, players: 3 },
        { attribute: 'speed', mean: 6, before: null, players: 3 },
      ],
    }),
  ).toEqual([
    { kind: 'plan', topic: 'passing', target: 60, delivered: 10 },
    { kind: 'gone', topic: 'pressing', before: 40 },
  ])
})

test('a forecast goes on as the months did, in a band that widens', () => {
  expect(computeForecast([10, 12, 14, 16], 2)).toEqual({
    values: [18, 20],
    low: [18, 20],
    high: [18, 20],
  })
  const uneven = computeForecast([10, 14, 12, 16], 2)
  expect(uneven?.values).toEqual([18, 20])
  expect(uneven?.low).toEqual([14, 14])
  expect(uneven?.high).toEqual([22, 26])
  expect(computeForecast([1, 2, 3], 2)).toBeNull()
  expect(listNextMonths('2026-11-01', 2)).toEqual(['2026-12-01', '2027-01-01'])
})

test('ratings are the last of each month, by whom', () => {
  const rated = { physical: null, technical: null }
  expect(
    listRatingPoints([
      { ...rated, at: '2026-10-01T10:00:00Z', source: 'coach', overall: 5 },
      { ...rated, at: '2026-10-20T10:00:00Z', source: 'coach', overall: 6 },
      { ...rated, at: '2026-11-01T10:00:00Z', source: 'self', overall: 7 },
    ]),
  ).toEqual([
    { month: '2026-10', coach: 6, self: null },
    { month: '2026-11', coach: null, self: 7 },
  ])
})

test('both centre-backs are one position, unknown places none', () => {
  expect(
    mergeSlots([
      { slot: 'cb1', minutes: 10 },
      { slot: 'cb2', minutes: 20 },
      { slot: 'roof', minutes: 5 },
    ]),
  ).toEqual([{ code: 'cb', minutes: 30 }])
})

test.each([
  ['new', { last_on: null }],
  ['quiet', { sessions: 0 }],
  ['fading', { sessions: 4, sessions_before: 9 }],
  ['unrecorded', { recorded: 3 }],
  ['well', {}],
] as const)('a school is %s', (health, changes) => {
  const school = {
    school_id: 'a',
    name: 'A',
    teams: 1,
    players: 10,
    sessions: 10,
    sessions_before: 10,
    recorded: 8,
    active: 2,
    last_on: '2026-11-01',
  }
  expect(getHealth({ ...school, ...changes })).toBe(health)
})

test('shares and medians of nothing are nothing', () => {
  expect([toPercent(1, 0), toPercent(1, 3), computeMedian([]), computeMedian([1, 4])]).toEqual([
    null,
    33,
    null,
    2.5,
  ])
})
