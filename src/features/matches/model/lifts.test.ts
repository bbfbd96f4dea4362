import { expect, test } from 'vitest'
import { AppError } from '@/lib/errors'
import {
  describeLiftFailure,
  groupLifts,
  liftSchema,
  listChildrenWithoutLift,
  type Lift,
  type LiftAsk,
} from './lifts'

const lift: Lift = {
  id: 'car',
  driver_id: 'driver',
  driver_name: 'Own Driver',
  seats: 2,
  seats_left: 1,
  direction: 'both',
  note: null,
  is_mine: false,
}

const createAsk = (change: Partial<LiftAsk>): LiftAsk => ({
  id: crypto.randomUUID(),
  lift_id: 'car',
  player_id: 'ada',
  first_name: 'Ada',
  direction: 'both',
  status: 'asked',
  note: null,
  is_mine: true,
  ...change,
})

test('a car holds its children by what the driver answered; requests stand apart', () => {
  const asks = [
    createAsk({ status: 'accepted' }),
    createAsk({ player_id: 'bo', first_name: 'Bo' }),
    createAsk({ player_id: 'cy', first_name: 'Cy', status: 'declined' }),
    createAsk({ player_id: 'di', first_name: 'Di', lift_id: null }),
  ]
  const { cars, requests } = groupLifts([lift], asks)
  const listNames = (list: readonly LiftAsk[] = []) => list.map(({ first_name }) => first_name)
  expect(cars.map((car) => [car.passengers, car.waiting, car.declined].map(listNames))).toEqual([
    [['Ada'], ['Bo'], ['Cy']],
  ])
  expect(listNames(requests)).toEqual(['Di'])
})

test('who sits in a car or has asked everybody needs no further request; who only waits does', () => {
  const children = ['ada', 'bo', 'cy', 'di'].map((id) => ({ id }))
  const asks = [
    createAsk({ player_id: 'ada', status: 'accepted' }),
    createAsk({ player_id: 'bo', lift_id: null }),
    createAsk({ player_id: 'cy', status: 'declined' }),
  ]
  expect(listChildrenWithoutLift(children, asks).map(({ id }) => id)).toEqual(['cy', 'di'])
})

test.each([0, 9, 1.5])('%s seats are no offer', (seats) => {
  expect(liftSchema.safeParse({ seats, direction: 'both', note: '' }).success).toBe(false)
})

test('a note has 200 characters at most', () => {
  const parse = (length: number) =>
    liftSchema.safeParse({ seats: 1, direction: 'there', note: 'x'.repeat(length) }).success
  expect([parse(200), parse(201)]).toEqual([true, false])
})

test('a refusal has words of its own, anything else the general ones', () => {
  expect(describeLiftFailure(new AppError('invalid', { detail: 'lift_full' }))).toBe(
    'matches/lifts:errors.lift_full',
  )
  expect(describeLiftFailure(new AppError('offline'))).toBe('errors:offline')
})
