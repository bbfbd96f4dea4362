/** Writing exercises: save with all texts, share, archive, delete. The database decides who may. */
import { useMutation } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import type { toSaveArgument } from '../model/exercise-form/stored-exercise'
import { deleteExercise, setAudience, type Audience } from './exercise-rows'

type SaveArgument = ReturnType<typeof toSaveArgument>

/** Details `stale_row`: somebody saved since; `exercise_not_writable`: not the author. */
export async function saveExercise(exercise: SaveArgument) {
  const client = await getDb()
  return unwrap(client.rpc('save_exercise', { p_exercise: JSON.parse(JSON.stringify(exercise)) }))
}

async function archive(id: string, isArchived: boolean): Promise<void> {
  const client = await getDb()
  await unwrapVoid(client.rpc('archive_exercise', { p_exercise_id: id, p_is_archived: isArchived }))
}

/** The form shows failures itself: a conflict needs an answer, not a toast. */
export function useSaveExercise() {
  return useMutation({
    mutationFn: saveExercise,
    meta: { writes: ['exercises', 'exercise_texts'], silent: true },
  })
}

export function useShareExercise() {
  return useMutation({
    mutationFn: ({ id, ...audience }: Audience & { id: string }) => setAudience(id, audience),
    meta: { writes: ['exercises'], success: 'exercises:exercise_form.own.shared' },
  })
}

export function useArchiveExercise() {
  return useMutation({
    mutationFn: ({ id, isArchived }: { id: string; isArchived: boolean }) =>
      archive(id, isArchived),
    meta: { writes: ['exercises'] },
  })
}

/** Refused with the detail 23503 while a training has it. */
export function useDeleteExercise() {
  return useMutation({
    mutationFn: deleteExercise,
    meta: {
      writes: ['exercises', 'exercise_texts'],
      isDeletion: true,
      silent: true,
      success: 'exercises:exercise_form.own.deleted',
    },
  })
}
