/** Exercises in full, as their author's form and the transfer of files read them. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { fetchFullExercise, fetchOwnExercises } from './exercise-rows'

export type FullExercise = Awaited<ReturnType<typeof fetchFullExercise>>

export const ownExerciseQueries = {
  all: () => ['training', 'exercises', 'own'] as const,
  form: (id: string) =>
    queryOptions({
      queryKey: [...ownExerciseQueries.all(), 'form', id],
      meta: { reads: ['exercises', 'exercise_texts', 'users'] },
      queryFn: ({ signal }) => fetchFullExercise(id, signal),
    }),
  list: (userId: string) =>
    queryOptions({
      queryKey: [...ownExerciseQueries.all(), 'list', userId],
      meta: { reads: ['exercises', 'exercise_texts', 'users'] },
      queryFn: ({ signal }) => fetchOwnExercises(userId, signal),
    }),
}

/** All that one person has written, archived ones too, the last changed first. */
export function useOwnExercises(userId: string) {
  return useSuspenseQuery(ownExerciseQueries.list(userId))
}
