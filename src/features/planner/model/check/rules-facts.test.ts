import { describe, expect, it } from 'vitest'
import type { PlanBlock } from '../plan'
import { createFacts, pause, createSoundPlan, startsAt, createWork } from './testing/check-world'
import { find, changeExerciseOfSoundPlan } from './testing/find'

describe('the same topic four sessions running', () => {
  const createRecentFacts = (...topics: ('passing' | 'dribbling')[]) =>
    createFacts({
      recent: topics.map((topic, index) => ({
        training_id: `t${index}`,
        starts_at: '2026-11-01T17:00:00Z',
        topics: [{ topic, minutes: 40 }],
        exercise_ids: [],
      })),
    })
  it('fires at the fourth', () => {
    const facts = createRecentFacts('passing', 'passing', 'passing')
    expect(find('same_topic', createSoundPlan(), { facts })).toMatchObject({
      severity: 'think',
      values: { topic: 'passing' },
    })
  })
  it('does not fire at the third, nor when one before was another', () => {
    expect(
      find('same_topic', createSoundPlan(), { facts: createRecentFacts('passing', 'passing') }),
    ).toBeUndefined()
    const facts = createRecentFacts('passing', 'dribbling', 'passing')
    expect(find('same_topic', createSoundPlan(), { facts })).toBeUndefined()
  })
  it('is only a hint where the season plan asks for it', () => {
    const facts = {
      ...createRecentFacts('passing', 'passing', 'passing'),
      theme: { title: 'Passing', targets: [{ topic: 'passing' as const, minutes: 60 }] },
    }
    expect(find('same_topic', createSoundPlan(), { facts })).toMatchObject({ severity: 'hint' })
  })
})

describe('the field', () => {
  const clash = {
    name: 'Main pitch (A)',
    team_name: 'U17',
    starts_at: startsAt,
    ends_at: startsAt,
  }
  it('is booked by another team at that time', () => {
    const facts = createFacts({ field: [], field_clashes: [clash] })
    expect(find('field_taken', createSoundPlan(), { facts })).toMatchObject({
      severity: 'stop',
      values: { field: 'Main pitch (A)', who: 'U17' },
    })
  })
  it('is no clash once a part is booked', () => {
    const facts = createFacts({ field_clashes: [clash] })
    expect(find('field_taken', createSoundPlan(), { facts })).toBeUndefined()
  })
  it('is taken when the chosen part is', () => {
    const field = { name: 'B', length_m: 64, width_m: 50, takenBy: ['U17', 'U15'] }
    expect(find('field_taken', createSoundPlan(), { field })?.values.who).toBe('U17, U15')
  })
  it('is missing for a team that usually books one, and for no other', () => {
    const usual_field = { part_id: 'part', name: 'A', length_m: 64, width_m: 50 }
    const facts = createFacts({ field: [], usual_field })
    expect(find('field_missing', createSoundPlan(), { facts })).toMatchObject({ severity: 'hint' })
    expect(
      find('field_missing', createSoundPlan(), { facts: createFacts({ field: [] }) }),
    ).toBeUndefined()
  })
  it('is smaller than the exercise needs, either way round', () => {
    expect(
      find('area_large', changeExerciseOfSoundPlan('one', { area_length_m: 65 })),
    ).toMatchObject({
      blocks: ['one'],
    })
    const turned = changeExerciseOfSoundPlan('one', { area_length_m: 50, area_width_m: 64 })
    expect(find('area_large', turned)).toBeUndefined()
  })
})

describe('equipment', () => {
  const createGoalsPlan = (count: number) =>
    changeExerciseOfSoundPlan('one', { equipment: [{ kind: 'mini_goals', count }] })
  const taken = [{ kind: 'mini_goals' as const, count: 3, team_name: 'U11', training_id: 't' }]
  it('beyond the inventory is told', () => {
    expect(find('equipment_missing', createGoalsPlan(5))).toMatchObject({
      blocks: ['one'],
      values: { kind: 'mini_goals', count: 5, have: 4 },
    })
    expect(find('equipment_missing', createGoalsPlan(4))).toBeUndefined()
  })
  it('that another team has planned at that time is told with the team', () => {
    const facts = createFacts({ taken })
    expect(find('equipment_taken', createGoalsPlan(2), { facts })?.values).toMatchObject({
      have: 1,
      who: 'U11',
    })
    expect(find('equipment_taken', createGoalsPlan(1), { facts })).toBeUndefined()
  })
  it('is not missed where nobody counts it', () => {
    const facts = createFacts({ inventory: [] })
    expect(find('equipment_missing', createGoalsPlan(9), { facts })).toBeUndefined()
  })
})

describe('rebuilding for more than three minutes', () => {
  const build = (poles: number, between: PlanBlock[] = []) => [
    createWork('warm', { phase: 'warm_up' }),
    createWork('a', { area_length_m: 20 }),
    ...between,
    createWork('b', { area_length_m: 40, equipment: [{ kind: 'poles', count: poles }] }),
  ]
  it('is estimated by what is carried: 37 poles of 10 s for two people', () => {
    expect(find('rebuild', build(37))).toMatchObject({ blocks: ['b'], values: { minutes: 4 } })
  })
  it('does not fire at three minutes', () => expect(find('rebuild', build(36))).toBeUndefined())
  it('has time in a pause', () => {
    expect(find('rebuild', build(37, [pause('p', 'main_part', 3)]))).toBeUndefined()
  })
  it('moves nothing for what runs on', () => {
    const [warm, , b] = build(60)
    if (!warm || !b) throw new Error('A plan to build has three blocks')
    const plan = [warm, b, { ...b, key: 'again' }]
    expect(find('rebuild', plan)?.blocks).not.toContain('again')
  })
})

describe('heading', () => {
  const plan = () => changeExerciseOfSoundPlan('two', { has_heading: true })
  const createTeam = (age: number) => ({
    ...createFacts().team,
    age_group: `U${age}`,
    min_age: age,
    max_age: age,
  })
  const createRule = (own: object) => ({
    allowed: true,
    per: null,
    max_sessions: null,
    max_headings: null,
    done_sessions: 0,
    country: 'GB',
    season: '2026/27',
    ...own,
  })
  it('is forbidden where the association says so', () => {
    const facts = createFacts({
      team: createTeam(11),
      heading: createRule({ allowed: false, per: 'week', max_sessions: 0, max_headings: 0 }),
    })
    expect(find('heading_forbidden', plan(), { facts })).toMatchObject({
      severity: 'stop',
      blocks: ['two'],
    })
  })
  it('is used up once the month has had its session', () => {
    const limits = { per: 'month', max_sessions: 1, max_headings: 5 }
    const had = createFacts({
      heading: createRule({ ...limits, allowed: false, done_sessions: 1 }),
    })
    expect(find('heading_used_up', plan(), { facts: had })).toMatchObject({ severity: 'stop' })
    const open = createFacts({ heading: createRule(limits) })
    expect(find('heading_used_up', plan(), { facts: open })).toBeUndefined()
    expect(find('heading_count', plan(), { facts: open })?.values.count).toBe(5)
  })
  it('of a German U11 is questioned, of a U12 not: no rule is known there', () => {
    expect(
      find('heading_young', plan(), { facts: createFacts({ team: createTeam(11) }) }),
    ).toBeDefined()
    expect(
      find('heading_young', plan(), { facts: createFacts({ team: createTeam(12) }) }),
    ).toBeUndefined()
  })
})
