import { describe, expect, it } from 'vitest'
import type { PlanBlock } from '../plan'
import { checkPlan } from './check-plan'
import {
  checkInput,
  createDemand,
  createFacts,
  pause,
  createSoundPlan,
  createWork,
} from './testing/check-world'
import {
  find,
  changeBlockOfSoundPlan,
  changeExerciseOfSoundPlan,
  removeFromSoundPlan,
} from './testing/find'

it('has nothing against a sound session', () => {
  expect(checkPlan(checkInput(createSoundPlan()))).toStrictEqual([])
})

it('says nothing of an empty plan', () => {
  expect(checkPlan(checkInput([]))).toStrictEqual([])
})

describe('no warm-up', () => {
  it('is told', () =>
    expect(find('warm_up', removeFromSoundPlan('warm'))).toMatchObject({ severity: 'think' }))
  it('counts one of under five minutes as none', () => {
    expect(find('warm_up', changeBlockOfSoundPlan('warm', { minutes: 4 }))).toBeDefined()
    expect(find('warm_up', changeBlockOfSoundPlan('warm', { minutes: 5 }))).toBeUndefined()
  })
})

describe('no cool-down', () => {
  it('is a hint', () =>
    expect(find('cool_down', removeFromSoundPlan('down'))).toMatchObject({ severity: 'hint' }))
  it('takes a free block for one', () => {
    expect(
      find('cool_down', [...removeFromSoundPlan('down'), pause('walk', 'cool_down')]),
    ).toBeUndefined()
  })
})

describe('more than 30 % waiting time', () => {
  const createCrowdedPlan = (places: number) =>
    changeExerciseOfSoundPlan('one', { players_min: 4, players_max: places })
  it('waits for a place: 14 players where 9 can play', () => {
    expect(find('waiting', createCrowdedPlan(9))).toMatchObject({
      blocks: ['one'],
      values: { percent: 36, minutes: 5 },
    })
  })
  it('does not fire just below: 14 players where 10 can play', () => {
    expect(find('waiting', createCrowdedPlan(10))).toBeUndefined()
  })
  it('adds up the places of lanes side by side', () => {
    const [warm, one, ...rest] = createCrowdedPlan(8)
    if (!warm || !one) throw new Error('A sound plan has two blocks')
    expect(
      find('waiting', [warm, one, { ...one, key: 'beside', lane: 1 }, ...rest]),
    ).toBeUndefined()
  })
  it('waits for the next bout beyond the rest the effort needs', () => {
    const createRestedDemands = (rest_seconds: number) => ({
      demands: { one: createDemand({ work_seconds: 60, rest_seconds }) },
    })
    // medium: 30 s of rest belong to 60 s of work
    expect(find('waiting', createSoundPlan(), createRestedDemands(90))).toMatchObject({
      values: { percent: 40 },
    })
    expect(find('waiting', createSoundPlan(), createRestedDemands(60))).toBeUndefined()
  })
  it('lets sprinters recover', () => {
    const plan = changeExerciseOfSoundPlan('one', { intensity: 'very_high' })
    const demands = { one: createDemand({ work_seconds: 10, rest_seconds: 50 }) }
    expect(find('waiting', plan, { demands })).toBeUndefined()
  })
  it('waits for the other lane', () => {
    const [warm, one, ...rest] = createSoundPlan()
    if (!warm || !one) throw new Error('A sound plan has two blocks')
    const plan = [warm, one, { ...one, key: 'beside', lane: 1, minutes: 4 }, ...rest]
    expect(find('waiting', plan)?.blocks).toStrictEqual(['one', 'beside'])
  })
})

describe('two hard blocks in a row', () => {
  const createHardPlan = (between: PlanBlock[], intensity: 'high' | 'very_high' = 'very_high') => [
    createWork('warm', { phase: 'warm_up' }),
    createWork('a', { intensity }),
    ...between,
    createWork('b', { intensity: 'high' }),
  ]
  it('are told with the second one first', () => {
    expect(find('hard_twice', createHardPlan([]))).toMatchObject({
      severity: 'think',
      blocks: ['b', 'a'],
      values: { minutes: 30 },
    })
  })
  it('weigh less when neither is very hard', () => {
    expect(find('hard_twice', createHardPlan([], 'high'), { demands: {} })).toMatchObject({
      severity: 'hint',
    })
  })
  it('are two no longer with a pause or an easier block between', () => {
    expect(find('hard_twice', createHardPlan([pause('p', 'main_part', 3)]))).toBeUndefined()
    expect(find('hard_twice', createHardPlan([createWork('easy')]))).toBeUndefined()
  })
  it('do not count where a high effort has its pauses within, a very high one does', () => {
    const demands = { a: createDemand({ work_seconds: 90, rest_seconds: 30 }) }
    expect(find('hard_twice', createHardPlan([], 'high'), { demands })).toBeUndefined()
    expect(find('hard_twice', createHardPlan([]), { demands })).toBeDefined()
  })
  it('go by the planned effort before the exercise’s own', () => {
    const plan = createHardPlan([]).map((block) =>
      block.key === 'b' ? { ...block, planned_rpe: 6 } : block,
    )
    expect(find('hard_twice', plan)).toBeUndefined()
  })
})

