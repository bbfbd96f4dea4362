import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { trainingLimits } from '../limits'
import { createFreeBlock, type Plan } from '../plan'
import { computeClockTimes, computePlanEquipment, sumPlanMinutes } from '../plan-times'
import { trainingPhases } from '@/features/exercises/model/taxonomy'
import {
  separateBlock,
  joinStepBefore,
  addBlock,
  shiftLane,
  moveBlock,
  removeBlock,
  shiftBlock,
} from './plan-moves'
import { listAllSteps, normalizePlan, listSteps } from './steps'

const createBlock = (key: string, minutes = 10, phase: 'main_part' | 'game' = 'main_part') => ({
  ...createFreeBlock(key, phase, key),
  minutes,
})
const plan: Plan = [
  createBlock('rondo', 15),
  createBlock('keepers', 20),
  createBlock('wave', 10),
  createBlock('match', 30, 'game'),
]
const describeShape = (of: Plan) =>
  listAllSteps(of).map((step) => step.map(({ key }) => key).join('+'))

describe('lanes', () => {
  const beside = joinStepBefore(plan, 'keepers')

  it('stand beside the step before, and the longest one counts', () => {
    expect(describeShape(beside)).toEqual(['rondo+keepers', 'wave', 'match'])
    expect(sumPlanMinutes(beside)).toBe(60)
    expect(computeClockTimes(beside, '18:00')).toEqual({
      rondo: '18:00',
      keepers: '18:00',
      wave: '18:20',
      match: '18:30',
    })
  })

  it('are left again behind the step', () => {
    expect(describeShape(separateBlock(beside, 'keepers'))).toEqual(describeShape(plan))
    expect(separateBlock(plan, 'wave')).toBe(plan)
  })

  it('begin only within a phase', () => {
    expect(joinStepBefore(plan, 'rondo')).toBe(plan)
    expect(joinStepBefore(plan, 'match')).toBe(plan)
  })

  it('change places', () => {
    expect(describeShape(shiftLane(beside, 'rondo', 1))).toEqual(['keepers+rondo', 'wave', 'match'])
    expect(shiftLane(beside, 'rondo', -1)).toBe(beside)
  })

  it('lose a block without losing the others', () => {
    expect(describeShape(removeBlock(beside, 'rondo'))).toEqual(['keepers', 'wave', 'match'])
  })

  it('let a block out upwards and downwards', () => {
    expect(describeShape(shiftBlock(beside, 'keepers', -1))).toEqual([
      'keepers',
      'rondo',
      'wave',
      'match',
    ])
    expect(describeShape(shiftBlock(beside, 'keepers', 1))).toEqual([
      'rondo',
      'keepers',
      'wave',
      'match',
    ])
  })

  it('are six at most', () => {
    const full = ['b', 'c', 'd', 'e', 'f', 'g'].reduce<Plan>(
      (of, key) => joinStepBefore(addBlock(of, createBlock(key)), key),
      [createBlock('a')],
    )
    expect(describeShape(full)).toEqual(['a+b+c+d+e+f', 'g'])
  })

  it('need their equipment at the same time', () => {
    const createConesBlock = (key: string, count: number) => ({
      ...createBlock(key),
      exercise: { ...exercise, equipment: [{ kind: 'cones', count }] },
    })
    const two: Plan = [createConesBlock('a', 6), createConesBlock('b', 8)]
    expect(computePlanEquipment(two)).toEqual([{ kind: 'cones', count: 8 }])
    expect(computePlanEquipment(joinStepBefore(two, 'b'))).toEqual([{ kind: 'cones', count: 14 }])
  })
})

const exercise = {
  id: 'x',
  title: 'X',
  aim: '',
  topic: 'passing',
  phase: 'main_part',
  min_age: 8,
  max_age: 12,
  players_min: 6,
  players_max: 8,
  area_length_m: 20,
  area_width_m: 20,
  minutes: 15,
  intensity: 'medium',
  has_heading: false,
  diagram: null,
} as const

/** Any plan a person could come to. */
const anyPlan = fc
  .array(
    fc.record({
      phase: fc.constantFrom(...trainingPhases),
      lane: fc.integer({ min: 0, max: 5 }),
      minutes: fc.integer({ min: 1, max: 120 }),
    }),
    { maxLength: 12 },
  )
  .map((rows): Plan =>
    normalizePlan(
      rows.map((row, index) => ({ ...createFreeBlock(String(index), row.phase, 'x'), ...row })),
    ),
  )

test('whatever is moved: no block is lost or doubled, and lanes stay countable', () => {
  fc.assert(
    fc.property(
      anyPlan,
      fc.nat(11),
      fc.constantFrom(...trainingPhases),
      fc.nat(12),
      fc.boolean(),
      (before, which, phase, index, isBeside) => {
        const after = moveBlock(before, String(which), { phase, index, isBeside })
        expect(after.map(({ key }) => key).toSorted()).toEqual(
          before.map(({ key }) => key).toSorted(),
        )
        expect(normalizePlan(after)).toEqual(after)
        for (const each of trainingPhases) {
          for (const step of listSteps(after, each)) {
            expect(step.map(({ lane }) => lane)).toEqual([...step.keys()])
            expect(step.length).toBeLessThanOrEqual(trainingLimits.lanes)
          }
        }
      },
    ),
  )
})
