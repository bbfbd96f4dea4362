import { describe, expect, it } from 'vitest'
import type { PlanBlock } from '../plan'
import { checkPlan } from './check-plan'
import { checkInput, demand, evening, pause, soundPlan, work } from './testing/check-world'
import { find, withBlock, withExercise, without } from './testing/find'

it('has nothing against a sound session', () => {
  expect(checkPlan(checkInput(soundPlan()))).toStrictEqual([])
})

it('says nothing of an empty plan', () => {
  expect(checkPlan(checkInput([]))).toStrictEqual([])
})

describe('no warm-up', () => {
  it('is told', () => expect(find('warm_up', without('warm'))).toMatchObject({ severity: 'think' }))
  it('counts one of under five minutes as none', () => {
    expect(find('warm_up', withBlock('warm', { minutes: 4 }))).toBeDefined()
    expect(find('warm_up', withBlock('warm', { minutes: 5 }))).toBeUndefined()
  })
})

describe('no cool-down', () => {
  it('is a hint', () =>
    expect(find('cool_down', without('down'))).toMatchObject({ severity: 'hint' }))
  it('takes a free block for one', () => {
    expect(find('cool_down', [...without('down'), pause('walk', 'cool_down')])).toBeUndefined()
  })
})

describe('more than 30 % waiting time', () => {
  const crowd = (places: number) => withExercise('one', { players_min: 4, players_max: places })
  it('waits for a place: 14 players where 9 can play', () => {
    expect(find('waiting', crowd(9))).toMatchObject({
      blocks: ['one'],
      values: { percent: 36, minutes: 5 },
    })
  })
  it('does not fire just below: 14 players where 10 can play', () => {
    expect(find('waiting', crowd(10))).toBeUndefined()
  })
  it('adds up the places of lanes side by side', () => {
    const [warm, one, ...rest] = crowd(8)
    if (!warm || !one) throw new Error('A sound plan has two blocks')
    expect(
      find('waiting', [warm, one, { ...one, key: 'beside', lane: 1 }, ...rest]),
    ).toBeUndefined()
  })
  it('waits for the next bout beyond the rest the effort needs', () => {
    const rested = (rest_seconds: number) => ({
      demands: { one: demand({ work_seconds: 60, rest_seconds }) },
    })
    // medium: 30 s of rest belong to 60 s of work
    expect(find('waiting', soundPlan(), rested(90))).toMatchObject({ values: { percent: 40 } })
    expect(find('waiting', soundPlan(), rested(60))).toBeUndefined()
  })
  it('lets sprinters recover', () => {
    const plan = withExercise('one', { intensity: 'very_high' })
    const demands = { one: demand({ work_seconds: 10, rest_seconds: 50 }) }
    expect(find('waiting', plan, { demands })).toBeUndefined()
  })
  it('waits for the other lane', () => {
    const [warm, one, ...rest] = soundPlan()
    if (!warm || !one) throw new Error('A sound plan has two blocks')
    const plan = [warm, one, { ...one, key: 'beside', lane: 1, minutes: 4 }, ...rest]
    expect(find('waiting', plan)?.blocks).toStrictEqual(['one', 'beside'])
  })
})

describe('two hard blocks in a row', () => {
  const hard = (between: PlanBlock[], intensity: 'high' | 'very_high' = 'very_high') => [
    work('warm', { phase: 'warm_up' }),
    work('a', { intensity }),
    ...between,
    work('b', { intensity: 'high' }),
  ]
  it('are told with the second one first', () => {
    expect(find('hard_twice', hard([]))).toMatchObject({
      severity: 'think',
      blocks: ['b', 'a'],
      values: { minutes: 30 },
    })
  })
  it('weigh less when neither is very hard', () => {
    expect(find('hard_twice', hard([], 'high'), { demands: {} })).toMatchObject({
      severity: 'hint',
    })
  })
  it('are two no longer with a pause or an easier block between', () => {
    expect(find('hard_twice', hard([pause('p', 'main_part', 3)]))).toBeUndefined()
    expect(find('hard_twice', hard([work('easy')]))).toBeUndefined()
  })
  it('do not count where a high effort has its pauses within, a very high one does', () => {
    const demands = { a: demand({ work_seconds: 90, rest_seconds: 30 }) }
    expect(find('hard_twice', hard([], 'high'), { demands })).toBeUndefined()
    expect(find('hard_twice', hard([]), { demands })).toBeDefined()
  })
  it('go by the planned effort before the exercise’s own', () => {
    const plan = hard([]).map((block) => (block.key === 'b' ? { ...block, planned_rpe: 6 } : block))
    expect(find('hard_twice', plan)).toBeUndefined()
  })
})

