/** The library's filters as they stand in the address, and as the search function takes them. */
import { z } from 'zod'
import { areaPattern, parseAreaSize } from './search/area-sizes'
import { resolveFilter, readQuery } from './search/read-query'
import {
  equipmentKinds,
  exerciseMoments,
  exerciseTopics,
  intensityLevels,
  practiceTypes,
  trainingPhases,
} from './taxonomy'

/** Rows of a page where pages are turned; the library itself scrolls on in larger ones. */
export const exercisesPerPage = 24
export const exercisesPerScroll = 48
export const exerciseSorts = ['relevance', 'title', 'newest', 'minutes', 'popular'] as const
export const unusedWeeks = [1, 2, 3, 4, 6, 8, 12] as const

/** Words as typed, 100 characters at most. */
export const queryLength = 100

/** The most a search counts: with words to look for and without (see search_exercises). */
export function getEndOfSearch(filter: { q: string }): number {
  return readQuery(filter.q).rest === '' ? 3000 : 1000
}

/** `a,b,c` in the address; unknown words are dropped. */
function createListSchema<const T extends readonly [string, ...string[]]>(values: T) {
  return z
    .preprocess(
      (value) =>
        (typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : []).filter(
          (word) => values.some((known) => known === word),
        ),
      z.array(z.enum(values)),
    )
    .default([])
}

const levels = z
  .preprocess(
    (value) =>
      (Array.isArray(value) ? value : [value])
        .map(Number)
        .filter((level) => level >= 1 && level <= 5),
    z.array(z.int().min(1).max(5)),
  )
  .default([])

const createNumberSchema = (min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).nullable().default(null).catch(null)

const flag = z
  .preprocess((value) => value === true || value === '1' || value === 'true', z.boolean())
  .default(false)

const id = z.guid().nullable().default(null).catch(null)

export const exerciseFilterSchema = z.object({
  q: z.string().trim().max(queryLength).default('').catch(''),
  topics: createListSchema(exerciseTopics),
  phases: createListSchema(trainingPhases),
  moments: createListSchema(exerciseMoments),
  kinds: createListSchema(practiceTypes),
  intensities: createListSchema(intensityLevels),
  levels,
  age: createNumberSchema(4, 99),
  players: createNumberSchema(1, 40),
  minutes: createNumberSchema(1, 120),
  /** A part of a pitch or metres, see area-sizes. */
  area: z.string().regex(areaPattern).default('').catch(''),
  /** Equipment to do without. */
  without: createListSchema(equipmentKinds),
  /** Only what `team` and its school have enough equipment for. */
  equipped: flag,
  no_heading: flag,
  favourites: flag,
  mine: flag,
  collection: id,
  /** Only what is shared in it. */
  school: id,
  /** Neither done nor planned by `team` for so many weeks. */
  unused: createNumberSchema(1, 52),
  /** Whose sessions and whose equipment; null: any of my teams. */
  team: id,
  sort: z.enum(exerciseSorts).default('relevance').catch('relevance'),
  page: z.coerce.number().int().min(1).max(1000).default(1).catch(1),
})

export type ExerciseFilter = z.infer<typeof exerciseFilterSchema>

/** How many filters narrow the list, without the search words. */
export function countFilters(filter: ExerciseFilter): number {
  const { topics, phases, moments, kinds, intensities, levels: grades, without } = filter
  return [
    ...[topics, phases, moments, kinds, intensities, grades, without].map(
      ({ length }) => length > 0,
    ),
    filter.age !== null,
    filter.players !== null,
    filter.minutes !== null,
    filter.area !== '',
    filter.equipped,
    filter.no_heading,
    filter.favourites,
    filter.mine,
    filter.collection !== null,
    filter.school !== null,
    filter.unused !== null,
  ].filter(Boolean).length
}

export interface Span {
  limit: number
  offset: number
}

/**
 * The arguments of search_exercises. What the words say about players, minutes and so on is taken out
 * of them; a filter that is set goes before the words. Nothing but what is asked is sent. Each exercise comes in the
 * size nearest to `expected` players, or else to the number that is asked for.
 */
export function toSearchArguments(
  filter: ExerciseFilter,
  locale: string,
  span: Span = { limit: exercisesPerPage, offset: (filter.page - 1) * exercisesPerPage },
  expected: number | null = null,
) {
  const asked = resolveFilter(filter)
  const size = parseAreaSize(asked.area)
  return {
    p_locale: locale,
    p_query: asked.q || undefined,
    p_topics: toOptional(asked.topics),
    p_phases: toOptional(asked.phases),
    p_moments: toOptional(asked.moments),
    p_practice_types: toOptional(asked.kinds),
    p_intensities: toOptional(asked.intensities),
    p_levels: toOptional(asked.levels),
    p_age: asked.age ?? undefined,
    p_players: asked.players ?? undefined,
    p_expected: expected ?? undefined,
    p_max_minutes: asked.minutes ?? undefined,
    p_max_length_m: size?.length,
    p_max_width_m: size?.width,
    p_without_equipment: toOptional(asked.without),
    p_inventory_team_id: (asked.equipped && asked.team) || undefined,
    p_without_heading: asked.no_heading,
    p_favourites_only: asked.favourites,
    p_mine_only: asked.mine || undefined,
    p_collection_id: asked.collection ?? undefined,
    p_school_id: asked.school ?? undefined,
    p_unused_weeks: asked.unused ?? undefined,
    p_unused_by_team_id: (asked.unused !== null && asked.team) || undefined,
    p_sort: asked.sort,
    p_limit: span.limit,
    p_offset: span.offset,
  }
}

function toOptional<T>(values: T[]): T[] | undefined {
  return values.length > 0 ? values : undefined
}
