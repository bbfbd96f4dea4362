/** Trying out whether news arrives: real notifications that only say in their payload that they are a test. */
import { queryOptions, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { sendMailNow } from '@/lib/supabase/send-mail-now'
import { sendPushNow } from '@/lib/supabase/send-push-now'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { isUnderWay, toFate } from '../model/news-tools'
import { adminKey } from './keys'

/** A test is asked about this often while something of it is on its way, in milliseconds. */
const refreshMs = 2000

const newsTestQueries = {
  kinds: () =>
    queryOptions({
      queryKey: [...adminKey, 'news-kinds'],
      meta: { reads: ['private.kinds_not_sent'] },
      queryFn: async ({ signal }) => {
        const client = await getDb()
        return unwrap(client.rpc('list_news_kinds').abortSignal(signal))
      },
    }),
  devices: (userId: string) =>
    queryOptions({
      queryKey: [...adminKey, 'push-devices', userId],
      meta: { reads: ['push_devices'] },
      queryFn: async ({ signal }) => {
        const client = await getDb()
        return unwrap(client.rpc('push_devices_of', { p_user_id: userId }).abortSignal(signal))
      },
    }),
  report: (id: string) =>
    queryOptions({
      queryKey: [...adminKey, 'news-test', id],
      meta: { reads: ['notifications', 'mail_outbox', 'push_outbox'] },
      queryFn: ({ signal }) => fetchReport(id, signal),
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        !data || isUnderWay([data.email, data.push]) ? refreshMs : false,
    }),
}

async function fetchReport(id: string, signal: AbortSignal) {
  const client = await getDb()
  const row = await unwrap(
    client.rpc('read_news_test', { p_notification_id: id }).abortSignal(signal).single(),
  )
  return {
    told: { category: row.category, kind: row.kind, payload: row.payload },
    readAt: row.read_at,
    email: toFate({
      status: row.email_status,
      missing: row.email_missing,
      error: row.email_error,
      sentAt: row.email_sent_at,
    }),
    push: toFate({
      status: row.push_status,
      missing: row.push_missing,
      error: row.push_error,
      sentAt: row.push_sent_at,
    }),
  }
}

export function useNewsKinds() {
  return useSuspenseQuery(newsTestQueries.kinds()).data
}

export type NewsKind = ReturnType<typeof useNewsKinds>[number]

export function usePersonDevices(userId: string) {
  return useSuspenseQuery(newsTestQueries.devices(userId)).data
}

/** Asked again by itself until nothing of it is on its way any more. */
export function useNewsTest(id: string) {
  return useQuery(newsTestQueries.report(id))
}

interface Switching {
  kind: string
  channel: 'email' | 'push'
  isOn: boolean
}

/** Error: `kind_mandatory` (invalid). */
export function useSwitchNewsKind() {
  return useMutation({
    mutationFn: async ({ kind, channel, isOn }: Switching) => {
      const client = await getDb()
      await unwrapVoid(
        client.rpc('switch_news_kind', { p_kind: kind, p_channel: channel, p_is_on: isOn }),
      )
    },
    meta: { writes: ['private.kinds_not_sent', 'audit_log'] },
  })
}

interface PushWords {
  userId: string
  title: string
  body: string
}

/** Answers the id of the test. Errors: `too_many_tests`, `text_refused`, `account_unknown` (invalid). */
export function useSendPushTest() {
  return useMutation({
    mutationFn: async ({ userId, title, body }: PushWords) => {
      const client = await getDb()
      const id = await unwrap(
        client.rpc('send_push_test', {
          p_user_id: userId,
          ...(title ? { p_title: title } : {}),
          ...(body ? { p_body: body } : {}),
        }),
      )
      void sendPushNow()
      return id
    },
    meta: { writes: ['notifications', 'push_outbox', 'audit_log'], silent: true },
  })
}

interface KindTest {
  kind: string
  /** Whose newest note or order it is about; null: made-up facts. */
  aboutUser: string | null
}

/** To oneself. Errors: `too_many_tests`, `nothing_to_tell`, `kind_unknown` (invalid). */
export function useSendNewsTest() {
  return useMutation({
    mutationFn: async ({ kind, aboutUser }: KindTest) => {
      const client = await getDb()
      const id = await unwrap(
        client.rpc('send_news_test', {
          p_kind: kind,
          ...(aboutUser ? { p_about_user: aboutUser } : {}),
        }),
      )
      void sendMailNow()
      void sendPushNow()
      return id
    },
    meta: { writes: ['notifications', 'mail_outbox', 'push_outbox', 'audit_log'], silent: true },
  })
}
