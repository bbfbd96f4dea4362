/**
 * The tables `event_changes` and `event_change_receipts`, by functions alone: what families have to see of a changed
 * date, and who of them knows.
 */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { invalidateTables } from '@/lib/query/tables'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { showToast } from '@/lib/toast'
import { changesSchema, readersSchema } from '../model/event-change'
import { announceRefusal, announceReminder, type AnsweredEvent } from './open-answers'

async function fetchMine(signal: AbortSignal) {
  const client = await getDb()
  return changesSchema.parse(await unwrap(client.rpc('my_event_changes').abortSignal(signal)))
}

async function fetchReceipts({ kind, id }: AnsweredEvent, signal: AbortSignal) {
  const client = await getDb()
  const [row] = await unwrap(
    client
      .rpc('read_change_receipts', kind === 'training' ? { p_training_id: id } : { p_match_id: id })
      .abortSignal(signal),
  )
  return row ? { ...row, readers: readersSchema.parse(row.readers) } : null
}

const changeQueries = {
  mine: () =>
    queryOptions({
      queryKey: ['event-changes', 'mine'],
      meta: {
        reads: [
          'event_changes',
          'event_change_receipts',
          'attendance',
          'match_squad',
          'squad_members',
        ],
      },
      queryFn: ({ signal }) => fetchMine(signal),
    }),
  receipts: ({ kind, id }: AnsweredEvent) =>
    queryOptions({
      queryKey: ['event-changes', kind, id],
      meta: {
        reads: [
          'event_changes',
          'event_change_receipts',
          'attendance',
          'match_squad',
          'squad_members',
        ],
      },
      queryFn: ({ signal }) => fetchReceipts({ kind, id }, signal),
      staleTime: 20_000,
    }),
}

/** Changes of one's own or one's children's coming dates that are still to be seen, soonest first. */
export function useChangesToSee() {
  return useQuery(changeQueries.mine())
}

/** Null where nothing has changed, for what has begun, and for who does not plan for the team. */
export function useChangeReceipts(event: AnsweredEvent) {
  return useQuery(changeQueries.receipts(event))
}

/** Confirms a change and those made together with it. */
export function useSeeChange() {
  return useMutation({
    mutationFn: async (changeId: string) => {
      const client = await getDb()
      return unwrap(client.rpc('see_event_change', { p_change_id: changeId }))
    },
    onSuccess: () => showToast('success', 'teams:change.thanks', { style: 'compact' }),
    meta: { writes: ['event_change_receipts'] },
  })
}

/** Tells how many people were reminded, or why nobody was; either way what is shown is asked for anew. */
export function useRemindOfChange() {
  return useMutation({
    mutationFn: async (changeId: string) => {
      const client = await getDb()
      return unwrap(client.rpc('remind_change', { p_change_id: changeId }))
    },
    // without a network it fails at once: a reminder must not leave hours later
    networkMode: 'always',
    onSuccess: announceReminder,
    onError: announceRefusal,
    onSettled: (_data, _error, _id, _result, { client }) =>
      invalidateTables(client, ['event_changes']),
    meta: { writes: [], silent: true },
  })
}
