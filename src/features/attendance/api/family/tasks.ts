/** What players have to do, with the words of the exercise where the task has none. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { getCurrentLocale } from '@/lib/i18n/setup'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { FamilyTask } from '../../model/family/family-task'
import { familyQueries } from './children'

const columns =
  'id, player_id, kind, title, body, due_at, status, individual_assignment_id, mental_assignment_id, individual:individual_assignments(exercise:individual_exercises(texts:individual_exercise_texts(locale, title))), mental:mental_assignments(exercise:mental_exercises(texts:mental_exercise_texts(locale, title)))' as const

const tasksRead = 30
const dueTasksRead = 200

interface Texts {
  exercise: { texts: readonly { locale: string; title: string }[] } | null
}

interface TaskRow extends Omit<FamilyTask, 'title' | 'is_final'> {
  title: string | null
  individual_assignment_id: string | null
  mental_assignment_id: string | null
  individual: Texts | null
  mental: Texts | null
}

/** Still to be done, the next due first. */
async function fetchOpenTasks(playerIds: readonly string[], locale: string, signal: AbortSignal) {
  if (playerIds.length === 0) return []
  const client = await getDb()
  const rows = await unwrap(
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
  return rows.map((row) => toFamilyTask(row, locale))
}

/** Due from `start` to before `end` (ISO instants), done ones too; not what was cancelled. */
async function fetchDueTasks(
  playerIds: readonly string[],
  { start, end }: { start: string; end: string },
  locale: string,
  signal: AbortSignal,
) {
  if (playerIds.length === 0) return []
  const client = await getDb()
  const rows = await unwrap(
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
  return rows.map((row) => toFamilyTask(row, locale))
}

function toFamilyTask(row: TaskRow, locale: string): FamilyTask {
  const { individual, mental, individual_assignment_id, mental_assignment_id, ...task } = row
  return {
    ...task,
    title: row.title ?? chooseTitle(individual ?? mental, locale),
    is_final: (individual_assignment_id ?? mental_assignment_id) !== null,
  }
}

/** In the reader's language, else in English, else in any. */
function chooseTitle(assignment: Texts | null, locale: string): string {
  const texts = assignment?.exercise?.texts ?? []
  const best = [locale, 'en'].map((wanted) => texts.find((text) => text.locale === wanted))
  return (best[0] ?? best[1] ?? texts[0])?.title ?? ''
}

export const familyTaskQueries = {
  all: () => [...familyQueries.all(), 'tasks'] as const,
  open: (playerIds: readonly string[]) => {
    const locale = getCurrentLocale()
    return queryOptions({
      queryKey: [...familyTaskQueries.all(), playerIds, locale],
      queryFn: ({ signal }) => fetchOpenTasks(playerIds, locale, signal),
      meta: { reads: ['tasks'], isKept: true },
    })
  },
  due: (playerIds: readonly string[], period: { start: string; end: string }) => {
    const locale = getCurrentLocale()
    return queryOptions({
      queryKey: [...familyTaskQueries.all(), 'due', playerIds, period, locale],
      queryFn: ({ signal }) => fetchDueTasks(playerIds, period, locale, signal),
      meta: { reads: ['tasks'] },
    })
  },
}

export function useFamilyTasks(playerIds: readonly string[]) {
  return useSuspenseQuery(familyTaskQueries.open(playerIds)).data
}

interface TaskMove {
  id: string
  status: 'open' | 'done'
}

/** Ticks a task off, or opens it again; the database refuses whoever may not speak for the player. */
export function useSetTaskStatus() {
  return useMutation({
    mutationFn: async ({ id, status }: TaskMove) => {
      const client = await getDb()
      return unwrap(client.rpc('set_task_status', { p_task_id: id, p_status: status }))
    },
    meta: { writes: ['tasks', 'individual_assignments', 'mental_assignments'] },
  })
}
