import { describe, expect, it } from 'vitest'
import {
  filterByPhase,
  clampMinutes,
  createFreeBlock,
  sortByPhase,
  isFull,
  type Plan,
} from './plan'
import {
  computeBalance,
  computeClockTimes,
  sumPhaseMinutes,
  computePlanEquipment,
  sumPlanMinutes,
} from './plan-times'
import {
  canShift,
  addBlock,
  changeBlock,
  moveBlock,
  removeBlock,
  shiftBlock,
} from './board/plan-moves'
import type { TrainingPhase } from '@/features/exercises/model/taxonomy'

const createBlock = (key: string, phase: TrainingPhase, minutes = 10) => ({
  ...createFreeBlock(key, phase, key),
  minutes,
})
const plan: Plan = [
  createBlock('run', 'warm_up', 15),
  createBlock('rondo', 'main_part', 20),
  createBlock('wave', 'main_part', 25),
  createBlock('match', 'game', 20),
]
const listKeys = (of: Plan) => sortByPhase(of).map((each) => each.key)

describe('moving blocks', () => {
  it('adds at the end of a phase or at a place in it', () => {
    expect(listKeys(addBlock(plan, createBlock('new', 'main_part')))).toEqual([
      'run',
      'rondo',
      'wave',
      'new',
      'match',
    ])
    expect(listKeys(addBlock(plan, createBlock('new', 'main_part'), 0))).toEqual([
      'run',
      'new',
      'rondo',
      'wave',
      'match',
    ])
  })

  it('moves within a phase and into another, also an empty one', () => {
    expect(listKeys(moveBlock(plan, 'wave', { phase: 'main_part', index: 0 }))).toEqual([
      'run',
      'wave',
      'rondo',
      'match',
    ])
    const moved = moveBlock(plan, 'rondo', { phase: 'cool_down', index: 0 })
    expect(filterByPhase(moved, 'cool_down').map(({ key }) => key)).toEqual(['rondo'])
    expect(sumPlanMinutes(moved)).toBe(80)
  })

  it('steps over the border of a phase', () => {
    expect(listKeys(shiftBlock(plan, 'wave', -1))).toEqual(['run', 'wave', 'rondo', 'match'])
    expect(filterByPhase(shiftBlock(plan, 'rondo', -1), 'warm_up').map(({ key }) => key)).toEqual([
      'run',
      'rondo',
    ])
    expect(filterByPhase(shiftBlock(plan, 'wave', 1), 'game').map(({ key }) => key)).toEqual([
      'wave',
      'match',
    ])
  })

  it('stops at both ends of the session', () => {
    expect(shiftBlock(plan, 'run', -1)).toBe(plan)
    expect(canShift(plan, 'run', -1)).toBe(false)
    expect(canShift(plan, 'match', 1)).toBe(true)
    expect(canShift(moveBlock(plan, 'match', { phase: 'cool_down', index: 0 }), 'match', 1)).toBe(
      false,
    )
  })

  it('leaves the plan alone for an unknown key', () => {
    expect(moveBlock(plan, 'nobody', { phase: 'game', index: 0 })).toBe(plan)
    expect(shiftBlock(plan, 'nobody', 1)).toBe(plan)
    expect(canShift(plan, 'nobody', 1)).toBe(false)
  })

  it('removes and changes one block', () => {
    expect(listKeys(removeBlock(plan, 'rondo'))).toEqual(['run', 'wave', 'match'])
    expect(sumPhaseMinutes(changeBlock(plan, 'wave', { minutes: 30 }), 'main_part')).toBe(50)
  })

  it('holds 40 blocks and no more', () => {
    const full = Array.from({ length: 40 }, (_, index) => createBlock(String(index), 'game'))
    expect(isFull(full)).toBe(true)
    expect(addBlock(full, createBlock('one more', 'game'))).toBe(full)
  })

  it('keeps minutes whole and between 1 and 120', () => {
    expect([0, 12.4, 500].map(clampMinutes)).toEqual([1, 12, 120])
  })
})

describe('minutes and clock', () => {
  it('sums up and starts each block when the one before ends', () => {
    expect(sumPlanMinutes(plan)).toBe(80)
    expect(computeClockTimes(plan, '17:30')).toEqual({
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
    expect(computeBalance(total, planned)).toEqual(expected)
  })

  it('carries the largest need of each kind, because blocks follow one another', () => {
    const carried = computePlanEquipment([
      {
        ...createBlock('a', 'warm_up'),
        exercise: createExerciseWithEquipment([{ kind: 'balls', count: 10 }]),
      },
      {
        ...createBlock('b', 'game'),
        exercise: createExerciseWithEquipment([
          { kind: 'balls', count: 4 },
          { kind: 'bibs', count: 8 },
        ]),
      },
      { ...createBlock('c', 'game'), exercise: createExerciseWithEquipment('nonsense') },
    ])
    expect(carried).toEqual([
      { kind: 'balls', count: 10 },
      { kind: 'bibs', count: 8 },
    ])
  })
})

function createExerciseWithEquipment(equipment: unknown) {
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
