/** Individual and mental exercises a coach may give, by title in the reader's language. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { chooseTitle } from '@/features/attendance/model/family/family-task'
import { fetchIndividualChoices } from '@/features/individual/api/exercises'
import { fetchMentalChoices } from '@/features/mental/api/exercises'
import { getCurrentLocale } from '@/lib/i18n/setup'

async function fetchChoices(kind: 'individual' | 'mental', locale: string, signal: AbortSignal) {
  const rows = await (kind === 'mental'
    ? fetchMentalChoices(signal)
    : fetchIndividualChoices(signal))
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
