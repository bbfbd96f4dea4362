import { describe, expect, it } from 'vitest'
import { blocksOf, clampMinutes, freeBlock, inOrder, isFull, type Plan } from './plan'
import { balance, clockTimes, phaseMinutes, planEquipment, totalMinutes } from './plan-times'
import {
  canShift,
  withBlock,
  withChange,
  withMoved,
  withoutBlock,
  withShifted,
} from './board/plan-moves'
import type { TrainingPhase } from '@/features/exercises/model/taxonomy'

const block = (key: string, phase: TrainingPhase, minutes = 10) => ({
  ...freeBlock(key, phase, key),
  minutes,
})
const plan: Plan = [
  block('run', 'warm_up', 15),
  block('rondo', 'main_part', 20),
  block('wave', 'main_part', 25),
  block('match', 'game', 20),
]
const keys = (of: Plan) => inOrder(of).map((each) => each.key)

describe('moving blocks', () => {
  it('adds at the end of a phase or at a place in it', () => {
    expect(keys(withBlock(plan, block('new', 'main_part')))).toEqual([
      'run',
      'rondo',
      'wave',
      'new',
      'match',
    ])
    expect(keys(withBlock(plan, block('new', 'main_part'), 0))).toEqual([
      'run',
      'new',
      'rondo',
      'wave',
      'match',
    ])
  })

  it('moves within a phase and into another, also an empty one', () => {
    expect(keys(withMoved(plan, 'wave', { phase: 'main_part', index: 0 }))).toEqual([
      'run',
      'wave',
      'rondo',
      'match',
    ])
    const moved = withMoved(plan, 'rondo', { phase: 'cool_down', index: 0 })
    expect(blocksOf(moved, 'cool_down').map(({ key }) => key)).toEqual(['rondo'])
    expect(totalMinutes(moved)).toBe(80)
  })

  it('steps over the border of a phase', () => {
    expect(keys(withShifted(plan, 'wave', -1))).toEqual(['run', 'wave', 'rondo', 'match'])
    expect(blocksOf(withShifted(plan, 'rondo', -1), 'warm_up').map(({ key }) => key)).toEqual([
      'run',
      'rondo',
    ])
    expect(blocksOf(withShifted(plan, 'wave', 1), 'game').map(({ key }) => key)).toEqual([
      'wave',
      'match',
    ])
  })

  it('stops at both ends of the session', () => {
    expect(withShifted(plan, 'run', -1)).toBe(plan)
    expect(canShift(plan, 'run', -1)).toBe(false)
    expect(canShift(plan, 'match', 1)).toBe(true)
    expect(canShift(withMoved(plan, 'match', { phase: 'cool_down', index: 0 }), 'match', 1)).toBe(
      false,
    )
  })

  it('leaves the plan alone for an unknown key', () => {
    expect(withMoved(plan, 'nobody', { phase: 'game', index: 0 })).toBe(plan)
    expect(withShifted(plan, 'nobody', 1)).toBe(plan)
    expect(canShift(plan, 'nobody', 1)).toBe(false)
  })

  it('removes and changes one block', () => {
    expect(keys(withoutBlock(plan, 'rondo'))).toEqual(['run', 'wave', 'match'])
    expect(phaseMinutes(withChange(plan, 'wave', { minutes: 30 }), 'main_part')).toBe(50)
  })

  it('holds 40 blocks and no more', () => {
    const full = Array.from({ length: 40 }, (_, index) => block(String(index), 'game'))
    expect(isFull(full)).toBe(true)
    expect(withBlock(full, block('one more', 'game'))).toBe(full)
  })

  it('keeps minutes whole and between 1 and 120', () => {
    expect([0, 12.4, 500].map(clampMinutes)).toEqual([1, 12, 120])
  })
})

describe('minutes and clock', () => {
  it('sums up and starts each block when the one before ends', () => {
    expect(totalMinutes(plan)).toBe(80)
    expect(clockTimes(plan, '17:30')).toEqual({
      run: '17:30',
      rondo: '17:45',
      wave: '18:05',
      match: '18:30',
    })
  })

  it.each([
    [0, 90, { kind: 'empty', minutes: 90 }],
    [80, 90, { kind: 'under', minutes: 10 }],
    [90, 90, { kind: 'exact', minutes: 0 }],
    [95, 90, { kind: 'over', minutes: 5 }],
  ])('weighs %i of %i minutes', (total, planned, expected) => {
    expect(balance(total, planned)).toEqual(expected)
  })

  it('carries the largest need of each kind, because blocks follow one another', () => {
    const carried = planEquipment([
      { ...block('a', 'warm_up'), exercise: withEquipment([{ kind: 'balls', count: 10 }]) },
      {
        ...block('b', 'game'),
        exercise: withEquipment([
          { kind: 'balls', count: 4 },
          { kind: 'bibs', count: 8 },
        ]),
      },
      { ...block('c', 'game'), exercise: withEquipment('nonsense') },
    ])
    expect(carried).toEqual([
      { kind: 'balls', count: 10 },
      { kind: 'bibs', count: 8 },
    ])
  })
})

function withEquipment(equipment: unknown) {
  return {
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
    equipment,
    diagram: null,
  } as const
}
