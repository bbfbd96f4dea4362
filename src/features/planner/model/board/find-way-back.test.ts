import { expect, test } from 'vitest'
import { findWayBack } from './find-way-back'
import { plannerLinkSchema } from './planner-link'

const id = '00000000-0000-4000-8002-000000000003'
const find = (search: Record<string, string>) => findWayBack(plannerLinkSchema.parse(search))

test('the planner leads back to what it was opened from', () => {
  expect(find({ date: '2026-11-24', time: '17:30' })).toEqual({
    to: '/calendar/training-calendar?date=2026-11-24',
    of: 'calendar',
  })
  expect(find({ exercise: id }).to).toBe(`/training-manager/exercise/details/${id}`)
  expect(find({ collection: id }).to).toBe(`/training-manager/exercise/collections/${id}`)
  expect(find({ copy: id }).to).toBe(`/training-manager/trainings/details/${id}`)
})

test('without a hint, or with one that is none, it leads to the list of sessions', () => {
  const list = { to: '/training-manager/trainings/my-trainings', of: 'sessions' }
  expect(find({})).toEqual(list)
  expect(find({ exercise: 'nonsense' })).toEqual(list)
})
