import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyRequest, createCandidate, createFacts, request } from '@/test/quick-session'
import { trainingPhases } from '@/features/exercises/model/taxonomy'
import { getConditions, computeFit } from '@/features/planner/model/candidates/fit'
import { makeSession } from './make-session'
import type { QuickBlock, QuickRequest } from '@/features/planner/model/candidates/session'

const makeBlocks = (asked: QuickRequest) => makeSession(asked).blocks
const listExercises = (asked: QuickRequest) =>
  makeBlocks(asked).flatMap(({ exercise }) => exercise ?? [])

describe('whatever the training is like', () => {
  const assertHolds = (rule: (asked: QuickRequest) => void) =>
    fc.assert(fc.property(anyRequest, rule))

  test('the minutes sum exactly to the length, and every block has some', () => {
    assertHolds((asked) => {
      const blocks = makeBlocks(asked)
      expect(blocks.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(asked.minutes)
      expect(blocks.every(({ minutes }) => minutes >= 1)).toBe(true)
    })
  })

  test('the phases come in order, none is left out', () => {
    assertHolds((asked) => {
      const phases = makeBlocks(asked).map(({ phase }) => trainingPhases.indexOf(phase))
      expect(phases).toEqual(phases.toSorted((one, other) => one - other))
      expect(new Set(phases).size).toBe(4)
    })
  })

  test('no exercise comes twice', () => {
    assertHolds((asked) => {
      const ids = listExercises(asked).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    })
  })

  test('every exercise is for the age and stands in its own phase', () => {
    assertHolds((asked) => {
      const age = asked.facts.team.max_age
      for (const exercise of listExercises(asked)) {
        expect(exercise.ages[0]).toBeLessThanOrEqual(age)
        expect(exercise.ages[1]).toBeGreaterThanOrEqual(age)
      }
      const strangers = makeBlocks(asked).filter(
        ({ exercise, phase }) => exercise && exercise.phase !== phase,
      )
      expect(strangers).toEqual([])
    })
  })

  test('there is no heading where the rule forbids it, nor below U12 where no rule is known', () => {
    assertHolds((asked) => {
      const { heading, team } = asked.facts
      if (heading ? heading.allowed : team.max_age > 11) return
      expect(listExercises(asked).every((exercise) => !exercise.heading)).toBe(true)
    })
  })

  test('what does not fit players, ground, equipment, keepers or three weeks is said in so many words', () => {
    assertHolds((asked) => {
      const is = getConditions(asked.facts, asked.startsAt)
      for (const { exercise, compromises } of makeBlocks(asked)) {
        const said = compromises.map(({ code }) => code)
        const against = exercise ? computeFit(exercise, is).against : []
        expect(said).toEqual(expect.arrayContaining(against))
      }
    })
  })

  test('the groups are equal and hold everybody', () => {
    assertHolds((asked) => {
      const { players } = getConditions(asked.facts, asked.startsAt)
      for (const { groups } of makeBlocks(asked)) {
        expect(groups.reduce((sum, size) => sum + size, 0)).toBe(players)
        expect(Math.max(...groups) - Math.min(...groups)).toBeLessThanOrEqual(1)
      }
    })
  })

  test('the same request gives the same session', () => {
    assertHolds((asked) => {
      expect(makeSession(structuredClone(asked))).toEqual(makeSession(asked))
    })
  })

  test('every block and the whole have reasons; an empty place says that nothing fits', () => {
    assertHolds((asked) => {
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
    createCandidate({
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
    const served = listExercises(asked).filter(
      ({ phase }) => phase === 'main_part' || phase === 'game',
    )
    expect(new Set(served.map(({ topic }) => topic))).toEqual(new Set(['pressing']))
  })

  test('a goal of the players comes into an open theme, and says for how many', () => {
    const goals = [{ topic: 'crossing' as const, players: 5, helped: 0 }]
    const open = request({ candidates: library, theme: 'balanced', facts: createFacts({ goals }) })
    const { blocks, reasons } = makeSession(open)
    const goal = { code: 'goal', topic: 'crossing', players: 5, squad: 18 }
    expect(reasons).toContainEqual(goal)
    expect(
      blocks.filter(
        ({ phase, exercise }) => phase === 'main_part' && exercise?.topic === 'crossing',
      ),
    ).not.toEqual([])
    expect(blocks.flatMap((block) => block.reasons)).toContainEqual(goal)
  })

  test('a chosen theme stays the theme, whatever the players work at', () => {
    const goals = [{ topic: 'crossing' as const, players: 18, helped: 0 }]
    const main = listExercises({ ...asked, facts: createFacts({ goals }) }).filter(
      ({ phase }) => phase === 'main_part',
    )
    expect(new Set(main.map(({ topic }) => topic))).toEqual(new Set(['pressing']))
  })

  test('nothing has to give way', () => {
    expect(makeBlocks(asked).flatMap(({ compromises }) => compromises)).toEqual([])
  })

  test('another seed is another session', () => {
    const sessions = [1, 2, 3].map((seed) =>
      listExercises({ ...asked, seed })
        .map(({ id }) => id)
        .join(),
    )
    expect(new Set(sessions).size).toBe(3)
  })

  test('asked for another one, families that were shown stay away while there are others', () => {
    const shown: string[] = []
    const warmUps = [1, 2, 3, 4].map((seed) => {
      const made = listExercises({ ...asked, seed, shown: [...shown] })
      shown.push(...made.map(({ id }) => id))
      return made.find(({ phase }) => phase === 'warm_up')?.id
    })
    expect(new Set(warmUps).size).toBe(4)
  })

  test('a warm-up is medium at most', () => {
    const seeds = Array.from({ length: 20 }, (_, index) => index + 1)
    const warmUps = seeds.flatMap((seed) =>
      listExercises({ ...asked, seed }).filter(({ phase }) => phase === 'warm_up'),
    )
    expect(new Set(warmUps.map(({ intensity }) => intensity))).toEqual(new Set(['medium']))
  })

  test('what is kept stays in its place when another one is made; what is thrown out does not return', () => {
    const findFirst = (request: QuickRequest) => makeBlocks(request).find(isMain)
    const first = findFirst(asked)
    const id = first?.exercise?.id ?? ''
    const locked = [{ phase: 'main_part', place: 0, exerciseId: id }] as const
    expect(findFirst({ ...asked, seed: 9, locked })).toMatchObject({
      isLocked: true,
      exercise: { id },
    })
    expect(
      listExercises({ ...asked, unwanted: [id] }).map((exercise) => exercise.id),
    ).not.toContain(id)
  })

  test('nothing of the last three weeks comes again, older things may', () => {
    const all = library.filter(({ phase }) => phase === 'game').map(({ id }) => id)
    const findCompromises = (starts_at: string) =>
      makeBlocks({
        ...asked,
        facts: createFacts({
          recent: [{ training_id: 't', starts_at, topics: [], exercise_ids: all }],
        }),
      }).find(({ phase }) => phase === 'game')?.compromises
    expect(findCompromises('2026-11-10T16:30:00Z')).toEqual([{ code: 'repeat' }])
    expect(findCompromises('2026-10-27T16:30:00Z')).toEqual([])
  })

  test('more players than an exercise holds make parallel groups', () => {
    const small = library.map((exercise) => ({
      ...exercise,
      players: [6, 8] satisfies [number, number],
    }))
    const main = makeBlocks({ ...asked, candidates: small }).find(isMain)
    expect(main?.groups).toEqual([8, 8])
    expect(main?.reasons).toContainEqual({ code: 'groups', players: 16, groups: 2 })
  })

  test('of the sizes of an exercise comes the one for those who come, and no other beside it', () => {
    const sizes = [8, 12, 16, 20].map((ideal) =>
      createCandidate({ id: `size ${ideal}`, practice: 'sizes', ideal, players: [6, 22] }),
    )
    const listSizes = (asked: QuickRequest) =>
      listExercises(asked).filter(({ practice }) => practice === 'sizes')
    const asked = request({ candidates: sizes, facts: createFacts() })
    // 16 are expected
    expect(listSizes(asked).map(({ id }) => id)).toEqual(['size 16'])
    expect(listSizes({ ...asked, unwanted: ['size 16'] })).toEqual([])
  })

  test('an empty library still gives a whole session, and says so', () => {
    const blocks = makeBlocks(request())
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
    const blocks = makeBlocks(
      request({
        candidates: only.map((each) => ({ ...each, equipment: [...each.equipment] })),
        facts: createFacts({
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
