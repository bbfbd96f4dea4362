import { expect, test } from 'vitest'
import { getNextDay, listStates } from './subscription-state'

const running = {
  status: 'active' as const,
  auto_renew: true,
  is_late: false,
  is_trial: false,
  trial_ends_at: null,
  period_ends_at: '2026-12-24T10:00:00Z',
  ended_at: null,
}

test('says everything that holds, and running only where nothing else does', () => {
  expect(listStates(running)).toEqual(['running'])
  expect(listStates({ ...running, is_late: true })).toEqual(['late'])
  expect(listStates({ ...running, is_trial: true, auto_renew: false })).toEqual(['trial', 'ending'])
  expect(listStates({ ...running, status: 'expired', is_late: true, auto_renew: false })).toEqual([
    'expired',
  ])
})

test('names the day that comes next, or the last one', () => {
  expect(getNextDay(running)).toEqual({ kind: 'renews', at: running.period_ends_at })
  const trial = { ...running, is_trial: true, trial_ends_at: '2026-12-01T10:00:00Z' }
  expect(getNextDay(trial)).toEqual({ kind: 'first_payment', at: trial.trial_ends_at })
  expect(getNextDay({ ...trial, auto_renew: false })).toEqual({
    kind: 'ends',
    at: running.period_ends_at,
  })
  const ended_at = '2026-11-01T10:00:00Z'
  expect(getNextDay({ ...running, status: 'cancelled', ended_at })).toEqual({
    kind: 'ended',
    at: ended_at,
  })
})
