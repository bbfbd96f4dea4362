/** What players and colleagues have to do, for boards and histories. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { fetchWork, toTitledTask } from '@/features/attendance/api/family/task-rows'
import { fetchCards } from '@/features/people/api/person-cards'
import { getCurrentLocale } from '@/lib/i18n/setup'
import { formatFullName } from '@/lib/person'
import { getDb } from '@/lib/supabase/client'
import { addDays, getToday } from '@/lib/time/calendar-date'

/** How long a board still shows what is done. */
const doneDays = 14

async function fetchNamed(
  asked: Parameters<typeof fetchWork>[0],
  locale: string,
  signal: AbortSignal,
) {
  const rows = await fetchWork(asked, signal)
  const client = await getDb()
  const ids = rows.flatMap(({ user_id, assigned_by, completed_by, cheers }) => [
    ...[user_id, assigned_by, completed_by].flatMap((id) => id ?? []),
    ...cheers.map(({ author_id }) => author_id),
  ])
  const cards = await fetchCards(client, ids, signal)
  const getName = (id: string | null) => {
    const card = cards.get(id ?? '')
    return card ? formatFullName(card) : null
  }
  return rows.map((row) => ({
    ...toTitledTask(row, locale),
    /** Whose task it is; empty for somebody the reader may not know. */
    doer: row.player ? formatFullName(row.player) : (getName(row.user_id) ?? ''),
    giver: getName(row.assigned_by),
    finisher: getName(row.completed_by),
    cheers: row.cheers.map((cheer) => ({ ...cheer, name: getName(cheer.author_id) })),
  }))
}

export type WorkRow = Awaited<ReturnType<typeof fetchNamed>>[number]

export const workQueries = {
  all: () => ['tasks'] as const,
  /** Everything open and what was done in the last two weeks, as far as the reader may see it. */
  board: () => {
    const locale = getCurrentLocale()
    const doneSince = addDays(getToday(), -doneDays)
    return queryOptions({
      queryKey: [...workQueries.all(), 'board', locale, doneSince],
      queryFn: ({ signal }) => fetchNamed({ doneSince }, locale, signal),
      meta: {
        reads: ['tasks', 'players', 'squad_members', 'teams', 'person_cards', 'task_cheers'],
      },
    })
  },
  ofPlayer: (playerId: string) => {
    const locale = getCurrentLocale()
    return queryOptions({
      queryKey: [...workQueries.all(), 'player', playerId, locale],
      queryFn: ({ signal }) => fetchNamed({ playerId }, locale, signal),
      meta: {
        reads: ['tasks', 'players', 'squad_members', 'teams', 'person_cards', 'task_cheers'],
      },
    })
  },
}

export function useBoardWork() {
  return useSuspenseQuery(workQueries.board()).data
}

export function useWorkOfPlayer(playerId: string) {
  return useSuspenseQuery(workQueries.ofPlayer(playerId)).data
}
