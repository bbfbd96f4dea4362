import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getDrinksLimit } from '../drinks'
import { splitMinutes, computePhaseMinutes, listSteps, type Step } from './shape'

test.each([
  [90, 13, { warm_up: 15, main_part: 45, game: 25, cool_down: 5 }],
  [60, 13, { warm_up: 10, main_part: 30, game: 15, cool_down: 5 }],
])('%i minutes of U%i divide as a coach would', (length, age, minutes) => {
  expect(computePhaseMinutes(length, age)).toEqual(minutes)
})

test('from U12 the shares stay where they belong, give or take two minutes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 45, max: 180 }),
      fc.integer({ min: 12, max: 19 }),
      (length, age) => {
        const { warm_up, main_part, game, cool_down } = computePhaseMinutes(length, age)
        const isWithin = (part: number, from: number, to: number) =>
          part >= length * from - 2 && part <= length * to + 2
        expect(isWithin(warm_up, 0.15, 0.2)).toBe(true)
        expect(isWithin(main_part, 0.45, 0.55)).toBe(true)
        expect(isWithin(game, 0.25, 0.3)).toBe(true)
        expect(isWithin(cool_down, 0.05, 0.08)).toBe(true)
      },
    ),
  )
})

test('to U9 more is played and every step is short', () => {
  const steps = listSteps(60, 8, false)
  const played = steps.filter(({ phase }) => phase === 'game')
  expect(played.reduce((sum, { minutes }) => sum + minutes, 0)).toBeGreaterThanOrEqual(21)
  expect(Math.max(...steps.map(({ minutes }) => minutes))).toBeLessThanOrEqual(15)
  expect(steps.length).toBeGreaterThanOrEqual(6)
})

test('up to 110 minutes nobody works for longer than the limit without a pause; longer trainings stay exact', () => {
  const wrong: string[] = []
  for (let length = 30; length <= 150; length += 1) {
    for (let age = 6; age <= 19; age += 1) {
      for (const isHot of [false, true]) {
        const steps = listSteps(length, age, isHot)
        const total = steps.reduce((sum, { minutes }) => sum + minutes, 0)
        const isShort = steps.some(({ minutes }) => minutes <= 0)
        const limit = getDrinksLimit(age, isHot)
        const isThirsty = listRuns(steps).some(
          (run) => run.length > 1 && run.reduce((sum, part) => sum + part, 0) > limit,
        )
        if (total !== length || isShort || (length <= 110 && isThirsty)) {
          wrong.push(`${length} min, U${age}, hot: ${isHot}`)
        }
      }
    }
  }
  expect(wrong).toEqual([])
})

/** Minutes of the steps between two pauses; the cool-down is calm. */
function listRuns(steps: readonly Step[]): number[][] {
  const runs: number[][] = [[]]
  for (const { phase, kind, minutes } of steps) {
    if (kind === 'break') runs.push([])
    else if (phase !== 'cool_down') runs.at(-1)?.push(minutes)
  }
  return runs.filter((run) => run.length > 0)
}

test.each([
  ['an evening of 90 minutes', 90, false, 2],
  ['an hour', 60, false, 1],
  ['three quarters of an hour', 45, false, 0],
  ['a hot hour', 60, true, 2],
] as const)('%s of U13', (_case, length, isHot, pauses) => {
  const breaks = listSteps(length, 13, isHot).filter(({ kind }) => kind === 'break')
  expect(breaks).toHaveLength(pauses)
})

test('minutes in parts lose none and like fives', () => {
  expect(splitMinutes(40, 2)).toEqual([20, 20])
  expect(splitMinutes(35, 2)).toEqual([15, 20])
  expect(splitMinutes(26, 2)).toEqual([13, 13])
})
