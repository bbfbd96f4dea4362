import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { trainingLimits } from '../limits'
import { freeBlock, type Plan } from '../plan'
import { clockTimes, planEquipment, totalMinutes } from '../plan-times'
import { trainingPhases } from '@/features/exercises/model/taxonomy'
import {
  withApart,
  withBesideBefore,
  withBlock,
  withLaneShifted,
  withMoved,
  withoutBlock,
  withShifted,
} from './plan-moves'
import { allSteps, settled, stepsOf } from './steps'

const block = (key: string, minutes = 10, phase: 'main_part' | 'game' = 'main_part') => ({
  ...freeBlock(key, phase, key),
  minutes,
})
const plan: Plan = [
  block('rondo', 15),
  block('keepers', 20),
  block('wave', 10),
  block('match', 30, 'game'),
]
const shape = (of: Plan) => allSteps(of).map((step) => step.map(({ key }) => key).join('+'))

describe('lanes', () => {
  const beside = withBesideBefore(plan, 'keepers')

  it('stand beside the step before, and the longest one counts', () => {
    expect(shape(beside)).toEqual(['rondo+keepers', 'wave', 'match'])
    expect(totalMinutes(beside)).toBe(60)
    expect(clockTimes(beside, '18:00')).toEqual({
      rondo: '18:00',
      keepers: '18:00',
      wave: '18:20',
      match: '18:30',
    })
  })

  it('are left again behind the step', () => {
    expect(shape(withApart(beside, 'keepers'))).toEqual(shape(plan))
    expect(withApart(plan, 'wave')).toBe(plan)
  })

  it('begin only within a phase', () => {
    expect(withBesideBefore(plan, 'rondo')).toBe(plan)
    expect(withBesideBefore(plan, 'match')).toBe(plan)
  })

  it('change places', () => {
    expect(shape(withLaneShifted(beside, 'rondo', 1))).toEqual(['keepers+rondo', 'wave', 'match'])
    expect(withLaneShifted(beside, 'rondo', -1)).toBe(beside)
  })

  it('lose a block without losing the others', () => {
    expect(shape(withoutBlock(beside, 'rondo'))).toEqual(['keepers', 'wave', 'match'])
  })

  it('let a block out upwards and downwards', () => {
    expect(shape(withShifted(beside, 'keepers', -1))).toEqual(['keepers', 'rondo', 'wave', 'match'])
    expect(shape(withShifted(beside, 'keepers', 1))).toEqual(['rondo', 'keepers', 'wave', 'match'])
  })

  it('are six at most', () => {
    const full = ['b', 'c', 'd', 'e', 'f', 'g'].reduce<Plan>(
      (of, key) => withBesideBefore(withBlock(of, block(key)), key),
      [block('a')],
    )
    expect(shape(full)).toEqual(['a+b+c+d+e+f', 'g'])
  })

  it('need their equipment at the same time', () => {
    const cones = (key: string, count: number) => ({
      ...block(key),
      exercise: { ...exercise, equipment: [{ kind: 'cones', count }] },
    })
    const two: Plan = [cones('a', 6), cones('b', 8)]
    expect(planEquipment(two)).toEqual([{ kind: 'cones', count: 8 }])
    expect(planEquipment(withBesideBefore(two, 'b'))).toEqual([{ kind: 'cones', count: 14 }])
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
    settled(rows.map((row, index) => ({ ...freeBlock(String(index), row.phase, 'x'), ...row }))),
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
        const after = withMoved(before, String(which), { phase, index, isBeside })
        expect(after.map(({ key }) => key).toSorted()).toEqual(
          before.map(({ key }) => key).toSorted(),
        )
        expect(settled(after)).toEqual(after)
        for (const each of trainingPhases) {
          for (const step of stepsOf(after, each)) {
            expect(step.map(({ lane }) => lane)).toEqual([...step.keys()])
            expect(step.length).toBeLessThanOrEqual(trainingLimits.lanes)
          }
        }
      },
    ),
  )
})
