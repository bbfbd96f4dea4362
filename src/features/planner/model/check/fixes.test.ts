import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlanBlock } from '../plan'
import { sumPlanMinutes } from '../plan-times'
import { normalizePlan } from '../board/steps'
import {
  equipmentKinds,
  intensityLevels,
  trainingPhases,
} from '@/features/exercises/model/taxonomy'
import { checkPlan } from './check-plan'
import type { CheckInput } from './checked'
import { computeWeight, type CheckCode } from './finding'
import { applyFixes } from './fixes/apply-fixes'
import { isGone, suggestFixes, type Fix } from './fixes/suggest-fixes'
import {
  checkInput,
  createFacts,
  pause,
  createSoundPlan,
  createTools,
  createWork,
} from './testing/check-world'

function findFixes(code: CheckCode, input: CheckInput): Fix[] {
  const finding = checkPlan(input).find((one) => one.code === code)
  if (!finding) throw new Error(`Nothing says ${code}`)
  return suggestFixes(finding, input, createTools())
}

const changeCodes = (mends: readonly Fix[]) =>
  mends.map(({ kind, changes }) => [kind, ...changes.map(({ code }) => code)])

const removeFromPlan = (...keys: string[]) =>
  createSoundPlan().filter(({ key }) => !keys.includes(key))
const change = (key: string, own: Partial<PlanBlock['exercise']>, block: Partial<PlanBlock> = {}) =>
  createSoundPlan().map((each) =>
    each.key === key && each.exercise
      ? { ...each, ...block, exercise: { ...each.exercise, ...own } }
      : each,
  )

describe('each finding has its fix', () => {
  it('a missing warm-up is found, as long as the training allows, and others give the minutes', () => {
    const plan = removeFromPlan('warm').map((block) =>
      block.phase === 'cool_down' ? block : { ...block, minutes: block.minutes + 4 },
    )
    const [mend] = findFixes('warm_up', checkInput(plan))
    expect(mend?.plan[0]).toMatchObject({ phase: 'warm_up', minutes: 15 })
    expect(mend && sumPlanMinutes(mend.plan)).toBe(76)
    expect(mend?.changes.map(({ code }) => code)).toContain('shorter')
  })

  const waits = change('one', { players_min: 4, players_max: 8 })
  const run = (topic: 'passing') =>
    createFacts({
      recent: [1, 2, 3].map((day) => ({
        training_id: `t${day}`,
        starts_at: `2026-10-0${day}T17:00:00Z`,
        topics: [{ topic, minutes: 40 }],
        exercise_ids: [],
      })),
    })
  const usual = { part_id: 'part', name: 'A', length_m: 64, width_m: 50 }
  const cases: [CheckCode, string, CheckInput][] = [
    ['cool_down', 'add', checkInput(removeFromPlan('down'))],
    ['game', 'add', checkInput(removeFromPlan('game'))],
    ['waiting', 'groups', checkInput(waits)],
    ['too_many', 'groups', checkInput(change('one', { players_min: 6, players_max: 12 }))],
    ['too_few', 'swap', checkInput(change('one', { players_min: 15 }))],
    ['keeper', 'swap', checkInput(createSoundPlan(), { demands: { one: createKeepersDemand(2) } })],
    ['age', 'swap', checkInput(change('one', { max_age: 12 }))],
    ['area_large', 'swap', checkInput(change('one', { area_length_m: 90 }))],
    [
      'equipment_missing',
      'swap',
      checkInput(change('one', { equipment: [{ kind: 'mini_goals', count: 9 }] })),
    ],
    ['too_long', 'shorten', checkInput(createSoundPlan(), { planned: 65 })],
    ['too_short', 'lengthen', checkInput(createSoundPlan(), { planned: 90 })],
    ['calm_end', 'easier', checkInput(change('down', { intensity: 'high' }))],
    [
      'heading_young',
      'swap',
      checkInput(change('two', { has_heading: true }), { facts: createYoungFacts() }),
    ],
    ['same_topic', 'swap', checkInput(createSoundPlan(), { facts: run('passing') })],
    ['stretched', 'minutes', checkInput(change('one', {}, { minutes: 30 }), { planned: 90 })],
    ['drinks', 'pause', checkInput(removeFromPlan('drinks'), { planned: 70 })],
  ]
  it.each(cases)('%s: %s', (code, kind, input) => {
    expect(findFixes(code, input).map((mend) => mend.kind)).toContain(kind)
  })

  it('two hard blocks change places with an easier one, or get a pause', () => {
    const plan = [
      createWork('warm', { phase: 'warm_up', intensity: 'low' }, { minutes: 10 }),
      createWork('a', { intensity: 'very_high' }, { minutes: 10 }),
      createWork('b', { intensity: 'high' }, { minutes: 10 }),
      createWork('easy', { intensity: 'low' }, { minutes: 10 }),
      createWork('down', { phase: 'cool_down', intensity: 'low' }, { minutes: 8 }),
    ]
    const mends = findFixes('hard_twice', checkInput(plan, { planned: 48 }))
    expect(changeCodes(mends)).toStrictEqual([
      ['reorder', 'moved'],
      ['pause', 'added', 'shorter', 'shorter'],
    ])
  })

  it('rebuilding is given a pause to build in', () => {
    const plan = createSoundPlan().toSpliced(2, 0, createWork('poles', createPolesExercise(40)))
    const [mend] = findFixes(
      'rebuild',
      checkInput(plan, { planned: 90, facts: createStockedFacts() }),
    )
    expect(mend?.changes[0]).toMatchObject({
      code: 'added',
      block: { minutes: 3, title: 'Drinks' },
    })
  })

  it('stations get the minutes to rotate', () => {
    const stations = ['a', 'b', 'c'].map((key, lane) =>
      createWork(key, { players_min: 4, players_max: 6 }, { lane, minutes: 12 }),
    )
    const plan = normalizePlan([...removeFromPlan('one', 'two'), ...stations])
    const [mend] = findFixes('rotation', checkInput(plan))
    expect(mend?.plan.filter(({ minutes }) => minutes === 15)).toHaveLength(4)
  })

  it('a field is chosen, not fixed', () => {
    const input = checkInput(createSoundPlan(), {
      facts: createFacts({ field: [], usual_field: usual }),
    })
    expect(findFixes('field_missing', input)).toStrictEqual([])
  })

  it('without a library nothing is added, but minutes can still be moved', () => {
    const input = checkInput(removeFromPlan('warm'), { planned: 50 })
    const bare = { ...createTools(), candidates: [] }
    const kinds = checkPlan(input).flatMap((finding) =>
      suggestFixes(finding, input, bare).map(({ kind }) => kind),
    )
    expect(kinds).toStrictEqual(['shorten'])
  })
})

