/** What players have to do: for their families, on overviews and in calendars. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { getCurrentLocale } from '@/lib/i18n/setup'
import type { FamilyTask } from '../../model/family/family-task'
import { familyQueries } from './children'
import { fetchDueTasks, fetchOpenTasks, moveTask, toTitledTask } from './task-rows'

async function fetchOpen(playerIds: readonly string[], locale: string, signal: AbortSignal) {
  if (playerIds.length === 0) return []
  const rows = await fetchOpenTasks(playerIds, signal)
  return rows.map((row): FamilyTask => toTitledTask(row, locale))
}

async function fetchDue(
  playerIds: readonly string[],
  period: { start: string; end: string },
  locale: string,
  signal: AbortSignal,
) {
  if (playerIds.length === 0) return []
  const rows = await fetchDueTasks(playerIds, period, signal)
  return rows.map((row): FamilyTask => toTitledTask(row, locale))
}

export const familyTaskQueries = {
  all: () => [...familyQueries.all(), 'tasks'] as const,
  open: (playerIds: readonly string[]) => {
    const locale = getCurrentLocale()
    return queryOptions({
      queryKey: [...familyTaskQueries.all(), playerIds, locale],
      queryFn: ({ signal }) => fetchOpen(playerIds, locale, signal),
      meta: { reads: ['tasks'], isKept: true },
    })
  },
  due: (playerIds: readonly string[], period: { start: string; end: string }) => {
    const locale = getCurrentLocale()
    return queryOptions({
      queryKey: [...familyTaskQueries.all(), 'due', playerIds, period, locale],
      queryFn: ({ signal }) => fetchDue(playerIds, period, locale, signal),
      meta: { reads: ['tasks'] },
    })
  },
}

export function useFamilyTasks(playerIds: readonly string[]) {
  return useSuspenseQuery(familyTaskQueries.open(playerIds)).data
}

/** Starts a task, ticks it off, opens it again or takes it back. */
export function useSetTaskStatus() {
  return useMutation({
    mutationFn: moveTask,
    meta: { writes: ['tasks', 'individual_assignments', 'mental_assignments'] },
  })
}