describe('players', () => {
  it('are too few', () => {
    expect(find('too_few', changeExerciseOfSoundPlan('one', { players_min: 15 }))).toMatchObject({
      values: { least: 15, expected: 14 },
    })
    expect(find('too_few', changeExerciseOfSoundPlan('one', { players_min: 14 }))).toBeUndefined()
  })
  it('are more than one too many, as long as they do not wait for it', () => {
    expect(find('too_many', changeExerciseOfSoundPlan('one', { players_max: 12 }))).toBeDefined()
    expect(find('too_many', changeExerciseOfSoundPlan('one', { players_max: 13 }))).toBeUndefined()
    expect(find('too_many', changeExerciseOfSoundPlan('one', { players_max: 8 }))).toBeUndefined()
  })
  it('are not judged while nobody knows who comes', () => {
    const players = { ...createFacts().players, expected: 0 }
    const plan = changeExerciseOfSoundPlan('one', { players_min: 15 })
    expect(find('too_few', plan, { facts: createFacts({ players }) })).toBeUndefined()
  })
  it('lack a keeper', () => {
    const demands = { one: createDemand({ keepers: 2 }) }
    expect(find('keeper', createSoundPlan(), { demands })?.values).toMatchObject({
      needed: 2,
      have: 1,
    })
    expect(
      find('keeper', createSoundPlan(), { demands: { one: createDemand({ keepers: 1 }) } }),
    ).toBeUndefined()
  })
})

describe('the plan and its slot', () => {
  it('is longer', () => {
    expect(find('too_long', createSoundPlan(), { planned: 74 })?.values.minutes).toBe(1)
    expect(find('too_long', createSoundPlan())).toBeUndefined()
  })
  it('is shorter by more than packing up takes', () => {
    expect(find('too_short', createSoundPlan(), { planned: 81 })?.values.minutes).toBe(6)
    expect(find('too_short', createSoundPlan(), { planned: 80 })).toBeUndefined()
  })
})

it('an exercise for another age does not fit the team', () => {
  expect(find('age', changeExerciseOfSoundPlan('one', { max_age: 12 }))).toMatchObject({
    blocks: ['one'],
  })
  expect(find('age', changeExerciseOfSoundPlan('one', { max_age: 13 }))).toBeUndefined()
})

it('an exercise of the last three weeks is a hint, an older one is none', () => {
  const createDoneFacts = (starts_at: string) =>
    createFacts({ recent: [{ training_id: 't', starts_at, topics: [], exercise_ids: ['one'] }] })
  const facts = createDoneFacts('2026-11-04T17:00:00Z')
  expect(find('repeat', createSoundPlan(), { facts })).toMatchObject({ severity: 'hint' })
  expect(
    find('repeat', createSoundPlan(), { facts: createDoneFacts('2026-11-02T17:00:00Z') }),
  ).toBeUndefined()
})

it('the end is to be calm', () => {
  expect(find('calm_end', changeExerciseOfSoundPlan('down', { intensity: 'high' }))).toBeDefined()
  expect(
    find('calm_end', changeExerciseOfSoundPlan('down', { intensity: 'medium' })),
  ).toBeUndefined()
})

describe('the drinks break', () => {
  const plan = (minutes: number) => [
    createWork('warm', { phase: 'warm_up' }, { minutes: 15 }),
    createWork('one', {}, { minutes }),
  ]
  it('is missing after 45 minutes', () => {
    expect(find('drinks', plan(31))?.values).toMatchObject({ minutes: 46, limit: 45 })
    expect(find('drinks', plan(30))).toBeUndefined()
  })
  it('is missing for children after 30', () => {
    const facts = createFacts({ team: { ...createFacts().team, age_group: 'U11', max_age: 11 } })
    expect(find('drinks', plan(16), { facts })?.values.limit).toBe(30)
    expect(find('drinks', plan(15), { facts })).toBeUndefined()
  })
})

it('stations need minutes to rotate', () => {
  const createStations = (minutes: number) => [
    createWork('a', {}, { minutes }),
    createWork('b', {}, { minutes, lane: 1 }),
    createWork('c', {}, { minutes, lane: 2 }),
  ]
  expect(find('rotation', createStations(14))?.values).toMatchObject({ stations: 3, needed: 15 })
  expect(find('rotation', createStations(15))).toBeUndefined()
})

it('an exercise of twice its minutes is a hint', () => {
  expect(find('stretched', changeBlockOfSoundPlan('one', { minutes: 28 }))?.values.usual).toBe(15)
  expect(find('stretched', changeBlockOfSoundPlan('one', { minutes: 27 }))).toBeUndefined()
})

it('children who never play are a reason to think again', () => {
  const facts = createFacts({ team: { ...createFacts().team, age_group: 'U9', max_age: 9 } })
  expect(find('game', removeFromSoundPlan('game'), { facts })).toMatchObject({ severity: 'think' })
  expect(find('game', removeFromSoundPlan('game'))).toMatchObject({ severity: 'hint' })
  expect(find('game', createSoundPlan(), { facts })).toBeUndefined()
})

it('without facts only the plan itself is checked', () => {
  const plan = changeExerciseOfSoundPlan('one', {
    players_min: 30,
    has_heading: true,
    area_length_m: 200,
  })
  expect(checkPlan(checkInput(plan, { facts: null }))).toStrictEqual([])
})
