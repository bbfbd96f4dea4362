import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyRequest, candidate, eveningFacts, request } from '@/test/quick-session'
import { trainingPhases } from '@/features/exercises/model/taxonomy'
import { conditionsOf, fitOf } from '@/features/planner/model/candidates/fit'
import { makeSession } from './make-session'
import type { QuickBlock, QuickRequest } from '@/features/planner/model/candidates/session'

const made = (asked: QuickRequest) => makeSession(asked).blocks
const exercises = (asked: QuickRequest) => made(asked).flatMap(({ exercise }) => exercise ?? [])

describe('whatever the evening is like', () => {
  const holds = (rule: (asked: QuickRequest) => void) => fc.assert(fc.property(anyRequest, rule))

  test('the minutes sum exactly to the length, and every block has some', () => {
    holds((asked) => {
      const blocks = made(asked)
      expect(blocks.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(asked.minutes)
      expect(blocks.every(({ minutes }) => minutes >= 1)).toBe(true)
    })
  })

  test('the phases come in order, none is left out', () => {
    holds((asked) => {
      const phases = made(asked).map(({ phase }) => trainingPhases.indexOf(phase))
      expect(phases).toEqual(phases.toSorted((one, other) => one - other))
      expect(new Set(phases).size).toBe(4)
    })
  })

  test('no exercise comes twice', () => {
    holds((asked) => {
      const ids = exercises(asked).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    })
  })

  test('every exercise is for the age and stands in its own phase', () => {
    holds((asked) => {
      const age = asked.facts.team.max_age
      for (const exercise of exercises(asked)) {
        expect(exercise.ages[0]).toBeLessThanOrEqual(age)
        expect(exercise.ages[1]).toBeGreaterThanOrEqual(age)
      }
      const strangers = made(asked).filter(
        ({ exercise, phase }) => exercise && exercise.phase !== phase,
      )
      expect(strangers).toEqual([])
    })
  })

  test('there is no heading where the rule forbids it, nor below U12 where no rule is known', () => {
    holds((asked) => {
      const { heading, team } = asked.facts
      if (heading ? heading.allowed : team.max_age > 11) return
      expect(exercises(asked).every((exercise) => !exercise.heading)).toBe(true)
    })
  })

  test('what does not fit players, ground, equipment, keepers or three weeks is said in so many words', () => {
    holds((asked) => {
      const is = conditionsOf(asked.facts, asked.startsAt)
      for (const { exercise, compromises } of made(asked)) {
        const said = compromises.map(({ code }) => code)
        const against = exercise ? fitOf(exercise, is).against : []
        expect(said).toEqual(expect.arrayContaining(against))
      }
    })
  })

  test('the groups are equal and hold everybody', () => {
    holds((asked) => {
      const { players } = conditionsOf(asked.facts, asked.startsAt)
      for (const { groups } of made(asked)) {
        expect(groups.reduce((sum, size) => sum + size, 0)).toBe(players)
        expect(Math.max(...groups) - Math.min(...groups)).toBeLessThanOrEqual(1)
      }
    })
  })

  test('the same request gives the same session', () => {
    holds((asked) => {
      expect(makeSession(structuredClone(asked))).toEqual(makeSession(asked))
    })
  })

  test('every block and the whole have reasons; an empty place says that nothing fits', () => {
    holds((asked) => {
      const session = makeSession(asked)
      expect(session.reasons.length).toBeGreaterThan(3)
      expect(session.blocks.every(({ reasons }) => reasons.length > 0)).toBe(true)
      const empty = session.blocks.filter(({ exercise, kind }) => !exercise && kind === 'exercise')
      const said = empty.flatMap(({ compromises }) => compromises.map(({ code }) => code))
      expect(said).toEqual(empty.map(() => 'nothing_fits'))
    })
  })
})

/** Enough of every phase for a session that needs nothing to give way. */
const library = trainingPhases.flatMap((phase) =>
  Array.from({ length: 12 }, (_, index) =>
    candidate({
      id: `${phase}-${index}`,
      slug: `${phase.replace('_', '')}-${index}-only`,
      phase,
      topic: index % 2 === 0 ? 'pressing' : 'crossing',
      minutes: { warm_up: 12, main_part: 20, game: 24, cool_down: 6 }[phase],
      intensity: phase === 'cool_down' ? 'low' : index % 3 === 0 ? 'medium' : 'high',
    }),
  ),
)

describe('where there is enough to choose from', () => {
  const asked = request({ candidates: library, theme: 'pressing' })

  test('the theme is trained in the main part and comes back in the game', () => {
    const served = exercises(asked).filter(({ phase }) => phase === 'main_part' || phase === 'game')
    expect(new Set(served.map(({ topic }) => topic))).toEqual(new Set(['pressing']))
  })

  test('nothing has to give way', () => {
    expect(made(asked).flatMap(({ compromises }) => compromises)).toEqual([])
  })

  test('another seed is another session', () => {
    const sessions = [1, 2, 3].map((seed) =>
      exercises({ ...asked, seed })
        .map(({ id }) => id)
        .join(),
    )
    expect(new Set(sessions).size).toBe(3)
  })

  test('what is kept stays in its place when another one is made; what is thrown out does not return', () => {
    const firstOf = (request: QuickRequest) => made(request).find(isMain)
    const first = firstOf(asked)
    const id = first?.exercise?.id ?? ''
    const locked = [{ phase: 'main_part', place: 0, exerciseId: id }] as const
    expect(firstOf({ ...asked, seed: 9, locked })).toMatchObject({
      isLocked: true,
      exercise: { id },
    })
    expect(exercises({ ...asked, unwanted: [id] }).map((exercise) => exercise.id)).not.toContain(id)
  })

  test('nothing of the last three weeks comes again, older things may', () => {
    const all = library.filter(({ phase }) => phase === 'game').map(({ id }) => id)
    const done = (starts_at: string) =>
      made({
        ...asked,
        facts: eveningFacts({
          recent: [{ training_id: 't', starts_at, topics: [], exercise_ids: all }],
        }),
      }).find(({ phase }) => phase === 'game')?.compromises
    expect(done('2026-11-10T16:30:00Z')).toEqual([{ code: 'repeat' }])
    expect(done('2026-10-27T16:30:00Z')).toEqual([])
  })

  test('more players than an exercise holds make parallel groups', () => {
    const small = library.map((exercise) => ({
      ...exercise,
      players: [6, 8] satisfies [number, number],
    }))
    const main = made({ ...asked, candidates: small }).find(isMain)
    expect(main?.groups).toEqual([8, 8])
    expect(main?.reasons).toContainEqual({ code: 'groups', players: 16, groups: 2 })
  })

  test('an empty library still gives a whole session, and says so', () => {
    const blocks = made(request())
    expect(
      blocks.filter(({ kind }) => kind === 'exercise').every(({ exercise }) => !exercise),
    ).toBe(true)
    expect(blocks.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(90)
  })
})

test.each([
  [
    'equipment',
    { inventory: [{ kind: 'balls', count: 3 }] } as const,
    { equipment: [{ kind: 'balls', count: 8 }] } as const,
    { kind: 'balls', needed: 8, have: 3 },
  ],
  [
    'area',
    { field: [{ part_id: 'a', name: 'A', length_m: 20, width_m: 20 }] },
    { area: [40, 30] satisfies [number, number] },
    { length: 40, width: 30 },
  ],
  ['keepers', {}, { keepers: 3 }, { needed: 3, have: 2 }],
  [
    'players',
    {},
    { players: [18, 20] satisfies [number, number] },
    { players: 16, fewest: 18, most: 20 },
  ],
] as const)(
  'the best there is comes with a plain word about %s',
  (code, facts, exercise, values) => {
    const only = library.map((each) => ({ ...each, ...exercise }))
    const blocks = made(
      request({
        candidates: only.map((each) => ({ ...each, equipment: [...each.equipment] })),
        facts: eveningFacts({
          ...facts,
          inventory: 'inventory' in facts ? [...facts.inventory] : [],
          field: 'field' in facts ? [...facts.field] : [],
        }),
      }),
    )
    expect(blocks.find(({ phase }) => phase === 'game')?.compromises).toContainEqual({
      code,
      ...values,
    })
  },
)

const isMain = ({ phase, kind }: QuickBlock) => phase === 'main_part' && kind === 'exercise'
