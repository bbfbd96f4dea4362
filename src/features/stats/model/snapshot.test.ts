import { expect, test } from 'vitest'
import { computeChange, computeGroupMeans, computeOverall, roundToPrecision } from './figures'
import { computeOutline, computeSpot } from './radar'
import { listBiggestChanges, toProgressLines } from './progress'
import { computeChanges, listPoints, computeScale, toSnapshot, createView } from './snapshot'

const createSnapshot = (id: string, recorded_at: string, ratings: object) =>
  toSnapshot({
    id,
    player_id: 'ana',
    source: 'coach',
    recorded_at,
    recorded_by: null,
    shared_at: null,
    ...ratings,
  })
const autumn = createSnapshot('a', '2026-09-01T10:00:00Z', { speed: 5, passing: 6, stamina: null })
const winter = createSnapshot('b', '2026-11-01T10:00:00Z', { speed: 5.5, passing: 6, stamina: 4 })
const calm = createSnapshot('c', '2026-10-01T10:00:00Z', { composure: 7 })

test('present value and change since the last rating; mental scores keep their own time', () => {
  const view = createView([winter, autumn], [calm])
  expect(view.now).toEqual({ speed: 5.5, passing: 6, stamina: 4, composure: 7 })
  expect(view.before).toEqual({ speed: 5, passing: 6 })
  expect(computeChanges(view)).toEqual({ speed: 0.5 })
  expect(view.at).toBe('2026-11-01T10:00:00Z')
})

test('trends hold what was rated, oldest first, from the start of the period on', () => {
  const view = createView([winter, autumn], [])
  expect(listPoints(view, 'speed').map(({ value }) => value)).toEqual([5, 5.5])
  expect(listPoints(view, 'speed', Date.parse('2026-10-01'))).toHaveLength(1)
  expect(listPoints(view, 'stamina')).toHaveLength(1)
})

test('the overall rating is the mean of physical and technical; mental scores stay out', () => {
  const ratings = { speed: 4, stamina: 6, passing: 8, composure: 1 }
  expect(computeGroupMeans(ratings)).toEqual({ physical: 5, technical: 8, mental: 1 })
  expect(computeOverall(ratings)).toBe(6.5)
  expect(computeOverall({ composure: 9 })).toBeUndefined()
})

test('a toggle switches between integer and decimal display; changes keep their tenths', () => {
  expect([roundToPrecision(6.45, 'integer'), roundToPrecision(6.45, 'decimal')]).toEqual([6, 6.5])
  expect(computeChange(6.3, 6)).toBe(0.3)
  expect(computeChange(6.3, undefined)).toBeNull()
})

test('trends share one scale of at least three ratings', () => {
  expect(computeScale([5.2, 5.4])).toEqual({ low: 4, high: 7 })
  expect(computeScale([10])).toEqual({ low: 7, high: 10 })
  expect(computeScale([1])).toEqual({ low: 1, high: 4 })
  expect(computeScale([2.5, 8])).toEqual({ low: 2, high: 8 })
})

test('the radar begins at the top and needs three rated attributes', () => {
  expect(computeSpot(0, 4, 10)).toEqual({ x: 0, y: -1 })
  expect(computeSpot(1, 4, 5)).toEqual({ x: 0.5, y: 0 })
  const axes = ['speed', 'stamina', 'passing'] as const
  expect(computeOutline(axes, { speed: 5, stamina: 5 })).toEqual([])
  expect(computeOutline(axes, { speed: 5, stamina: 5, passing: 5 })).toHaveLength(3)
})

test('recent progress names the biggest changes first and leaves out what it has no words for', () => {
  const line = { id: '1', occurred_at: '2026-11-01T10:00:00Z' }
  const [update] = toProgressLines({
    ...line,
    kind: 'stats_updated',
    payload: { overall: 6, previous: 5.5, changes: { speed: 0.5, passing: -1, luck: 3 } },
  })
  expect(update?.changes).toEqual([
    { attribute: 'passing', points: -1 },
    { attribute: 'speed', points: 0.5 },
  ])
  expect(toProgressLines({ ...line, kind: 'task_done', payload: {} })).toEqual([])
  expect(listBiggestChanges({})).toEqual([])
})
