import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlanBlock } from '../plan'
import { totalMinutes } from '../plan-times'
import { settled } from '../board/steps'
import {
  equipmentKinds,
  intensityLevels,
  trainingPhases,
} from '@/features/exercises/model/taxonomy'
import { checkPlan } from './check-plan'
import type { CheckInput } from './checked'
import { weightOf, type CheckCode } from './finding'
import { mendAll } from './mends/mend-all'
import { isGone, mendsFor, type Mend } from './mends/mends-for'
import { checkInput, evening, pause, soundPlan, tools, work } from './testing/check-world'

function mendsOf(code: CheckCode, input: CheckInput): Mend[] {
  const finding = checkPlan(input).find((one) => one.code === code)
  if (!finding) throw new Error(`Nothing says ${code}`)
  return mendsFor(finding, input, tools())
}

const changeCodes = (mends: readonly Mend[]) =>
  mends.map(({ kind, changes }) => [kind, ...changes.map(({ code }) => code)])

const without = (...keys: string[]) => soundPlan().filter(({ key }) => !keys.includes(key))
const change = (key: string, own: Partial<PlanBlock['exercise']>, block: Partial<PlanBlock> = {}) =>
  soundPlan().map((each) =>
    each.key === key && each.exercise
      ? { ...each, ...block, exercise: { ...each.exercise, ...own } }
      : each,
  )