const block = fc.record({
  phase: fc.constantFrom(...trainingPhases),
  intensity: fc.constantFrom(...intensityLevels),
  minutes: fc.integer({ min: 3, max: 60 }),
  usual: fc.constantFrom(8, 15, 25),
  players: fc.constantFrom([4, 6], [6, 10], [8, 16], [14, 22]),
  side: fc.constantFrom(12, 20, 40, 90),
  topic: fc.constantFrom('passing', 'dribbling', 'finishing', 'goalkeeping'),
  heading: fc.boolean(),
  from: fc.constantFrom(7, 9, 15),
  kind: fc.constantFrom(...equipmentKinds),
  count: fc.integer({ min: 1, max: 30 }),
  lane: fc.constantFrom(0, 0, 0, 1),
  isPause: fc.boolean(),
})

const plans = fc.array(block, { minLength: 1, maxLength: 9 }).map((blocks) =>
  normalizePlan(
    blocks.map((one, index): PlanBlock => {
      const key = `block-${index}`
      if (one.isPause && index % 3 === 0) return pause(key, one.phase, Math.min(10, one.minutes))
      const [players_min = 4, players_max = 8] = one.players
      const card = {
        phase: one.phase,
        intensity: one.intensity,
        minutes: one.usual,
        players_min,
        players_max,
        area_length_m: one.side,
        topic: one.topic,
        has_heading: one.heading,
        min_age: one.from,
        equipment: [{ kind: one.kind, count: one.count }],
      }
      return createWork(key, card, { minutes: one.minutes, lane: one.lane })
    }),
  ),
)

const inputs = fc
  .record({
    plan: plans,
    planned: fc.constantFrom(0, 45, 60, 75, 90),
    age: fc.constantFrom(10, 13),
  })
  .map(({ plan, planned, age }) =>
    checkInput(plan, {
      planned,
      facts: createFacts({ team: { ...createFacts().team, min_age: age, max_age: age } }),
    }),
  )

describe('over any plan', () => {
  it('a fix makes its finding go away, and the minutes do not leave the slot', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const slot = Math.max(input.planned, sumPlanMinutes(input.plan))
        for (const finding of checkPlan(input)) {
          for (const { plan, changes } of suggestFixes(finding, input, createTools())) {
            expect(isGone(finding, checkPlan({ ...input, plan }))).toBe(true)
            expect(sumPlanMinutes(plan)).toBeLessThanOrEqual(slot)
            expect(changes.length).toBeGreaterThan(0)
            expect(new Set(plan.map(({ key }) => key)).size).toBe(plan.length)
            expect(normalizePlan(plan)).toStrictEqual([...plan])
          }
        }
      }),
      { numRuns: 20 },
    )
  })

  it('fixing all never makes it worse, and leaves what nobody wants fixed', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const mended = applyFixes(input, createTools(), () => true)
        const after = checkPlan({ ...input, plan: mended.plan })
        expect(computeWeight(after)).toBeLessThanOrEqual(computeWeight(checkPlan(input)))
        expect(applyFixes(input, createTools(), () => false)).toStrictEqual({
          plan: input.plan,
          count: 0,
        })
      }),
      { numRuns: 6 },
    )
  })

  it('says the same of the same plan', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(checkPlan(input)).toStrictEqual(checkPlan(structuredClone(input)))
      }),
    )
  })
})

function createKeepersDemand(count: number) {
  return {
    practice_type: 'opposed',
    sets: null,
    work_seconds: null,
    rest_seconds: null,
    keepers: count,
  }
}

function createYoungFacts() {
  return createFacts({
    team: { ...createFacts().team, age_group: 'U11', min_age: 11, max_age: 11 },
  })
}

function createPolesExercise(count: number) {
  return { area_length_m: 50, equipment: [{ kind: 'poles', count }] }
}

function createStockedFacts() {
  return createFacts({ inventory: [{ kind: 'poles', count: 60 }] })
}
