/**
 * How long the quick session takes to compute: medians over 30 seeds for 2,500 and 5,000 exercises of the
 * catalogue. `node --import tsx scripts/bench/quick.ts`
 */
import { catalogue } from '../../supabase/seed/catalogue/catalogue'
import {
  candidateSchema,
  type Candidate,
} from '../../src/features/planner/model/candidates/candidate'
import { alternativesFor } from '../../src/features/planner/model/candidates/like-for-like'
import { makeSession } from '../../src/features/quick-session/model/make-session'
import { eveningFacts, request, startsAt } from '../../src/test/quick-session'
import { atMost, printTable } from './row'

const rounds = 30

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

function timed(work: (round: number) => unknown): number {
  const times = Array.from({ length: rounds }, (_, round) => {
    const began = performance.now()
    work(round)
    return performance.now() - began
  })
  return median(times)
}

const all = catalogue()

/** So many candidates that fit U13, the catalogue as often as it takes. */
function library(count: number): Candidate[] {
  return Array.from({ length: count }, (_, index) => {
    const exercise = all[index % all.length]
    return candidateSchema.parse({
      ...exercise,
      id: crypto.randomUUID(),
      slug: `${exercise?.slug ?? ''}-${Math.floor(index / all.length)}`,
      title: exercise?.texts.en.title,
      ages: [8, 19],
      players: [exercise?.players.min, exercise?.players.max],
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
    const candidates = library(count)
    const made = timed((seed) =>
      makeSession(request({ candidates, seed: seed + 1, theme: 'finishing' })),
    )
    const block = { phase: 'main_part', minutes: 20, exercise: candidates[0] ?? null } as const
    const swapped = timed(() => alternativesFor(block, candidates, eveningFacts(), startsAt, []))
    return [
      atMost(`session from ${count} exercises`, 300, made, 'ms'),
      atMost(`swap among ${count} exercises`, 50, swapped, 'ms'),
    ]
  }),
)
