/**
 * How different the exercises are from each other, as a coach would count: the same practice in another size is
 * one practice. Words are compared in threes, with numbers (in figures or words) put aside.
 */
import type { CatalogueExercise } from './catalogue'

const numberWords =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)\b/g

function simplify(text: string): string[] {
  return text
    .toLowerCase()
    .replace(numberWords, '#')
    .replace(/\d+([.,:]\d+)?/g, '#')
    .replace(/[^\p{L}#]+/gu, ' ')
    .trim()
    .split(/\s+/)
}

/** What is played: by which rules, for which points. */
function describeRules({ texts }: CatalogueExercise): string {
  return [texts.en.rules, texts.en.scoring ?? ''].join(' ')
}

function describeBody({ texts }: CatalogueExercise): string {
  const { title, aim, setup, rules, points, progressions, regressions } = texts.en
  const more = [texts.en.scoring ?? '', ...(texts.en.questions ?? []), ...(texts.en.faults ?? [])]
  return [
    title,
    aim,
    setup,
    rules,
    ...points,
    ...(progressions ?? []),
    ...(regressions ?? []),
    ...more,
  ].join(' ')
}

export function createShingles(text: string): ReadonlySet<string> {
  const words = simplify(text)
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`))
}

export interface Likeness {
  exercises: number
  /** Groups of what is played alike. */
  distinctExercises: number
  setUps: number
  /** Of each practice, in the first of its sizes, the likeness to the nearest other practice, 0 to 1: the middle one. */
  median: number
  /** Share of practices whose nearest is above 0.9. */
  nearTwins: number
}

/** Rules this alike are one practice in several sizes: counted by hand, a family has as many as it has tasks. */
const sameRules = 0.6
/** Set-ups this alike are one set-up in several sizes. */
const sameSetUp = 0.5

export function measureLikeness(exercises: readonly CatalogueExercise[]): Likeness {
  const practices = listFirstSizes(exercises)
  const nearest = findLikeness(practices.map((one) => createShingles(describeBody(one)))).nearest
  const sorted = nearest.toSorted((a, b) => a - b)
  const countGroups = (describe: (one: CatalogueExercise) => string, least: number) =>
    findLikeness(
      exercises.map((one) => createShingles(describe(one))),
      least,
    ).groups
  return {
    exercises: exercises.length,
    distinctExercises: countGroups(describeRules, sameRules),
    setUps: countGroups(({ texts }) => texts.en.setup, sameSetUp),
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    nearTwins: nearest.filter((value) => value > 0.9).length / nearest.length,
  }
}

/** One exercise of each card: sizes of one practice are not compared with each other. */
function listFirstSizes(exercises: readonly CatalogueExercise[]): CatalogueExercise[] {
  const first = new Map<string, CatalogueExercise>()
  for (const one of exercises) {
    const key = one.practice ?? one.slug
    if (!first.has(key)) first.set(key, one)
  }
  return [...first.values()]
}

/** Each one's greatest Jaccard likeness, and how many groups hang together above `least`. */
function findLikeness(all: readonly ReadonlySet<string>[], least = 1) {
  const holders = new Map<string, number[]>()
  for (const [index, shingles] of all.entries()) {
    for (const shingle of shingles) {
      const list = holders.get(shingle)
      if (list) list.push(index)
      else holders.set(shingle, [index])
    }
  }
  const nearest = all.map(() => 0)
  const leaders = all.map((_, index) => index)
  const findLeader = (index: number): number => {
    const leader = leaders[index] ?? index
    return leader === index ? index : findLeader(leader)
  }
  for (const [index, shingles] of all.entries()) {
    const shared = new Map<number, number>()
    for (const shingle of shingles) {
      for (const other of holders.get(shingle) ?? []) {
        if (other < index) shared.set(other, (shared.get(other) ?? 0) + 1)
      }
    }
    for (const [other, count] of shared) {
      const likeness = count / (shingles.size + (all[other]?.size ?? 0) - count)
      nearest[index] = Math.max(nearest[index] ?? 0, likeness)
      nearest[other] = Math.max(nearest[other] ?? 0, likeness)
      if (likeness >= least) leaders[findLeader(index)] = findLeader(other)
    }
  }
  return { nearest, groups: leaders.filter((leader, index) => leader === index).length }
}
