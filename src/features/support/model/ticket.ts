/** A support ticket: what can be asked, in which state it is, and its conversation by days. */
import { getToday } from '@/lib/time/calendar-date'

export const supportKinds = ['question', 'fault', 'idea', 'billing', 'sales', 'account'] as const
export type SupportKind = (typeof supportKinds)[number]

export const supportStates = ['open', 'waiting_for_you', 'solved', 'closed'] as const
export type SupportState = (typeof supportStates)[number]

/** The number as people say it. */
export function formatTicketNumber(number: number): string {
  return `T-${number}`
}

/** Null for what is no kind, as an address may say anything. */
export function parseKind(text: string | null): SupportKind | null {
  return supportKinds.find((kind) => kind === text) ?? null
}

interface Dated {
  created_at: string
}

export interface Day<Message> {
  /** `YYYY-MM-DD` on this device's clock. */
  date: string
  messages: Message[]
}

/** A conversation that is in order, day by day. */
export function groupByDay<Message extends Dated>(messages: readonly Message[]): Day<Message>[] {
  const days: Day<Message>[] = []
  for (const message of messages) {
    const date = getToday(new Date(message.created_at))
    const last = days.at(-1)
    if (last?.date === date) last.messages.push(message)
    else days.push({ date, messages: [message] })
  }
  return days
}
