/** What the stand-in knows. Instants are seconds since 1970 by its own clock, amounts euro cents. */
import { randomBytes } from 'node:crypto'
import type { Card } from './cards'

export interface Customer {
  id: string
  email: string | null
  name: string | null
  metadata: Record<string, string>
  card: Card | null
  created: number
}

export interface Price {
  id: string
  productId: string
  productName: string
  cents: number
  interval: 'month' | 'year'
  metadata: Record<string, string>
  created: number
}

export type Status = 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled'

export interface Subscription {
  id: string
  customerId: string
  priceId: string
  status: Status
  metadata: Record<string, string>
  startedAt: number
  periodStartsAt: number
  periodEndsAt: number
  trialEndsAt: number | null
  isEnding: boolean
  canceledAt: number | null
  endedAt: number | null
  /** When a payment that failed is tried again. */
  retryAt: number | null
}

export interface Invoice {
  id: string
  number: string
  customerId: string
  subscriptionId: string
  cents: number
  status: 'open' | 'paid' | 'void'
  attempts: number
  reason: 'subscription_create' | 'subscription_cycle'
  created: number
  paidAt: number | null
}

/** A payment that was made once, and what of it went back. */
export interface Payment {
  id: string
  cents: number
  refundedCents: number
}

export interface Session {
  id: string
  customerId: string
  /** Of a subscription; null where goods are paid for. */
  priceId: string | null
  /** Goods; none for a subscription. */
  lines: { name: string; cents: number; quantity: number }[]
  paymentId: string | null
  /** Null: a day after it was made. */
  expiresAt: number | null
  status: 'open' | 'complete' | 'expired'
  reference: string | null
  metadata: Record<string, string>
  subscriptionMetadata: Record<string, string>
  trialDays: number
  successUrl: string
  cancelUrl: string
  subscriptionId: string | null
  created: number
}

export interface Portal {
  id: string
  customerId: string
  returnUrl: string
}

export type State = ReturnType<typeof createState>

export function createState() {
  return {
    /** How far the test clock is ahead of the machine's, in seconds. */
    ahead: 0,
    customers: new Map<string, Customer>(),
    prices: new Map<string, Price>(),
    subscriptions: new Map<string, Subscription>(),
    invoices: new Map<string, Invoice>(),
    sessions: new Map<string, Session>(),
    payments: new Map<string, Payment>(),
    portals: new Map<string, Portal>(),
    /** First answers to requests with an idempotency key. */
    answers: new Map<string, { asked: string; status: number; body: unknown }>(),
  }
}

export function sumLines({ lines }: Pick<Session, 'lines'>): number {
  return lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0)
}

export function getNow(state: State): number {
  return Math.floor(Date.now() / 1000) + state.ahead
}

export function createId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

/** The same day some months later, the last one of a shorter month. */
export function addPeriod(from: number, interval: Price['interval']): number {
  const date = new Date(from * 1000)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + (interval === 'year' ? 12 : 1))
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return Math.floor(date.getTime() / 1000)
}
