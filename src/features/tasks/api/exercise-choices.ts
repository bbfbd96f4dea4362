/** Individual and mental exercises a coach may give, by title in the reader's language. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { chooseTitle } from '@/features/attendance/model/family/family-task'
import { getCurrentLocale } from '@/lib/i18n/setup'
import { fetchMentalChoices } from '@/features/mental/api/exercises'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

const most = 500

async function fetchIndividual(signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('individual_exercises')
      .select('id, minutes, min_age, max_age, texts:individual_exercise_texts(locale, title)')
      .limit(most)
      .abortSignal(signal),
  )
}

async function fetchChoices(kind: 'individual' | 'mental', locale: string, signal: AbortSignal) {
  const rows = await (kind === 'mental' ? fetchMentalChoices(signal) : fetchIndividual(signal))
  return rows
    .map(({ texts, ...exercise }) => ({ ...exercise, title: chooseTitle(texts, locale) }))
    .filter(({ title }) => title !== '')
    .toSorted((one, other) => one.title.localeCompare(other.title))
}

const exerciseChoiceQueries = {
  of: (kind: 'individual' | 'mental') => {
    const locale = getCurrentLocale()
    return queryOptions({
      queryKey: ['tasks', 'exercise-choices', kind, locale],
      queryFn: ({ signal }) => fetchChoices(kind, locale, signal),
      meta: { reads: ['individual_exercises', 'mental_exercises'] },
      staleTime: 5 * 60_000,
    })
  },
}

/** Empty until they are known. */
export function useExerciseChoices(kind: 'individual' | 'mental') {
  return useQuery(exerciseChoiceQueries.of(kind)).data ?? []
}
