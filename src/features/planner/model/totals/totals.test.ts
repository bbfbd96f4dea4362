import { describe, expect, it, test } from 'vitest'
import { createExerciseBlock, createFreeBlock, type Plan } from '../plan'
import { computeRollingMinutes, computeRollingShare } from './ball-rolling'
import { getEffort, computePlanLoad } from './load'
import {
  computeRequiredArea,
  listMissingEquipment,
  computeRequiredPlayers,
  comparePlayers,
} from './needs'

const exercise = {
  id: 'rondo',
  title: 'Rondo',
  aim: '',
  topic: 'passing',
  phase: 'main_part',
  min_age: 8,
  max_age: 12,
  players_min: 5,
  players_max: 8,
  area_length_m: 20,
  area_width_m: 10,
  minutes: 20,
  intensity: 'high',
  has_heading: false,
  equipment: [{ kind: 'balls', count: 4 }],
  diagram: null,
} as const
const rondo = createExerciseBlock('rondo', exercise)
const large = createExerciseBlock('large', {
  ...exercise,
  id: 'large',
  players_min: 12,
  players_max: 14,
  area_length_m: 40,
  area_width_m: 30,
  equipment: [{ kind: 'balls', count: 10 }],
})
const beside = { ...large, lane: 1 }
const drinks = createFreeBlock('drinks', 'main_part', 'Drinks')

describe('load', () => {
  it('is minutes times effort; a break without effort adds none', () => {
    const plan: Plan = [rondo, drinks, { ...large, planned_rpe: 4 }]
    expect(getEffort(rondo)).toBe(7)
    expect(getEffort(drinks)).toBeNull()
    expect(computePlanLoad(plan)).toBe(20 * 7 + 20 * 4)
  })

  it('side by side is that of one player: the average of the lanes', () => {
    expect(computePlanLoad([rondo, { ...beside, planned_rpe: 3 }])).toBe(20 * 5)
  })
})

describe('ball-rolling minutes', () => {
  const dose = { practice_type: 'rondo', sets: 4, work_seconds: 90, rest_seconds: 30 }

  it('follow the intervals, the last rest not counted', () => {
    expect(computeRollingShare(dose)).toBeCloseTo(360 / 450)
  })

  it('follow the practice type where there are no intervals', () => {
    const none = { sets: null, work_seconds: null, rest_seconds: null }
    expect(computeRollingShare({ ...none, practice_type: 'free_game' })).toBeGreaterThan(
      computeRollingShare({ ...none, practice_type: 'wave' }),
    )
  })

  it('are none in a break', () => {
    expect(computeRollingMinutes([drinks], {})).toBe(0)
    expect(computeRollingMinutes([rondo, drinks], { rondo: dose })).toBe(16)
  })
})

test('equipment is missing when the others of the training have it', () => {
  const createBalls = (count: number) => [{ kind: 'balls', count }]
  expect(listMissingEquipment([large], createBalls(12), [])).toEqual([])
  expect(listMissingEquipment([large], createBalls(12), createBalls(5))).toEqual([
    { kind: 'balls', count: 10, have: 7 },
  ])
  expect(listMissingEquipment([large], [], [])).toEqual([])
})

test('the ground must hold every step, its lanes together, either way round', () => {
  expect(computeRequiredArea([drinks], null)).toBeNull()
  expect(computeRequiredArea([large], { length_m: 30, width_m: 40 })).toMatchObject({
    isFitting: true,
  })
  expect(computeRequiredArea([large], { length_m: 35, width_m: 35 })).toMatchObject({
    isFitting: false,
  })
  expect(computeRequiredArea([rondo, beside], { length_m: 40, width_m: 30 })).toMatchObject({
    square: 1400,
    isFitting: false,
  })
  expect(computeRequiredArea([rondo], null)).toMatchObject({ isFitting: null })
})

test('players: the most demanding step against the tightest one', () => {
  expect(computeRequiredPlayers([drinks])).toBeNull()
  const need = computeRequiredPlayers([rondo, large])
  expect(need).toEqual({ least: 12, most: 8 })
  expect(computeRequiredPlayers([rondo, beside])).toEqual({ least: 17, most: 22 })
  expect([16, 17, 22, 23].map((count) => comparePlayers({ least: 17, most: 22 }, count))).toEqual([
    'few',
    'fit',
    'fit',
    'many',
  ])
})
