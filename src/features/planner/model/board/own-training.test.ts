import { expect, test } from 'vitest'
import { createTrainingValues } from '../training-defaults'
import { findWaiting, toTrainingPlan, type OwnTraining } from './own-training'

const zone = 'Europe/Berlin'

const waiting: OwnTraining = {
  id: 'series-date',
  version: 3,
  title: 'Tuesday',
  objective: null,
  place: 'Pitch 2',
  notes: 'Keys at the gate',
  starts_at: '2026-11-24T16:15:00+00:00',
  ends_at: '2026-11-24T17:30:00+00:00',
  blocks: [],
}
const planned = { ...waiting, id: 'planned', blocks: [{ id: 'block' }] }

test('a plan for the start of a session without exercises is meant for that session', () => {
  expect(findWaiting([planned, waiting], '2026-11-24T16:15:00Z')?.id).toBe('series-date')
  expect(findWaiting([waiting], '2026-11-24T16:30:00Z')).toBeNull()
  expect(findWaiting([planned], '2026-11-24T16:15:00Z')).toBeNull()
})

test('its time counts, what was written goes before what stands there, and the rest stays', () => {
  const values = {
    ...createTrainingValues({ now: 0, zone, teamId: 'u11', place: '', date: '2026-11-24' }),
    title: 'Press together',
  }
  const taken = toTrainingPlan(waiting, values, zone)
  expect(taken.key).toEqual({ id: 'series-date', version: 3 })
  expect(taken.values).toMatchObject({
    date: '2026-11-24',
    time: '17:15',
    duration: 75,
    title: 'Press together',
    place: 'Pitch 2',
    notes: 'Keys at the gate',
  })
})
