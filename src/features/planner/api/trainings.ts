/** Trainings: lists, one session with its blocks, and every way to change them. */
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { toSaveArgument } from '../model/training-schema'
import {
  deleteTraining,
  fetchLastPlace,
  fetchTraining,
  fetchTrainingRange,
  moveTraining,
  setTrainingStatus,
  type TeamScope,
} from '@/features/teams/api/training-rows'

export type TrainingRow = Awaited<ReturnType<typeof fetchTrainingRange>>[number]

export type Training = Awaited<ReturnType<typeof fetchTraining>>

export type SaveArgument = ReturnType<typeof toSaveArgument>

async function saveTraining(training: SaveArgument) {
  const client = await getDb()
  return unwrap(client.rpc('save_training', { p_training: training }))
}

export const trainingQueries = {
  all: () => ['training', 'trainings'] as const,
  range: (scope: TeamScope, start: string, end: string) =>
    queryOptions({
      queryKey: [...trainingQueries.all(), 'range', scope, start, end],
      meta: { reads: ['trainings', 'training_blocks', 'teams'] },
      queryFn: ({ signal }) => fetchTrainingRange(scope, start, end, signal),
      placeholderData: keepPreviousData,
    }),
  details: (id: string) =>
    queryOptions({
      queryKey: [...trainingQueries.all(), 'details', id],
      meta: {
        reads: [
          'trainings',
          'training_blocks',
          'training_staff_notes',
          'field_bookings',
          'exercises',
          'exercise_texts',
          'animations',
          'teams',
          'users',
        ],
        isKept: true,
      },
      queryFn: ({ signal }) => fetchTraining(id, signal),
    }),
  lastPlace: (teamId: string) =>
    queryOptions({
      queryKey: [...trainingQueries.all(), 'last-place', teamId],
      meta: { reads: ['trainings'] },
      queryFn: ({ signal }) => fetchLastPlace(teamId, signal),
    }),
}

/** Trainings that touch the span between two instants (ISO), at most 500. */
export function useTrainingRange(scope: TeamScope, start: string, end: string) {
  return useQuery(trainingQueries.range(scope, start, end))
}

export function useTraining(id: string) {
  return useSuspenseQuery(trainingQueries.details(id))
}

/** The form shows failures itself: `stale_row` and `offline` need an answer, not a toast. */
export function useSaveTraining() {
  return useMutation({
    mutationFn: saveTraining,
    meta: { writes: ['trainings', 'training_blocks'], silent: true },
    networkMode: 'always',
  })
}

export function useSetTrainingStatus() {
  return useMutation({
    mutationFn: setTrainingStatus,
    meta: { writes: ['trainings'] },
  })
}

export function useMoveTraining() {
  return useMutation({ mutationFn: moveTraining, meta: { writes: ['trainings'] } })
}

/** Only a planned training that has not begun; the database refuses the others. */
export function useDeleteTraining() {
  return useMutation({
    mutationFn: deleteTraining,
    meta: {
      writes: ['trainings', 'training_blocks'],
      isDeletion: true,
      success: 'training:list.deleted',
    },
  })
}
