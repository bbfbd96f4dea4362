/** Trainings and exercises for the tests and the bench of the quick session: arbitrary, but possible ones. */
import fc from 'fast-check'
import type { SessionFacts } from '@/features/planner/model/candidates/session-facts'
import { practiceTypes, type Candidate } from '@/features/planner/model/candidates/candidate'
import type { QuickRequest } from '@/features/planner/model/candidates/session'
import {
  equipmentKinds,
  exerciseTopics,
  intensityLevels,
  trainingPhases,
} from '@/features/exercises/model/taxonomy'

export const startsAt = '2026-11-24T16:30:00.000Z'

export function createFacts(change: Partial<SessionFacts> = {}): SessionFacts {
  return {
    team: {
      id: 'team',
      name: 'U13',
      age_group: 'U13',
      min_age: 13,
      max_age: 13,
      format_options: [9],
    },
    players: { squad: 18, yes: 14, no: 2, open: 2, expected: 16, keepers: 2 },
    inventory: [],
    taken: [],
    field: [],
    usual_field: null,
    field_clashes: [],
    recent: [],
    heading: null,
    theme: null,
    goals: [],
    ...change,
  }
}

export function createCandidate(change: Partial<Candidate> & { id: string }): Candidate {
  return {
    slug: null,
    practice: change.id,
    family: change.slug?.split('-').slice(0, 2).join('-') ?? change.id,
    title: change.id,
    topic: 'possession',
    phase: 'main_part',
    practice_type: 'opposed',
    ages: [6, 19],
    level: 3,
    players: [6, 20],
    ideal: 12,
    keepers: 0,
    coaches: 1,
    area: [30, 20],
    minutes: 15,
    work: null,
    rest: null,
    intensity: 'medium',
    heading: false,
    equipment: [],
    uses: 0,
    favourite: false,
    own: false,
    ...change,
  }
}

export function request(change: Partial<QuickRequest> = {}): QuickRequest {
  return {
    facts: createFacts(),
    startsAt,
    theme: 'possession',
    minutes: 90,
    candidates: [],
    seed: 1,
    locked: [],
    unwanted: [],
    shown: [],
    isHot: false,
    ...change,
  }
}

const anyExercise = fc
  .record({
    topic: fc.constantFrom(...exerciseTopics),
    phase: fc.constantFrom(...trainingPhases),
    practice_type: fc.constantFrom(...practiceTypes),
    age: fc.integer({ min: 5, max: 17 }),
    ageSpan: fc.integer({ min: 0, max: 12 }),
    level: fc.integer({ min: 1, max: 5 }),
    fewest: fc.integer({ min: 2, max: 14 }),
    span: fc.integer({ min: 0, max: 10 }),
    keepers: fc.integer({ min: 0, max: 2 }),
    length: fc.integer({ min: 8, max: 90 }),
    width: fc.integer({ min: 8, max: 60 }),
    minutes: fc.integer({ min: 5, max: 30 }),
    intensity: fc.constantFrom(...intensityLevels),
    heading: fc.boolean(),
    equipment: fc.uniqueArray(
      fc.record({
        kind: fc.constantFrom(...equipmentKinds),
        count: fc.integer({ min: 1, max: 20 }),
      }),
      { maxLength: 3, selector: ({ kind }) => kind },
    ),
  })
  .map(({ age, ageSpan, fewest, span, length, width, ...rest }) => ({
    ...rest,
    ages: [age, Math.min(19, age + ageSpan)] satisfies [number, number],
    players: [fewest, fewest + span] satisfies [number, number],
    area: [length, width] satisfies [number, number],
  }))

/** A library of up to so many exercises. */
export const createAnyLibrary = (maxLength: number) =>
  fc
    .array(anyExercise, { maxLength })
    .map((all) => all.map((exercise, index) => createCandidate({ ...exercise, id: `e${index}` })))

/** Any training: numbers, stock, ground and what was done lately. */
export const anyFacts: fc.Arbitrary<SessionFacts> = fc
  .record({
    age: fc.integer({ min: 6, max: 19 }),
    expected: fc.integer({ min: 0, max: 26 }),
    keepers: fc.integer({ min: 0, max: 3 }),
    inventory: fc.array(
      fc.record({
        kind: fc.constantFrom(...equipmentKinds),
        count: fc.integer({ min: 0, max: 30 }),
      }),
      { maxLength: 6 },
    ),
    side: fc.option(fc.integer({ min: 15, max: 100 })),
    recent: fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 8 }),
    mayHead: fc.option(fc.boolean()),
  })
  .map(({ age, expected, keepers, inventory, side, recent, mayHead }) =>
    createFacts({
      team: { ...createFacts().team, min_age: age, max_age: age },
      players: { squad: expected + 2, yes: expected, no: 2, open: 0, expected, keepers },
      inventory,
      field:
        side === null ? [] : [{ part_id: 'a', name: 'A', length_m: side, width_m: side * 0.6 }],
      recent: [
        {
          training_id: 't',
          starts_at: '2026-11-17T16:30:00Z',
          topics: [],
          exercise_ids: recent.map((index) => `e${index}`),
        },
      ],
      heading:
        mayHead === null
          ? null
          : {
              allowed: mayHead,
              per: 'week',
              max_sessions: mayHead ? 1 : 0,
              max_headings: 5,
              done_sessions: 0,
              country: 'GB',
              season: '2026/27',
            },
    }),
  )

export const anyRequest: fc.Arbitrary<QuickRequest> = fc
  .record({
    facts: anyFacts,
    candidates: createAnyLibrary(60),
    minutes: fc.integer({ min: 30, max: 180 }),
    seed: fc.integer({ min: 1, max: 1000 }),
    theme: fc.constantFrom('balanced', 'season', ...exerciseTopics),
    isHot: fc.boolean(),
  })
  .map(request)
