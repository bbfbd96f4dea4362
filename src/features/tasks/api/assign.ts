/** Giving tasks out: to many players at once, or together with a note about one. */
import { useMutation } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapMaybe } from '@/lib/supabase/unwrap'
import type { NoteKind, NoteVisibility } from '@/features/notes/model/note'

interface TaskText {
  title: string
  body: string
  /** Instant. */
  due_at: string | null
}

interface Assignment extends TaskText {
  player_ids: readonly string[]
  kind: 'general' | 'individual' | 'mental'
  exercise_id: string | null
  /** The same again gives nothing twice. */
  request_id: string
}

/** Counts to whom it was given; who has the exercise open already is not counted. */
export function useAssignTasks() {
  return useMutation({
    mutationFn: async ({ player_ids, exercise_id, ...task }: Assignment) => {
      const client = await getDb()
      return unwrap(
        client.rpc('assign_tasks', {
          p_player_ids: [...player_ids],
          p_task: { ...task, ...(exercise_id && { exercise_id }) },
        }),
      )
    },
    meta: {
      writes: ['tasks', 'individual_assignments', 'mental_assignments'],
      silent: true,
    },
  })
}

interface NoteAndTasks {
  player_id: string
  /** Null: tasks alone. */
  note: {
    id: string
    kind: NoteKind
    visibility: NoteVisibility
    body: string
    occurred_on: string
  } | null
  tasks: readonly (TaskText & { request_id: string })[]
}

/** Answers the note's id; null for tasks alone. */
export function useAddNoteAndTasks() {
  return useMutation({
    mutationFn: async ({ player_id, note, tasks }: NoteAndTasks) => {
      const client = await getDb()
      return unwrapMaybe(
        client.rpc('add_note_and_tasks', {
          p_player_id: player_id,
          p_note: note ?? {},
          p_tasks: tasks.map((task) => ({ ...task })),
        }),
      )
    },
    meta: { writes: ['notes', 'tasks'], silent: true },
  })
}
