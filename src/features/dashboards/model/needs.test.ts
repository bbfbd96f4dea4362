import { expect, test } from 'vitest'
import type { TrainingItem } from './agenda'
import { listNeeds, type Facts } from './needs'

const now = Date.parse('2026-11-23T12:00:00Z')

function createTraining(changes: Partial<TrainingItem> = {}): TrainingItem {
  return {
    kind: 'training',
    id: 't1',
    title: null,
    objective: null,
    team: { id: 'u11', name: 'U11' },
    zone: 'Europe/Berlin',
    starts_at: '2026-11-24T16:30:00Z',
    ends_at: '2026-11-24T18:00:00Z',
    place: null,
    is_cancelled: false,
    has_plan: true,
    planned_minutes: 90,
    ...changes,
  }
}

const nothing: Facts = {
  unrecorded: [],
  booked: new Set(['t1']),
  hasFields: true,
  open: new Map(),
}

const listKinds = (items: TrainingItem[], facts: Partial<Facts>) =>
  listNeeds(items, { ...nothing, ...facts }, now).map(({ kind }) => kind)

test('a planned and booked session whose answers are in needs nothing', () => {
  expect(listKinds([createTraining()], {})).toEqual([])
})

test('no plan, no field booked and open answers are each told', () => {
  const facts = { booked: new Set<string>(), open: new Map([['t1', 4]]) }
  expect(listKinds([createTraining({ has_plan: false })], facts)).toEqual([
    'plan',
    'field',
    'answers',
  ])
})

test('a club without fields misses no booking', () => {
  expect(listKinds([createTraining()], { booked: new Set(), hasFields: false })).toEqual([])
})

test('answers matter three days ahead, a cancelled session needs nothing', () => {
  const far = createTraining({ starts_at: '2026-11-27T16:30:00Z', ends_at: '2026-11-27T18:00:00Z' })
  expect(listKinds([far], { open: new Map([['t1', 4]]) })).toEqual([])
  expect(listKinds([createTraining({ is_cancelled: true, has_plan: false })], {})).toEqual([])
})

test('attendance that was not ticked comes first', () => {
  const { id, title, starts_at, ends_at, zone } = createTraining({ id: 'past' })
  const session = { id, title, starts_at, ends_at, zone, team: 'U11' }
  const facts = { unrecorded: [session] }
  expect(listKinds([createTraining({ has_plan: false })], facts)).toEqual(['record', 'plan'])
})
