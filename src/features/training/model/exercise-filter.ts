/** The library's filters as they stand in the address, and as the search function takes them. */
import { z } from 'zod'
import { exerciseTopics, intensityLevels, trainingPhases } from './taxonomy'

export const exercisesPerPage = 24
export const exerciseSorts = ['relevance', 'title', 'newest', 'minutes', 'popular'] as const

/** `a,b,c` in the address; unknown words are dropped. */
function listOf<const T extends readonly [string, ...string[]]>(values: T) {
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

const number = (min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).nullable().default(null).catch(null)

const flag = z
  .preprocess((value) => value === true || value === '1' || value === 'true', z.boolean())
  .default(false)

export const exerciseFilterSchema = z.object({
  q: z.string().trim().max(100).default('').catch(''),
  topics: listOf(exerciseTopics),
  phases: listOf(trainingPhases),
  intensities: listOf(intensityLevels),
  age: number(4, 99),
  players: number(1, 40),
  minutes: number(1, 120),
  no_heading: flag,
  favourites: flag,
  sort: z.enum(exerciseSorts).default('relevance').catch('relevance'),
  page: z.coerce.number().int().min(1).max(1000).default(1).catch(1),
})

export type ExerciseFilter = z.infer<typeof exerciseFilterSchema>

/** How many filters narrow the list, without the search words. */
export function activeFilterCount(filter: ExerciseFilter): number {
  return [
    filter.topics.length > 0,
    filter.phases.length > 0,
    filter.intensities.length > 0,
    filter.age !== null,
    filter.players !== null,
    filter.minutes !== null,
    filter.no_heading,
    filter.favourites,
  ].filter(Boolean).length
}

export function toSearchArguments(filter: ExerciseFilter, locale: string) {
  return {
    p_locale: locale,
    p_query: filter.q || undefined,
    p_topics: filter.topics.length > 0 ? filter.topics : undefined,
    p_phases: filter.phases.length > 0 ? filter.phases : undefined,
    p_intensities: filter.intensities.length > 0 ? filter.intensities : undefined,
    p_age: filter.age ?? undefined,
    p_players: filter.players ?? undefined,
    p_max_minutes: filter.minutes ?? undefined,
    p_without_heading: filter.no_heading,
    p_favourites_only: filter.favourites,
    p_sort: filter.sort,
    p_limit: exercisesPerPage,
    p_offset: (filter.page - 1) * exercisesPerPage,
  }
}
