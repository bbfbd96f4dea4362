/** What these players still have to do, with the words of the exercise where the task has none. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { getCurrentLocale } from '@/lib/i18n/setup'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { familyQueries } from '@/features/attendance/api/family/children'

const columns =
  'id, player_id, kind, title, due_at, status, individual:individual_assignments(exercise:individual_exercises(texts:individual_exercise_texts(locale, title))), mental:mental_assignments(exercise:mental_exercises(texts:mental_exercise_texts(locale, title)))' as const

const tasksRead = 30

interface Texts {
  exercise: { texts: readonly { locale: string; title: string }[] } | null
}

async function fetchTasks(playerIds: readonly string[], locale: string, signal: AbortSignal) {
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
  return rows.map(({ individual, mental, title, ...row }) => ({
    ...row,
    title: title ?? chooseTitle(individual ?? mental, locale),
  }))
}

/** In the reader's language, else in English, else in any. */
function chooseTitle(assignment: Texts | null, locale: string): string {
  const texts = assignment?.exercise?.texts ?? []
  const best = [locale, 'en'].map((wanted) => texts.find((text) => text.locale === wanted))
  return (best[0] ?? best[1] ?? texts[0])?.title ?? ''
}

export type FamilyTask = Awaited<ReturnType<typeof fetchTasks>>[number]

export const familyTaskQueries = {
  all: () => [...familyQueries.all(), 'tasks'] as const,
  of: (playerIds: readonly string[]) => {
    const locale = getCurrentLocale()
    return queryOptions({
      queryKey: [...familyTaskQueries.all(), playerIds, locale],
      queryFn: ({ signal }) => fetchTasks(playerIds, locale, signal),
      meta: { reads: ['tasks'], isKept: true },
    })
  },
}

export function useFamilyTasks(playerIds: readonly string[]) {
  return useSuspenseQuery(familyTaskQueries.of(playerIds)).data
}

/** Ticks a task off; the database refuses whoever may not speak for the player. */
export function useTaskDone() {
  return useMutation({
    mutationFn: async (taskId: string) => {
      const client = await getDb()
      return unwrap(client.rpc('set_task_status', { p_task_id: taskId, p_status: 'done' }))
    },
    meta: {
      writes: ['tasks', 'individual_assignments', 'mental_assignments'],
      success: 'dashboards:tasks.ticked',
    },
  })
}
