/**
 * How long the quick session takes to compute: medians over 30 seeds for 2,500 and 5,000 exercises of the
 * catalogue. `node --import tsx scripts/bench/quick.ts`
 */
import { createCatalogue } from '../../supabase/seed/catalogue/catalogue'
import {
  candidateSchema,
  type Candidate,
} from '../../src/features/planner/model/candidates/candidate'
import { findAlternatives } from '../../src/features/planner/model/candidates/like-for-like'
import { makeSession } from '../../src/features/quick-session/model/make-session'
import { createFacts, request, startsAt } from '../../src/test/quick-session'
import { createLimitRow, printTable } from './row'

const rounds = 30

function computeMedian(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

function measureTime(work: (round: number) => unknown): number {
  const times = Array.from({ length: rounds }, (_, round) => {
    const began = performance.now()
    work(round)
    return performance.now() - began
  })
  return computeMedian(times)
}

const all = createCatalogue()

/** So many candidates that fit U13, the catalogue as often as it takes. */
function createLibrary(count: number): Candidate[] {
  return Array.from({ length: count }, (_, index) => {
    const exercise = all[index % all.length]
    return candidateSchema.parse({
      ...exercise,
      id: crypto.randomUUID(),
      slug: `${exercise?.slug ?? ''}-${Math.floor(index / all.length)}`,
      practice: `${exercise?.practice ?? ''}-${Math.floor(index / all.length)}`,
      title: exercise?.texts.en.title,
      ages: [8, 19],
      players: [exercise?.players.min, exercise?.players.max],
      ideal: exercise?.players.ideal,
      work: null,
      rest: null,
      uses: index % 90,
      favourite: index % 40 === 0,
      own: false,
    })
  })
}

printTable(
  [2500, 5000].flatMap((count) => {
    const candidates = createLibrary(count)
    const made = measureTime((seed) =>
      makeSession(request({ candidates, seed: seed + 1, theme: 'finishing' })),
    )
    const block = { phase: 'main_part', minutes: 20, exercise: candidates[0] ?? null } as const
    const swapped = measureTime(() =>
      findAlternatives(block, candidates, createFacts(), startsAt, []),
    )
    return [
      createLimitRow(`session from ${count} exercises`, 300, made, 'ms'),
      createLimitRow(`swap among ${count} exercises`, 50, swapped, 'ms'),
    ]
  }),
)
