/** What narrows the library right now, one by one: chips a coach can take away. */
import type { ExerciseFilter } from '../exercise-filter'
import type { QueryFacts } from './query-patterns'
import { readQuery, removePart } from './read-query'

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
export function listActiveFilters(filter: ExerciseFilter): ActiveFilter[] {
  return [...listTyped(filter), ...listChosen(filter)]
}

function listTyped({ q }: ExerciseFilter): ActiveFilter[] {
  return readQuery(q).parts.map((part) => ({
    id: `typed ${part.start}`,
    facts: listFacts(part.fact),
    patch: { q: removePart(q, part) },
    isTyped: true,
  }))
}

function listFacts(fact: ReturnType<typeof readQuery>['parts'][number]['fact']): FilterFact[] {
  if (fact.key === 'intensities') return fact.value.map((value) => ({ key: 'intensities', value }))
  if (fact.key === 'without') return fact.value.map((value) => ({ key: 'without', value }))
  return [fact]
}

function listChosen(filter: ExerciseFilter): ActiveFilter[] {
  const createFilter = (fact: FilterFact, patch: Partial<ExerciseFilter>): ActiveFilter => ({
    id: `${fact.key} ${fact.value}`,
    facts: [fact],
    patch,
    isTyped: false,
  })
  const { age, players, minutes, area, unused, collection } = filter
  return [
    ...(age === null ? [] : [createFilter({ key: 'age', value: age }, { age: null })]),
    ...(players === null
      ? []
      : [createFilter({ key: 'players', value: players }, { players: null })]),
    ...(minutes === null
      ? []
      : [createFilter({ key: 'minutes', value: minutes }, { minutes: null })]),
    ...(area === '' ? [] : [createFilter({ key: 'area', value: area }, { area: '' })]),
    ...filter.topics.map((value) =>
      createFilter(
        { key: 'topics', value },
        { topics: filter.topics.filter((other) => other !== value) },
      ),
    ),
    ...filter.phases.map((value) =>
      createFilter(
        { key: 'phases', value },
        { phases: filter.phases.filter((other) => other !== value) },
      ),
    ),
    ...filter.moments.map((value) =>
      createFilter(
        { key: 'moments', value },
        { moments: filter.moments.filter((other) => other !== value) },
      ),
    ),
    ...filter.kinds.map((value) =>
      createFilter(
        { key: 'kinds', value },
        { kinds: filter.kinds.filter((other) => other !== value) },
      ),
    ),
    ...filter.intensities.map((value) =>
      createFilter(
        { key: 'intensities', value },
        { intensities: filter.intensities.filter((other) => other !== value) },
      ),
    ),
    ...filter.levels.map((value) =>
      createFilter(
        { key: 'levels', value },
        { levels: filter.levels.filter((other) => other !== value) },
      ),
    ),
    ...filter.without.map((value) =>
      createFilter(
        { key: 'without', value },
        { without: filter.without.filter((other) => other !== value) },
      ),
    ),
    ...(filter.equipped
      ? [createFilter({ key: 'equipped', value: true }, { equipped: false })]
      : []),
    ...(filter.no_heading
      ? [createFilter({ key: 'no_heading', value: true }, { no_heading: false })]
      : []),
    ...(filter.favourites
      ? [createFilter({ key: 'favourites', value: true }, { favourites: false })]
      : []),
    ...(filter.mine ? [createFilter({ key: 'mine', value: true }, { mine: false })] : []),
    ...(collection === null
      ? []
      : [createFilter({ key: 'collection', value: collection }, { collection: null })]),
    ...(unused === null ? [] : [createFilter({ key: 'unused', value: unused }, { unused: null })]),
  ]
}
