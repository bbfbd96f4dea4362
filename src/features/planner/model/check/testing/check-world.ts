/** Plans, trainings and a small library for the tests of the session check. */
import type { ExerciseCardData } from '@/features/exercises/model/exercise'
import type { SessionFacts } from '../../candidates/session-facts'
import { createExerciseBlock, createFreeBlock, type PlanBlock } from '../../plan'
import type { Candidate, Topic } from '../../candidates/candidate'
import {
  intensityLevels,
  trainingPhases,
  type TrainingPhase,
} from '@/features/exercises/model/taxonomy'
import type { ExerciseDemand } from '@/features/exercises/model/exercise-demand'
import type { CheckInput } from '../checked'
import type { FixTools } from '../fixes/fix'

/** An exercise for 8 to 16 players on 30 × 20 m, 15 minutes, medium, nothing special. */
export function createExercise(id: string, own: Partial<ExerciseCardData> = {}): ExerciseCardData {
  return {
    id,
    title: `Exercise ${id}`,
    aim: '',
    topic: 'passing',
    phase: 'main_part',
    min_age: 9,
    max_age: 19,
    players_min: 8,
    players_max: 16,
    area_length_m: 30,
    area_width_m: 20,
    minutes: 15,
    intensity: 'medium',
    has_heading: false,
    equipment: [],
    diagram: null,
    ...own,
  }
}

/** A block with its exercise, keyed by the same name. */
export function createWork(
  key: string,
  own: Partial<ExerciseCardData> = {},
  block: Partial<PlanBlock> = {},
): PlanBlock {
  const card = createExercise(key, own)
  return { ...createExerciseBlock(key, card, card.phase), ...block }
}

export function pause(key: string, phase: TrainingPhase, minutes = 5): PlanBlock {
  return { ...createFreeBlock(key, phase, 'Drinks'), minutes }
}

/** 75 minutes that the check has nothing against. */
export function createSoundPlan(): PlanBlock[] {
  return [
    createWork('warm', { phase: 'warm_up', intensity: 'low' }),
    createWork('one', { intensity: 'medium' }),
    pause('drinks', 'main_part'),
    createWork('two', { topic: 'dribbling' }),
    createWork('game', { phase: 'game', intensity: 'high', minutes: 20 }),
    createWork('down', { phase: 'cool_down', intensity: 'low', minutes: 5 }),
  ]
}

/** Fourteen U13 players, a keeper, half a pitch, plenty of equipment, nothing done lately. */
export function createFacts(own: Partial<SessionFacts> = {}): SessionFacts {
  return {
    team: {
      id: 'team',
      name: 'U13',
      age_group: 'U13',
      min_age: 13,
      max_age: 13,
      format_options: [9],
    },
    players: { squad: 16, yes: 12, no: 2, open: 2, expected: 14, keepers: 1 },
    inventory: [
      { kind: 'balls', count: 20 },
      { kind: 'cones', count: 40 },
      { kind: 'mini_goals', count: 4 },
      { kind: 'youth_goals', count: 4 },
    ],
    taken: [],
    field: [{ part_id: 'part', name: 'Main pitch (A)', length_m: 64, width_m: 50 }],
    usual_field: null,
    field_clashes: [],
    recent: [],
    heading: null,
    theme: null,
    goals: [],
    ...own,
  }
}

export const startsAt = '2026-11-24T17:00:00Z'

export function checkInput(plan: readonly PlanBlock[], own: Partial<CheckInput> = {}): CheckInput {
  return { plan, facts: createFacts(), startsAt, planned: 75, demands: createDemands(plan), ...own }
}

function createDemands(plan: readonly PlanBlock[]): Record<string, ExerciseDemand> {
  return Object.fromEntries(
    plan.flatMap(({ exercise_id: id }) =>
      id === null
        ? []
        : [
            [
              id,
              {
                practice_type: 'opposed',
                sets: 4,
                work_seconds: 120,
                rest_seconds: 30,
                keepers: 0,
              },
            ],
          ],
    ),
  )
}

/** What a demand looks like when only some of it matters. */
export function createDemand(own: Partial<ExerciseDemand>): ExerciseDemand {
  return { practice_type: 'opposed', sets: null, work_seconds: null, rest_seconds: null, ...own }
}

const topics: readonly Topic[] = ['passing', 'dribbling', 'finishing', 'possession', 'pressing']

/** A library with something of every part, topic, effort and size, fit for U10 and older. */
export function createLibrary(): Candidate[] {
  return trainingPhases.flatMap((phase) =>
    topics.flatMap((topic) =>
      intensityLevels.flatMap((intensity) =>
        [10, 15, 20].flatMap((minutes) =>
          sizes.map((players) => createCandidate({ phase, topic, intensity, minutes, players })),
        ),
      ),
    ),
  )
}

const sizes: readonly (readonly [number, number])[] = [
  [4, 8],
  [8, 16],
  [12, 20],
]

function createCandidate(own: {
  phase: TrainingPhase
  topic: Topic
  intensity: Candidate['intensity']
  minutes: number
  players: readonly [number, number]
}): Candidate {
  const { phase, topic, intensity, minutes, players } = own
  const id = ['lib', phase, topic, intensity, minutes, players[0]].join('-')
  return {
    id,
    slug: `${topic}-${players[0]}-${phase}-${intensity}`,
    practice: id,
    family: `${topic}-${players[0]}`,
    title: `${topic} ${minutes}`,
    topic,
    phase,
    practice_type: phase === 'game' ? 'conditioned_game' : 'opposed',
    ages: [10, 19],
    level: 3,
    players: [...players],
    ideal: (players[0] + players[1]) / 2,
    keepers: 0,
    coaches: 1,
    area: [25, 20],
    minutes,
    work: 120,
    rest: 30,
    intensity,
    heading: false,
    equipment: [
      { kind: 'balls', count: 4 },
      { kind: 'cones', count: 8 },
    ],
    uses: 0,
    favourite: false,
    own: false,
  }
}

/** Fixes with the library above; keys count up. */
export function createTools(): FixTools {
  let count = 0
  return {
    candidates: createLibrary(),
    newKey: () => `new-${(count += 1)}`,
    words: { pause: 'Drinks', calm: 'Jog out', group: (number) => `Group ${number}` },
  }
}
