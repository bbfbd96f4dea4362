/** Exercises: the library's search, one exercise in full, and the favourite star. */
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { exercisesPerPage, toSearchArguments, type ExerciseFilter } from '../model/exercise-filter'

const columns =
  'id, slug, author_id, school_id, visibility, topic, moment, phase, practice_type, corners, min_age, max_age, level, players_min, players_max, players_ideal, area_length_m, area_width_m, minutes, intensity, has_heading, equipment, diagram, animation_id, use_count, texts:exercise_texts(locale, title, aim, setup, rules, coaching_points, progressions, regressions), favourites:exercise_favourites(user_id)' as const

async function search(filter: ExerciseFilter, locale: string, signal: AbortSignal) {
  const client = await db()
  const rows = await unwrap(
    client.rpc('search_exercises', toSearchArguments(filter, locale)).abortSignal(signal),
  )
  return { rows, total: rows[0]?.total_count ?? 0 }
}

export type ExerciseHit = Awaited<ReturnType<typeof search>>['rows'][number]

async function fetchExercise(id: string, signal: AbortSignal) {
  const client = await db()
  return unwrap(client.from('exercises').select(columns).eq('id', id).abortSignal(signal).single())
}

export type Exercise = Awaited<ReturnType<typeof fetchExercise>>

/** Sessions up to two weeks ahead: what was done lately and what is about to be. */
async function fetchUses(id: string, signal: AbortSignal) {
  const client = await db()
  const horizon = new Date(Date.now() + 14 * 24 * 3_600_000).toISOString()
  return unwrap(
    client
      .from('training_blocks')
      .select(
        'id, minutes, training:trainings!inner(id, title, starts_at, team:teams!inner(name, school:schools!teams_school!inner(time_zone)))',
      )
      .eq('exercise_id', id)
      .lt('training.starts_at', horizon)
      .order('training(starts_at)', { ascending: false })
      .limit(8)
      .abortSignal(signal),
  )
}

async function setFavourite(id: string, isFavourite: boolean): Promise<void> {
  const client = await db()
  const table = client.from('exercise_favourites')
  if (!isFavourite) return unwrapVoid(table.delete().eq('exercise_id', id))
  await unwrapVoid(table.insert({ exercise_id: id }))
}

export const exerciseQueries = {
  all: () => ['training', 'exercises'] as const,
  searches: () => [...exerciseQueries.all(), 'search'] as const,
  search: (filter: ExerciseFilter, locale: string) =>
    queryOptions({
      queryKey: [...exerciseQueries.searches(), locale, filter],
      queryFn: ({ signal }) => search(filter, locale, signal),
      placeholderData: keepPreviousData,
    }),
  details: (id: string) =>
    queryOptions({
      queryKey: [...exerciseQueries.all(), 'details', id],
      queryFn: ({ signal }) => fetchExercise(id, signal),
    }),
  uses: (id: string) =>
    queryOptions({
      queryKey: [...exerciseQueries.all(), 'uses', id],
      queryFn: ({ signal }) => fetchUses(id, signal),
    }),
}

/** A page of the library; keeps the old rows on show while the next come (`isPlaceholderData`). */
export function useExerciseSearch(filter: ExerciseFilter, locale: string) {
  return useQuery(exerciseQueries.search(filter, locale))
}

export function useExercise(id: string) {
  return useSuspenseQuery(exerciseQueries.details(id))
}

export function useExerciseUses(id: string) {
  return useSuspenseQuery(exerciseQueries.uses(id))
}

interface FavouriteChange {
  id: string
  isFavourite: boolean
}

/** The star answers at once; a refused write puts it back (and the global toast says so). */
export function useToggleFavourite() {
  const client = useQueryClient()
  const searches = { queryKey: exerciseQueries.searches() }
  return useMutation({
    mutationFn: ({ id, isFavourite }: FavouriteChange) => setFavourite(id, isFavourite),
    meta: { invalidates: [exerciseQueries.all()] },
    onMutate: async ({ id, isFavourite }) => {
      await client.cancelQueries(searches)
      const before = client.getQueriesData<Awaited<ReturnType<typeof search>>>(searches)
      client.setQueriesData<Awaited<ReturnType<typeof search>>>(
        searches,
        (page) =>
          page && {
            ...page,
            rows: page.rows.map((row) =>
              row.id === id ? { ...row, is_favourite: isFavourite } : row,
            ),
          },
      )
      return before
    },
    onError: (_error, _change, before) => {
      for (const [key, page] of before ?? []) client.setQueryData(key, page)
    },
  })
}

export const pageSize = exercisesPerPage
