/** What messages point to, as far as the reader may read it. */
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { queryClient } from '@/lib/query/query-client'
import { getDb } from '@/lib/supabase/client'
import type { Database } from '@/lib/supabase/database.types'
import { unwrap } from '@/lib/supabase/unwrap'
import type { LinkedAttachment } from '../model/message-log'

type Described = Database['public']['Functions']['describe_attachments']['Returns'][number]

export const attachmentQueries = {
  all: () => ['message-attachments'] as const,
  described: (attachment: LinkedAttachment, locale: string) =>
    queryOptions({
      queryKey: [...attachmentQueries.all(), attachment.kind, attachment.id, locale],
      queryFn: async ({ signal }) => {
        const client = await getDb()
        const rows = await unwrap(
          client
            .rpc('describe_attachments', { p_attachments: [attachment], p_locale: locale })
            .abortSignal(signal),
        )
        return rows.at(0) ?? null
      },
      meta: { reads: ['animations', 'exercises', 'trainings', 'matches'] },
    }),
  /** Sessions and matches to point to, the next one first. */
  events: (conversationId: string) =>
    queryOptions({
      queryKey: [...attachmentQueries.all(), 'events', conversationId],
      queryFn: async ({ signal }) => {
        const client = await getDb()
        const rows = await unwrap(
          client
            .rpc('attachable_events', { p_conversation_id: conversationId })
            .abortSignal(signal),
        )
        return rows.map(({ kind, ...event }) => ({ ...event, kind: toEventKind(kind) }))
      },
      meta: { reads: ['trainings', 'matches'] },
    }),
}

function toEventKind(kind: string): 'match' | 'training' {
  return kind === 'match' ? kind : 'training'
}

export function useAttachableEvents(conversationId: string) {
  return useSuspenseQuery(attachmentQueries.events(conversationId)).data
}

/** Of what was chosen to be sent: its card has a name while the message waits without a connection. */
export function writeCardTitle(
  { kind, id }: LinkedAttachment,
  locale: string,
  title: string,
): void {
  const { queryKey } = attachmentQueries.described({ kind, id }, locale)
  const row: Described = { kind, id, title, starts_at: '', is_cancelled: false }
  queryClient.setQueryData(queryKey, () => row)
}

/** Null: the reader cannot open it. */
export function useAttachment(attachment: LinkedAttachment, locale: string) {
  return useQuery(attachmentQueries.described(attachment, locale))
}
