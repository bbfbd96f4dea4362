import { expect, test } from 'vitest'
import { findNextChange } from './next-change'

const rules = {
  parts: 2,
  least_share: 50,
  keeper: 'open' as const,
  bench_run: 1,
  is_even: false,
  pairs: [],
  levels: {},
  locks: {},
}
const turns = { emir: 'bpbp', ben: 'pbpb', tim: 'pppp' }
const match = {
  periods: 2,
  period_minutes: 10,
  players: ['emir', 'ben', 'tim'],
  onPitch: new Set(['ben', 'tim']),
}

test('counts down to the change of the next part', () => {
  expect(findNextChange({ rules, turns }, { ...match, played: 100 })).toEqual({
    seconds: 200,
    on: ['emir'],
    off: ['ben'],
  })
})

test('a change that was not made is due; one that was made leads to the next', () => {
  expect(findNextChange({ rules, turns }, { ...match, played: 310 })?.seconds).toBe(0)
  const onPitch = new Set(['emir', 'tim'])
  expect(findNextChange({ rules, turns }, { ...match, onPitch, played: 310 })).toEqual({
    seconds: 290,
    on: ['ben'],
    off: ['emir'],
  })
})

test('there is none in the last part, nor for players the plan does not know', () => {
  const onPitch = new Set(['emir', 'tim'])
  expect(findNextChange({ rules, turns }, { ...match, onPitch, played: 950 })).toBeNull()
  expect(
    findNextChange({ rules, turns: {} }, { ...match, onPitch: new Set(['x']), played: 0 }),
  ).toBeNull()
})
