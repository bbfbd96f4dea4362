/** The table `tasks`: what players and colleagues have to do, with the words of the exercise where the task has none. */
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { chooseTitle, type TaskStatus } from '../../model/family/family-task'

const titles =
  'individual:individual_assignments(exercise:individual_exercises(texts:individual_exercise_texts(locale, title))), mental:mental_assignments(exercise:mental_exercises(texts:mental_exercise_texts(locale, title)))' as const

const columns =
  `id, player_id, kind, title, body, due_at, status, individual_assignment_id, mental_assignment_id, quiz_id, ${titles}` as const

const fullColumns =
  `${columns}, user_id, assigned_by, result, note_id, created_at, started_at, completed_at, completed_by, reopened_at, cancelled_at, cheers:task_cheers(kind, given_on, author_id), player:players!tasks_player(id, first_name, last_name, squads:squad_members!squad_members_player(left_on, team:teams!squad_members_team(id, name)))` as const

/** The next open ones on the overviews. */
const tasksRead = 30
const dueTasksRead = 200
/** More than a club has open at once. */
const workRead = 500

/** Still to be done, the next due first. */
export async function fetchOpenTasks(playerIds: readonly string[], signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('tasks')
      .select(columns)
      .in('player_id', playerIds)
      .in('status', ['open', 'in_progress'])
      .order('due_at', { nullsFirst: false })
      .order('id')
      .limit(tasksRead)
      .abortSignal(signal),
  )
}

/** Due from `start` to before `end` (ISO instants), done ones too; not what was cancelled. */
export async function fetchDueTasks(
  playerIds: readonly string[],
  { start, end }: { start: string; end: string },
  signal: AbortSignal,
) {
  const client = await getDb()
  return unwrap(
    client
      .from('tasks')
      .select(columns)
      .in('player_id', playerIds)
      .neq('status', 'cancelled')
      .gte('due_at', start)
      .lt('due_at', end)
      .order('due_at')
      .order('id')
      .limit(dueTasksRead)
      .abortSignal(signal),
  )
}

interface WorkAsked {
  /** Everything of one player, or everything the reader may see. */
  playerId?: string
  /** Instant: what was done before it is left out. */
  doneSince?: string
}

/** Work with its history, as far as the reader may see it: the next due first. */
export async function fetchWork({ playerId, doneSince }: WorkAsked, signal: AbortSignal) {
  const client = await getDb()
  let query = client.from('tasks').select(fullColumns)
  if (playerId) query = query.eq('player_id', playerId)
  if (doneSince) {
    query = query.or(
      `status.in.(open,in_progress),and(status.eq.done,completed_at.gte.${doneSince})`,
    )
  }
  const rows = await unwrap(
    query
      .order('due_at', { nullsFirst: false })
      .order('id')
      .order('created_at', { referencedTable: 'task_cheers' })
      .limit(workRead)
      .abortSignal(signal),
  )
  return rows
}

/** Whom a quiz was given to, as far as the reader may see it. */
export async function fetchQuizTasks(quizId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('tasks')
      .select('id, player_id, status, body, due_at, player:players!tasks_player(first_name)')
      .eq('quiz_id', quizId)
      .neq('status', 'cancelled')
      .order('id')
      .limit(workRead)
      .abortSignal(signal),
  )
}

interface TitledRow {
  quiz_id: string | null
  title: string | null
  individual_assignment_id: string | null
  mental_assignment_id: string | null
  individual: { exercise: { texts: readonly { locale: string; title: string }[] } | null } | null
  mental: { exercise: { texts: readonly { locale: string; title: string }[] } | null } | null
}

/** The row with one title in the reader's language, and whether it is done for good. */
export function toTitledTask<Row extends TitledRow>(row: Row, locale: string) {
  const { individual, mental, ...task } = row
  const texts = (individual ?? mental)?.exercise?.texts ?? []
  return {
    ...task,
    title: row.title ?? chooseTitle(texts, locale),
    is_final: (task.individual_assignment_id ?? task.mental_assignment_id ?? task.quiz_id) !== null,
  }
}

export interface TaskMove {
  id: string
  status: TaskStatus
  /** What the person who did it says about it; absent: as it was. */
  result?: string
}

/** The database refuses whoever may not speak for the player. */
export async function moveTask({ id, status, result }: TaskMove) {
  const client = await getDb()
  return unwrap(
    client.rpc('set_task_status', {
      p_task_id: id,
      p_status: status,
      ...(result?.trim() && { p_result: result.trim() }),
    }),
  )
}
