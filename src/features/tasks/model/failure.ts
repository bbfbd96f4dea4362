/** Refusals of giving tasks out, in words beside the field they belong to. */
import type { AppError } from '@/lib/errors'

const fields: Record<string, [field: string, message: string]> = {
  players_required: ['player_ids', 'tasks:errors.players_required'],
  too_many_players: ['player_ids', 'tasks:errors.too_many_players'],
  too_many_tasks: ['tasks', 'tasks:errors.too_many_tasks'],
  no_questions: ['animation_id', 'tasks:errors.no_questions'],
  animation_not_found: ['animation_id', 'tasks:errors.no_questions'],
  note_or_tasks_required: ['note.body', 'tasks:errors.note_or_tasks_required'],
}

export function listAssignFieldErrors({ code, detail }: AppError): Record<string, string> {
  const known = detail ? fields[detail] : undefined
  if (known) return { [known[0]]: known[1] }
  return code === 'forbidden' ? { player_ids: 'tasks:errors.not_your_player' } : {}
}

const cheerFailures: Record<string, string> = {
  cheered_today: 'tasks:cheers.cheered_today',
  task_not_begun: 'tasks:cheers.task_not_begun',
  task_not_found: 'tasks:cheers.task_not_found',
}

/** Why a cheer was refused, as a translation key. */
export function findCheerFailure({ code, detail }: AppError): string {
  return (detail ? cheerFailures[detail] : undefined) ?? `errors:${code}`
}
