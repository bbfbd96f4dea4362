import { describe, expect, it, test } from 'vitest'
import { exerciseBlock, freeBlock, type Plan } from '../plan'
import { rollingMinutes, rollingShare } from './ball-rolling'
import { effortOf, planLoad } from './load'
import { areaNeed, missingEquipment, playersNeed, playersVerdict } from './needs'

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
const rondo = exerciseBlock('rondo', exercise)
const large = exerciseBlock('large', {
  ...exercise,
  id: 'large',
  players_min: 12,
  players_max: 14,
  area_length_m: 40,
  area_width_m: 30,
  equipment: [{ kind: 'balls', count: 10 }],
})
const beside = { ...large, lane: 1 }
const drinks = freeBlock('drinks', 'main_part', 'Drinks')

describe('load', () => {
  it('is minutes times effort; a break without effort adds none', () => {
    const plan: Plan = [rondo, drinks, { ...large, planned_rpe: 4 }]
    expect(effortOf(rondo)).toBe(7)
    expect(effortOf(drinks)).toBeNull()
    expect(planLoad(plan)).toBe(20 * 7 + 20 * 4)
  })

  it('side by side is that of one player: the average of the lanes', () => {
    expect(planLoad([rondo, { ...beside, planned_rpe: 3 }])).toBe(20 * 5)
  })
})

describe('ball-rolling minutes', () => {
  const dose = { practice_type: 'rondo', sets: 4, work_seconds: 90, rest_seconds: 30 }

  it('follow the intervals, the last rest not counted', () => {
    expect(rollingShare(dose)).toBeCloseTo(360 / 450)
  })

  it('follow the practice type where there are no intervals', () => {
    const none = { sets: null, work_seconds: null, rest_seconds: null }
    expect(rollingShare({ ...none, practice_type: 'free_game' })).toBeGreaterThan(
      rollingShare({ ...none, practice_type: 'wave' }),
    )
  })

  it('are none in a break', () => {
    expect(rollingMinutes([drinks], {})).toBe(0)
    expect(rollingMinutes([rondo, drinks], { rondo: dose })).toBe(16)
  })
})

test('equipment is missing when the others of the evening have it', () => {
  const balls = (count: number) => [{ kind: 'balls', count }]
  expect(missingEquipment([large], balls(12), [])).toEqual([])
  expect(missingEquipment([large], balls(12), balls(5))).toEqual([
    { kind: 'balls', count: 10, have: 7 },
  ])
  expect(missingEquipment([large], [], [])).toEqual([])
})

test('the ground must hold every step, its lanes together, either way round', () => {
  expect(areaNeed([drinks], null)).toBeNull()
  expect(areaNeed([large], { length_m: 30, width_m: 40 })).toMatchObject({ isFitting: true })
  expect(areaNeed([large], { length_m: 35, width_m: 35 })).toMatchObject({ isFitting: false })
  expect(areaNeed([rondo, beside], { length_m: 40, width_m: 30 })).toMatchObject({
    square: 1400,
    isFitting: false,
  })
  expect(areaNeed([rondo], null)).toMatchObject({ isFitting: null })
})

test('players: the most demanding step against the tightest one', () => {
  expect(playersNeed([drinks])).toBeNull()
  const need = playersNeed([rondo, large])
  expect(need).toEqual({ least: 12, most: 8 })
  expect(playersNeed([rondo, beside])).toEqual({ least: 17, most: 22 })
  expect([16, 17, 22, 23].map((count) => playersVerdict({ least: 17, most: 22 }, count))).toEqual([
    'few',
    'fit',
    'fit',
    'many',
  ])
})
