/** What administrators see of news on its way: tabs, the states of a delivery, and made-up facts for a preview. */
import { z } from 'zod'
import type { Locale } from '@/lib/i18n/locale'

export const newsTabs = ['kinds', 'standard', 'words', 'jobs', 'outbox'] as const

/** The jobs with words of their own, as the database names them. */
export const jobNames = [
  'queue_reminders',
  'queue_digests',
  'escalate_changes',
  'remind_before_answer_end',
  'expire_invitations',
  'extend_training_series',
  'evaluate_awards',
  'forget_old_deliveries',
  'delete_withdrawn_health',
  'sweep_files',
  'propose_retention',
  'remind_of_subscriptions',
  'remind_of_reviews',
  'close_solved_tickets',
  'count_platform',
] as const

export const failurePageSize = 25

export const failureFilterSchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
})

/** As the outboxes name them. */
export const deliveryStates = ['queued', 'sending', 'sent', 'failed', 'dropped'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why nothing was queued at all. */
export const missingReasons = [
  'own_way',
  'not_sent',
  'not_wanted',
  'no_device',
  'no_consent',
] as const
export type MissingReason = (typeof missingReasons)[number]

export interface DeliveryFate {
  /** Null: nothing was queued, see `missing`. */
  state: DeliveryState | null
  missing: MissingReason | null
  /** As the worker or the service says it. */
  error: string | null
  sentAt: string | null
}

interface FateFacts {
  status: string | null
  missing: string | null
  error: string | null
  sentAt: string | null
}

export function toFate({ status, missing, error, sentAt }: FateFacts): DeliveryFate {
  return {
    state: deliveryStates.find((known) => known === status) ?? null,
    missing: missingReasons.find((known) => known === missing) ?? null,
    error,
    sentAt,
  }
}

/** True while something may still happen by itself. */
export function isUnderWay(fates: readonly DeliveryFate[]): boolean {
  return fates.some(({ state }) => state === 'queued' || state === 'sending')
}

export const noteKinds = ['note_shared'] as const
export const orderKinds = [
  'order_paid',
  'order_received',
  'order_awaits_guardian',
  'order_shipped',
  'order_delivered',
  'order_cancelled',
] as const

/** What the database fills a test with; the start lies two days ahead. */
export function createSampleFacts(now: number, locale: Locale): Record<string, unknown> {
  const start = new Date(now + 2 * 86_400_000)
  start.setMinutes(0, 0, 0)
  return {
    team: 'U13',
    title: locale === 'de' ? 'Passspiel' : locale === 'bg' ? 'Игра с пасове' : 'Passing game',
    opponent: 'SV Nord',
    player: 'Mila',
    person: 'Ana Petrova',
    by: 'Jan Kowalski',
    name: 'Ana Petrova',
    role: 'coach',
    school_name: 'FC Riverside',
    changed: 'time',
    change: 'moved',
    purpose: 'photo_video',
    duty: 'safeguarding',
    kind: 'withdrawal',
    contract: '2026-00017',
    tier: 'professional',
    period: 'monthly',
    price_cents: 4900,
    currency: 'EUR',
    number: '2026-00012',
    starts_at: start.toISOString(),
    time_zone: 'Europe/Berlin',
  }
}

/** The reasons of what failed, the most frequent first, each once per way. */
export function groupReasons<Row extends { channel: string; reason: string | null }>(
  rows: readonly Row[],
): { channel: Row['channel']; reason: string; count: number }[] {
  const groups = new Map<string, { channel: Row['channel']; reason: string; count: number }>()
  for (const { channel, reason } of rows) {
    if (!reason) continue
    const key = `${channel} ${reason}`
    const group = groups.get(key) ?? { channel, reason, count: 0 }
    groups.set(key, { ...group, count: group.count + 1 })
  }
  return [...groups.values()].toSorted((a, b) => b.count - a.count)
}
