/** Exercises: the library's search, one exercise in full, its chain and its use. */
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import {
  exercisesPerPage,
  exercisesPerScroll,
  toSearchArguments,
  type ExerciseFilter,
  type Span,
} from '../model/exercise-filter'
import { fetchChain, fetchExercise, fetchSizes, fetchUses } from './exercise-rows'

interface Asked {
  filter: ExerciseFilter
  locale: string
  span?: Span
  /** How many players come, where that is known. */
  expected?: number | null
}

async function search({ filter, locale, span, expected }: Asked, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .rpc('search_exercises', toSearchArguments(filter, locale, span, expected))
      .abortSignal(signal),
  )
  return { rows, total: rows[0]?.total_count ?? 0, variants: rows[0]?.total_variants ?? 0 }
}

export type ExerciseAnswer = Awaited<ReturnType<typeof search>>
export type ExerciseHit = ExerciseAnswer['rows'][number]

export type Exercise = Awaited<ReturnType<typeof fetchExercise>>

/** How often the teams the person may read did it; null when never. */
async function fetchUsage(id: string, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client.rpc('exercise_usage', { p_exercise_ids: [id] }).abortSignal(signal),
  )
  return rows[0] ?? null
}

export const exerciseQueries = {
  all: () => ['training', 'exercises'] as const,
  /** What a session may be made of: its own queries stand below this key. */
  candidates: () => [...exerciseQueries.all(), 'candidates'] as const,
  searches: () => [...exerciseQueries.all(), 'search'] as const,
  scrolls: () => [...exerciseQueries.all(), 'scroll'] as const,
  search: (filter: ExerciseFilter, locale: string, expected: number | null = null) =>
    queryOptions({
      queryKey: [...exerciseQueries.searches(), locale, filter, expected],
      meta: {
        reads: [
          'exercises',
          'exercise_texts',
          'exercise_favourites',
          'exercise_uses',
          'collection_items',
        ],
      },
      queryFn: ({ signal }) => search({ filter, locale, expected }, signal),
      placeholderData: keepPreviousData,
    }),
  /** All that is found, 48 at a time; what is counted at most see `getEndOfSearch`. */
  scroll: (filter: ExerciseFilter, locale: string) =>
    infiniteQueryOptions({
      queryKey: [...exerciseQueries.scrolls(), locale, { ...filter, page: 1 }],
      meta: {
        reads: [
          'exercises',
          'exercise_texts',
          'exercise_favourites',
          'exercise_uses',
          'collection_items',
        ],
      },
      queryFn: ({ pageParam, signal }) =>
        search({ filter, locale, span: { limit: exercisesPerScroll, offset: pageParam } }, signal),
      initialPageParam: 0,
      getNextPageParam: ({ rows, total }, _pages, offset) =>
        rows.length > 0 && offset + rows.length < total ? offset + rows.length : undefined,
      placeholderData: keepPreviousData,
      // Coming back from an exercise finds the list, and the place in it, as it was left.
      staleTime: 5 * 60_000,
    }),
  details: (id: string) =>
    queryOptions({
      queryKey: [...exerciseQueries.all(), 'details', id],
      meta: { reads: ['exercises', 'exercise_texts', 'exercise_favourites'] },
      queryFn: ({ signal }) => fetchExercise(id, signal),
    }),
  sizes: (practiceKey: string) =>
    queryOptions({
      queryKey: [...exerciseQueries.all(), 'sizes', practiceKey],
      meta: { reads: ['exercises', 'exercise_texts'] },
      queryFn: ({ signal }) => fetchSizes(practiceKey, signal),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  uses: (id: string) =>
    queryOptions({
      queryKey: [...exerciseQueries.all(), 'uses', id],
      meta: { reads: ['exercise_uses', 'trainings', 'teams'] },
      queryFn: ({ signal }) => fetchUses(id, signal),
    }),
  chain: (id: string, nextId: string | null) =>
    queryOptions({
      queryKey: [...exerciseQueries.all(), 'chain', id, nextId],
      meta: { reads: ['exercises', 'exercise_texts'] },
      queryFn: ({ signal }) => fetchChain(id, nextId, signal),
    }),
  usage: (id: string) =>
    queryOptions({
      queryKey: [...exerciseQueries.all(), 'usage', id],
      meta: { reads: ['exercise_uses'] },
      queryFn: ({ signal }) => fetchUsage(id, signal),
    }),
}

/** A page of the library; keeps the old rows on show while the next come (`isPlaceholderData`). */
export function useExerciseSearch(
  filter: ExerciseFilter,
  locale: string,
  expected: number | null = null,
) {
  return useQuery(exerciseQueries.search(filter, locale, expected))
}

/** Asks for a list before the page has its address: each key typed is answered a little sooner. */
export function useAskAhead(locale: string): (filter: ExerciseFilter) => void {
  const client = useQueryClient()
  return (filter) => void client.prefetchInfiniteQuery(exerciseQueries.scroll(filter, locale))
}

/** The library scrolled on; keeps what was found before while the answer to new words comes. */
export function useExerciseScroll(filter: ExerciseFilter, locale: string) {
  return useInfiniteQuery(exerciseQueries.scroll(filter, locale))
}

export function useExercise(id: string) {
  return useSuspenseQuery(exerciseQueries.details(id))
}

/** All sizes of an exercise, the smallest first. */
export function useExerciseSizes(practiceKey: string) {
  return useSuspenseQuery(exerciseQueries.sizes(practiceKey))
}

export function useExerciseUses(id: string) {
  return useSuspenseQuery(exerciseQueries.uses(id))
}

export function useExerciseChain(id: string, nextId: string | null) {
  return useSuspenseQuery(exerciseQueries.chain(id, nextId))
}

export function useExerciseUsage(id: string) {
  return useSuspenseQuery(exerciseQueries.usage(id))
}

export const pageSize = exercisesPerPage
