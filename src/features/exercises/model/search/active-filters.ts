/** What narrows the library right now, one by one: chips a coach can take away. */
import type { ExerciseFilter } from '../exercise-filter'
import type { QueryFacts } from './query-patterns'
import { readQuery, withoutPart } from './read-query'

interface Narrowing extends Omit<QueryFacts, 'intensities' | 'without'> {
  topics: ExerciseFilter['topics'][number]
  phases: ExerciseFilter['phases'][number]
  moments: ExerciseFilter['moments'][number]
  kinds: ExerciseFilter['kinds'][number]
  intensities: ExerciseFilter['intensities'][number]
  levels: number
  without: ExerciseFilter['without'][number]
  equipped: boolean
  collection: string
}

/** A filter and its value. */
export type FilterFact = {
  [Key in keyof Narrowing]: { key: Key; value: Narrowing[Key] }
}[keyof Narrowing]

export interface ActiveFilter {
  /** Once in a list. */
  id: string
  facts: FilterFact[]
  /** Takes it away. */
  patch: Partial<ExerciseFilter>
  /** Understood from the words in the box. */
  isTyped: boolean
}

/** Typed ones first, in the order of the words. */
export function activeFilters(filter: ExerciseFilter): ActiveFilter[] {
  return [...typed(filter), ...chosen(filter)]
}

function typed({ q }: ExerciseFilter): ActiveFilter[] {
  return readQuery(q).parts.map((part) => ({
    id: `typed ${part.start}`,
    facts: factsOf(part.fact),
    patch: { q: withoutPart(q, part) },
    isTyped: true,
  }))
}

function factsOf(fact: ReturnType<typeof readQuery>['parts'][number]['fact']): FilterFact[] {
  if (fact.key === 'intensities') return fact.value.map((value) => ({ key: 'intensities', value }))
  if (fact.key === 'without') return fact.value.map((value) => ({ key: 'without', value }))
  return [fact]
}

function chosen(filter: ExerciseFilter): ActiveFilter[] {
  const one = (fact: FilterFact, patch: Partial<ExerciseFilter>): ActiveFilter => ({
    id: `${fact.key} ${fact.value}`,
    facts: [fact],
    patch,
    isTyped: false,
  })
  const { age, players, minutes, area, unused, collection } = filter
  return [
    ...(age === null ? [] : [one({ key: 'age', value: age }, { age: null })]),
    ...(players === null ? [] : [one({ key: 'players', value: players }, { players: null })]),
    ...(minutes === null ? [] : [one({ key: 'minutes', value: minutes }, { minutes: null })]),
    ...(area === '' ? [] : [one({ key: 'area', value: area }, { area: '' })]),
    ...filter.topics.map((value) =>
      one({ key: 'topics', value }, { topics: filter.topics.filter((other) => other !== value) }),
    ),
    ...filter.phases.map((value) =>
      one({ key: 'phases', value }, { phases: filter.phases.filter((other) => other !== value) }),
    ),
    ...filter.moments.map((value) =>
      one(
        { key: 'moments', value },
        { moments: filter.moments.filter((other) => other !== value) },
      ),
    ),
    ...filter.kinds.map((value) =>
      one({ key: 'kinds', value }, { kinds: filter.kinds.filter((other) => other !== value) }),
    ),
    ...filter.intensities.map((value) =>
      one(
        { key: 'intensities', value },
        { intensities: filter.intensities.filter((other) => other !== value) },
      ),
    ),
    ...filter.levels.map((value) =>
      one({ key: 'levels', value }, { levels: filter.levels.filter((other) => other !== value) }),
    ),
    ...filter.without.map((value) =>
      one(
        { key: 'without', value },
        { without: filter.without.filter((other) => other !== value) },
      ),
    ),
    ...(filter.equipped ? [one({ key: 'equipped', value: true }, { equipped: false })] : []),
    ...(filter.no_heading ? [one({ key: 'no_heading', value: true }, { no_heading: false })] : []),
    ...(filter.favourites ? [one({ key: 'favourites', value: true }, { favourites: false })] : []),
    ...(filter.mine ? [one({ key: 'mine', value: true }, { mine: false })] : []),
    ...(collection === null
      ? []
      : [one({ key: 'collection', value: collection }, { collection: null })]),
    ...(unused === null ? [] : [one({ key: 'unused', value: unused }, { unused: null })]),
  ]
}
