import { expect, test } from 'vitest'
import { createFreeBlock, type Plan } from '../plan'
import { computeFittingZoom, computeStartAt, computeTimeAxis } from './time-axis'

const createBlock = (key: string, phase: 'warm_up' | 'game', minutes: number) => ({
  ...createFreeBlock(key, phase, key),
  minutes,
})
const plan: Plan = [
  createBlock('run', 'warm_up', 20),
  { ...createBlock('keepers', 'warm_up', 25), lane: 1 },
  createBlock('match', 'game', 30),
]

test('the axis begins at the real start and marks quarters of an hour', () => {
  const [warmUp, main, game] = computeTimeAxis(plan, '17:50', 90)
  expect(warmUp?.steps.map(({ clock, minutes }) => [clock, minutes])).toEqual([['17:50', 25]])
  expect(warmUp?.steps[0]?.marks).toEqual([{ clock: '18:00', at: 10 / 25 }])
  expect(main).toMatchObject({ clock: '18:15', minutes: 0, steps: [] })
  expect(game?.steps[0]?.clock).toBe('18:15')
})

test('the planned end is a line in the step it cuts, what begins later is over', () => {
  const [warmUp, , game] = computeTimeAxis(plan, '17:50', 40)
  expect(warmUp?.steps[0]).toMatchObject({ endAt: null, isOver: false })
  expect(game?.steps[0]).toMatchObject({ endAt: 0.5, isOver: false })
  expect(computeTimeAxis(plan, '17:50', 25)[2]?.steps[0]).toMatchObject({
    endAt: null,
    isOver: true,
  })
})

test('a drop tells the minute it would begin at, without the block on its way', () => {
  expect(computeStartAt(plan, { phase: 'game', index: 1 }, null)).toBe(55)
  expect(computeStartAt(plan, { phase: 'game', index: 0 }, 'keepers')).toBe(20)
  expect(computeStartAt(plan, { phase: 'warm_up', index: 0 }, 'match')).toBe(0)
})

test('zoom fits the session to the window, but stays readable', () => {
  expect(computeFittingZoom(90, 540)).toBe(6)
  expect(computeFittingZoom(300, 100)).toBe(2.5)
  expect(computeFittingZoom(0, 100)).toBe(8)
})