describe('each finding has its mend', () => {
  it('a missing warm-up is found, as long as the evening allows, and others give the minutes', () => {
    const plan = without('warm').map((block) =>
      block.phase === 'cool_down' ? block : { ...block, minutes: block.minutes + 4 },
    )
    const [mend] = mendsOf('warm_up', checkInput(plan))
    expect(mend?.plan[0]).toMatchObject({ phase: 'warm_up', minutes: 15 })
    expect(mend && totalMinutes(mend.plan)).toBe(76)
    expect(mend?.changes.map(({ code }) => code)).toContain('shorter')
  })

  const waits = change('one', { players_min: 4, players_max: 8 })
  const run = (topic: 'passing') =>
    evening({
      recent: [1, 2, 3].map((day) => ({
        training_id: `t${day}`,
        starts_at: `2026-10-0${day}T17:00:00Z`,
        topics: [{ topic, minutes: 40 }],
        exercise_ids: [],
      })),
    })
  const usual = { part_id: 'part', name: 'A', length_m: 64, width_m: 50 }
  const cases: [CheckCode, string, CheckInput][] = [
    ['cool_down', 'add', checkInput(without('down'))],
    ['game', 'add', checkInput(without('game'))],
    ['waiting', 'groups', checkInput(waits)],
    ['too_many', 'groups', checkInput(change('one', { players_min: 6, players_max: 12 }))],
    ['too_few', 'swap', checkInput(change('one', { players_min: 15 }))],
    ['keeper', 'swap', checkInput(soundPlan(), { demands: { one: keepers(2) } })],
    ['age', 'swap', checkInput(change('one', { max_age: 12 }))],
    ['area_large', 'swap', checkInput(change('one', { area_length_m: 90 }))],
    [
      'equipment_missing',
      'swap',
      checkInput(change('one', { equipment: [{ kind: 'mini_goals', count: 9 }] })),
    ],
    ['too_long', 'shorten', checkInput(soundPlan(), { planned: 65 })],
    ['too_short', 'lengthen', checkInput(soundPlan(), { planned: 90 })],
    ['calm_end', 'easier', checkInput(change('down', { intensity: 'high' }))],
    ['heading_young', 'swap', checkInput(change('two', { has_heading: true }), { facts: young() })],
    ['same_topic', 'swap', checkInput(soundPlan(), { facts: run('passing') })],
    ['stretched', 'minutes', checkInput(change('one', {}, { minutes: 30 }), { planned: 90 })],
    ['drinks', 'pause', checkInput(without('drinks'), { planned: 70 })],
  ]
  it.each(cases)('%s: %s', (code, kind, input) => {
    expect(mendsOf(code, input).map((mend) => mend.kind)).toContain(kind)
  })

  it('two hard blocks change places with an easier one, or get a pause', () => {
    const plan = [
      work('warm', { phase: 'warm_up', intensity: 'low' }, { minutes: 10 }),
      work('a', { intensity: 'very_high' }, { minutes: 10 }),
      work('b', { intensity: 'high' }, { minutes: 10 }),
      work('easy', { intensity: 'low' }, { minutes: 10 }),
      work('down', { phase: 'cool_down', intensity: 'low' }, { minutes: 8 }),
    ]
    const mends = mendsOf('hard_twice', checkInput(plan, { planned: 48 }))
    expect(changeCodes(mends)).toStrictEqual([
      ['reorder', 'moved'],
      ['pause', 'added', 'shorter', 'shorter'],
    ])
  })

  it('rebuilding is given a pause to build in', () => {
    const plan = soundPlan().toSpliced(2, 0, work('poles', poles(40)))
    const [mend] = mendsOf('rebuild', checkInput(plan, { planned: 90, facts: stocked() }))
    expect(mend?.changes[0]).toMatchObject({
      code: 'added',
      block: { minutes: 3, title: 'Drinks' },
    })
  })

  it('stations get the minutes to rotate', () => {
    const stations = ['a', 'b', 'c'].map((key, lane) =>
      work(key, { players_min: 4, players_max: 6 }, { lane, minutes: 12 }),
    )
    const plan = settled([...without('one', 'two'), ...stations])
    const [mend] = mendsOf('rotation', checkInput(plan))
    expect(mend?.plan.filter(({ minutes }) => minutes === 15)).toHaveLength(4)
  })

  it('a field is chosen, not mended', () => {
    const input = checkInput(soundPlan(), { facts: evening({ field: [], usual_field: usual }) })
    expect(mendsOf('field_missing', input)).toStrictEqual([])
  })

  it('without a library nothing is added, but minutes can still be moved', () => {
    const input = checkInput(without('warm'), { planned: 50 })
    const bare = { ...tools(), candidates: [] }
    const kinds = checkPlan(input).flatMap((finding) =>
      mendsFor(finding, input, bare).map(({ kind }) => kind),
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
  settled(
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
      return work(key, card, { minutes: one.minutes, lane: one.lane })
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
      facts: evening({ team: { ...evening().team, min_age: age, max_age: age } }),
    }),
  )

describe('over any plan', () => {
  it('a mend makes its finding go away, and the minutes do not leave the slot', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const slot = Math.max(input.planned, totalMinutes(input.plan))
        for (const finding of checkPlan(input)) {
          for (const { plan, changes } of mendsFor(finding, input, tools())) {
            expect(isGone(finding, checkPlan({ ...input, plan }))).toBe(true)
            expect(totalMinutes(plan)).toBeLessThanOrEqual(slot)
            expect(changes.length).toBeGreaterThan(0)
            expect(new Set(plan.map(({ key }) => key)).size).toBe(plan.length)
            expect(settled(plan)).toStrictEqual([...plan])
          }
        }
      }),
      { numRuns: 20 },
    )
  })

  it('mending all never makes it worse, and leaves what nobody wants mended', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const mended = mendAll(input, tools(), () => true)
        const after = checkPlan({ ...input, plan: mended.plan })
        expect(weightOf(after)).toBeLessThanOrEqual(weightOf(checkPlan(input)))
        expect(mendAll(input, tools(), () => false)).toStrictEqual({ plan: input.plan, count: 0 })
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

function keepers(count: number) {
  return {
    practice_type: 'opposed',
    sets: null,
    work_seconds: null,
    rest_seconds: null,
    keepers: count,
  }
}

function young() {
  return evening({ team: { ...evening().team, age_group: 'U11', min_age: 11, max_age: 11 } })
}

function poles(count: number) {
  return { area_length_m: 50, equipment: [{ kind: 'poles', count }] }
}

function stocked() {
  return evening({ inventory: [{ kind: 'poles', count: 60 }] })
}
