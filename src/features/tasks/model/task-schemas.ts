/** What is typed for a task; the limits of `tasks` and of the calls that give them out. */
import { z } from 'zod'
import { noteBodySchema, noteKinds, noteVisibilities } from '@/features/notes/model/note'

export const taskKinds = ['general', 'quiz', 'individual', 'mental'] as const
export const taskLimits = {
  title: 120,
  body: 2000,
  message: 500,
  result: 1000,
  players: 100,
  tasks: 10,
} as const

const body = z.string().trim().max(taskLimits.body, { error: 'tasks:errors.body_too_long' })
const due_on = z.iso.date({ error: 'tasks:errors.day' }).nullable()

/** With an exercise or a quiz its title stands; free text needs one of its own. */
export const assignSchema = z
  .object({
    player_ids: z
      .array(z.guid())
      .min(1, { error: 'tasks:errors.players_required' })
      .max(taskLimits.players, { error: 'tasks:errors.too_many_players' }),
    kind: z.enum(taskKinds),
    exercise_id: z.guid().nullable(),
    animation_id: z.guid().nullable().default(null),
    title: z.string().trim().max(taskLimits.title, { error: 'tasks:errors.title_too_long' }),
    body,
    due_on,
  })
  .superRefine((values, context) => {
    if (values.kind === 'quiz') {
      if (values.animation_id !== null) return
      const message = 'tasks:errors.animation_required'
      context.addIssue({ code: 'custom', path: ['animation_id'], message })
      return
    }
    const isExercise = values.kind !== 'general' && values.exercise_id !== null
    if (!isExercise && values.title === '') {
      context.addIssue({ code: 'custom', path: ['title'], message: 'tasks:errors.title_required' })
    }
    if (isExercise && values.body.length > taskLimits.message) {
      context.addIssue({ code: 'custom', path: ['body'], message: 'tasks:errors.message_too_long' })
    }
  })

export type AssignInput = z.input<typeof assignSchema>

export const noteAndTasksSchema = z
  .object({
    note: z.object({
      kind: z.enum(noteKinds),
      visibility: z.enum(noteVisibilities),
      body: noteBodySchema,
      occurred_on: z.iso.date({ error: 'notes:errors.day' }),
    }),
    tasks: z
      .array(
        z.object({
          title: z
            .string()
            .trim()
            .min(1, { error: 'tasks:errors.title_required' })
            .max(taskLimits.title, { error: 'tasks:errors.title_too_long' }),
          body,
          due_on,
        }),
      )
      .max(taskLimits.tasks, { error: 'tasks:errors.too_many_tasks' }),
  })
  .superRefine(({ note, tasks }, context) => {
    if (note.body === '' && tasks.length === 0) {
      context.addIssue({
        code: 'custom',
        path: ['note', 'body'],
        message: 'tasks:errors.note_or_tasks_required',
      })
    }
  })

export type NoteAndTasksInput = z.input<typeof noteAndTasksSchema>

export const resultSchema = z.object({
  result: z
    .string()
    .trim()
    .min(1, { error: 'tasks:errors.result_required' })
    .max(taskLimits.result, { error: 'tasks:errors.result_too_long' }),
})
