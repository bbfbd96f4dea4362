/** Tickets of the support: one's own, one with its conversation, and writing into them. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { getDb } from '@/lib/supabase/client'
import { sendMailNow } from '@/lib/supabase/send-mail-now'
import { unwrap } from '@/lib/supabase/unwrap'
import { supportKinds, supportStates, type SupportKind, type SupportState } from '../model/ticket'

/** An open conversation asks for answers this often, in milliseconds. */
const refreshMs = 20_000

const ticketSchema = z.object({
  id: z.string(),
  number: z.number(),
  kind: z.enum(supportKinds),
  subject: z.string(),
  state: z.enum(supportStates),
  created_at: z.string(),
  last_message_at: z.string(),
  reply_due_at: z.string(),
})
export type MyTicket = z.infer<typeof ticketSchema>

const detailsSchema = ticketSchema.omit({ last_message_at: true }).extend({
  is_mine: z.boolean(),
  messages: z.array(
    z.object({ id: z.string(), is_staff: z.boolean(), body: z.string(), created_at: z.string() }),
  ),
  /** Told to administrators alone; without an id: somebody who has no account. */
  asker: z
    .object({
      id: z.string().nullable(),
      name: z.string(),
      email: z.string(),
      role: z.enum(['admin', 'owner', 'coach', 'parent', 'player']).nullable(),
      school: z.string().nullable(),
      page: z.string().nullable(),
      version: z.string().nullable(),
      is_suspended: z.boolean(),
    })
    .nullable(),
})
export type Ticket = z.infer<typeof detailsSchema>
export type Asker = NonNullable<Ticket['asker']>

export const supportKey = ['support'] as const

export const ticketQueries = {
  mine: () =>
    queryOptions({
      queryKey: [...supportKey, 'mine'],
      meta: { reads: ['support_tickets', 'support_messages'] },
      queryFn: async ({ signal }) => {
        const client = await getDb()
        const rows = await unwrap(client.rpc('my_support_tickets').abortSignal(signal))
        return ticketSchema.array().parse(rows)
      },
    }),
  details: (id: string) =>
    queryOptions({
      queryKey: [...supportKey, 'details', id],
      meta: { reads: ['support_tickets', 'support_messages'] },
      queryFn: async ({ signal }) => {
        const client = await getDb()
        const found = await unwrap(
          client.rpc('read_support_ticket', { p_ticket_id: id }).abortSignal(signal),
        )
        return detailsSchema.nullable().parse(found)
      },
      refetchInterval: refreshMs,
    }),
}

export function useMyTickets() {
  return useSuspenseQuery(ticketQueries.mine()).data
}

export function useTicket(id: string) {
  return useSuspenseQuery(ticketQueries.details(id)).data
}

interface Question {
  kind: SupportKind
  subject: string
  body: string
  /** The same again is the same ticket. */
  client_id: string
  page: string | null
  version: string | null
}

const openedSchema = z.object({ id: z.string(), number: z.number(), reply_due_at: z.string() })

/** Errors (invalid): `too_many_tickets`, `subject_refused`, `text_required`, `text_too_long`. */
export function useAskSupport() {
  return useMutation({
    mutationFn: async ({ kind, subject, body, client_id, page, version }: Question) => {
      const client = await getDb()
      const rows = await unwrap(
        client.rpc('open_support_ticket', {
          p_kind: kind,
          p_subject: subject,
          p_body: body,
          p_client_id: client_id,
          ...(page && { p_page: page }),
          ...(version && { p_version: version }),
        }),
      )
      void sendMailNow()
      return openedSchema.parse(rows[0])
    },
    meta: { writes: ['support_tickets', 'support_messages'], silent: true },
  })
}

interface Answer {
  ticket_id: string
  body: string
  client_id: string
}

/** Errors (invalid): `ticket_closed`, `too_many_messages`, `text_required`, `text_too_long`. */
export function useAnswerTicket() {
  return useMutation({
    mutationFn: async ({ ticket_id, body, client_id }: Answer) => {
      const client = await getDb()
      const state = await unwrap(
        client.rpc('answer_support_ticket', {
          p_ticket_id: ticket_id,
          p_body: body,
          p_client_id: client_id,
        }),
      )
      void sendMailNow()
      return state
    },
    meta: { writes: ['support_tickets', 'support_messages'], silent: true },
  })
}

export function useMoveTicket() {
  return useMutation({
    mutationFn: async ({ id, state }: { id: string; state: SupportState }) => {
      const client = await getDb()
      return unwrap(client.rpc('set_support_state', { p_ticket_id: id, p_state: state }))
    },
    meta: { writes: ['support_tickets'], success: 'support:toasts.moved' },
  })
}