describe('players', () => {
  it('are too few', () => {
    expect(find('too_few', withExercise('one', { players_min: 15 }))).toMatchObject({
      values: { least: 15, expected: 14 },
    })
    expect(find('too_few', withExercise('one', { players_min: 14 }))).toBeUndefined()
  })
  it('are more than one too many, as long as they do not wait for it', () => {
    expect(find('too_many', withExercise('one', { players_max: 12 }))).toBeDefined()
    expect(find('too_many', withExercise('one', { players_max: 13 }))).toBeUndefined()
    expect(find('too_many', withExercise('one', { players_max: 8 }))).toBeUndefined()
  })
  it('are not judged while nobody knows who comes', () => {
    const players = { ...evening().players, expected: 0 }
    const plan = withExercise('one', { players_min: 15 })
    expect(find('too_few', plan, { facts: evening({ players }) })).toBeUndefined()
  })
  it('lack a keeper', () => {
    const demands = { one: demand({ keepers: 2 }) }
    expect(find('keeper', soundPlan(), { demands })?.values).toMatchObject({ needed: 2, have: 1 })
    expect(
      find('keeper', soundPlan(), { demands: { one: demand({ keepers: 1 }) } }),
    ).toBeUndefined()
  })
})

describe('the plan and its slot', () => {
  it('is longer', () => {
    expect(find('too_long', soundPlan(), { planned: 74 })?.values.minutes).toBe(1)
    expect(find('too_long', soundPlan())).toBeUndefined()
  })
  it('is shorter by more than packing up takes', () => {
    expect(find('too_short', soundPlan(), { planned: 81 })?.values.minutes).toBe(6)
    expect(find('too_short', soundPlan(), { planned: 80 })).toBeUndefined()
  })
})

it('an exercise for another age does not fit the team', () => {
  expect(find('age', withExercise('one', { max_age: 12 }))).toMatchObject({ blocks: ['one'] })
  expect(find('age', withExercise('one', { max_age: 13 }))).toBeUndefined()
})

it('an exercise of the last three weeks is a hint, an older one is none', () => {
  const done = (starts_at: string) =>
    evening({ recent: [{ training_id: 't', starts_at, topics: [], exercise_ids: ['one'] }] })
  const facts = done('2026-11-04T17:00:00Z')
  expect(find('repeat', soundPlan(), { facts })).toMatchObject({ severity: 'hint' })
  expect(find('repeat', soundPlan(), { facts: done('2026-11-02T17:00:00Z') })).toBeUndefined()
})

it('the end is to be calm', () => {
  expect(find('calm_end', withExercise('down', { intensity: 'high' }))).toBeDefined()
  expect(find('calm_end', withExercise('down', { intensity: 'medium' }))).toBeUndefined()
})

describe('the drinks break', () => {
  const plan = (minutes: number) => [
    work('warm', { phase: 'warm_up' }, { minutes: 15 }),
    work('one', {}, { minutes }),
  ]
  it('is missing after 45 minutes', () => {
    expect(find('drinks', plan(31))?.values).toMatchObject({ minutes: 46, limit: 45 })
    expect(find('drinks', plan(30))).toBeUndefined()
  })
  it('is missing for children after 30', () => {
    const facts = evening({ team: { ...evening().team, age_group: 'U11', max_age: 11 } })
    expect(find('drinks', plan(16), { facts })?.values.limit).toBe(30)
    expect(find('drinks', plan(15), { facts })).toBeUndefined()
  })
})

it('stations need minutes to rotate', () => {
  const stations = (minutes: number) => [
    work('a', {}, { minutes }),
    work('b', {}, { minutes, lane: 1 }),
    work('c', {}, { minutes, lane: 2 }),
  ]
  expect(find('rotation', stations(14))?.values).toMatchObject({ stations: 3, needed: 15 })
  expect(find('rotation', stations(15))).toBeUndefined()
})

it('an exercise of twice its minutes is a hint', () => {
  expect(find('stretched', withBlock('one', { minutes: 28 }))?.values.usual).toBe(15)
  expect(find('stretched', withBlock('one', { minutes: 27 }))).toBeUndefined()
})

it('children who never play are a reason to think again', () => {
  const facts = evening({ team: { ...evening().team, age_group: 'U9', max_age: 9 } })
  expect(find('game', without('game'), { facts })).toMatchObject({ severity: 'think' })
  expect(find('game', without('game'))).toMatchObject({ severity: 'hint' })
  expect(find('game', soundPlan(), { facts })).toBeUndefined()
})

it('without facts only the plan itself is checked', () => {
  const plan = withExercise('one', { players_min: 30, has_heading: true, area_length_m: 200 })
  expect(checkPlan(checkInput(plan, { facts: null }))).toStrictEqual([])
})
