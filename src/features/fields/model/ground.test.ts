import { expect, test } from 'vitest'
import { computeLane, isGroundShared, computeSize } from './ground'

const whole = { along: '[0,12)', across: '[0,12)' }
const halfA = { along: '[0,6)', across: '[0,12)' }
const halfB = { along: '[6,12)', across: '[0,12)' }
const quarterA1 = { along: '[0,6)', across: '[0,6)' }
const quarterA2 = { along: '[0,6)', across: '[6,12)' }
const middleThird = { along: '[4,8)', across: '[0,12)' }

test('the whole field blocks its halves, half A blocks its quarters and the first two thirds', () => {
  expect(isGroundShared(whole, halfB)).toBe(true)
  expect(isGroundShared(halfA, quarterA2)).toBe(true)
  expect(isGroundShared(halfA, middleThird)).toBe(true)
})

test('halves beside each other and quarters beside each other share nothing', () => {
  expect(isGroundShared(halfA, halfB)).toBe(false)
  expect(isGroundShared(quarterA1, quarterA2)).toBe(false)
})

test('a day’s column is the field: half A its left half, the two quarters of it side by side', () => {
  expect(computeLane(whole)).toEqual({ from: 0, to: 1 })
  expect(computeLane(halfB)).toEqual({ from: 0.5, to: 1 })
  expect(computeLane(quarterA1)).toEqual({ from: 0, to: 0.25 })
  expect(computeLane(quarterA2)).toEqual({ from: 0.25, to: 0.5 })
})

test('a part has the metres of its share', () => {
  expect(computeSize(middleThird, { length_m: 100, width_m: 64 })).toEqual({
    length: 33.3,
    width: 64,
  })
})
