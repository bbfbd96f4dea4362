/** People who buy, and the pages of the stand-in for Stripe they press through. */
import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { STRIPE_KEYS } from '../../keys'
import { startStack, type Stack } from '../../stack'
import { APP_URL, signUp } from '../harness'

export const GOOD_CARD = '4242 4242 4242 4242'
const PLANS = new URL('../../../seed/00_catalogue_0_plans.sql', import.meta.url)
const SCHOOL = '00000000-0000-4000-8000-0000000000f1'

export interface Buyer {
  client: SupabaseClient
  id: string
}

/** The real schema with the plans every installation has. */
export async function startShop(log?: (line: string) => void): Promise<Stack> {
  const stack = await startStack({ port: 0, dataDir: null, seeds: 'none', appUrl: APP_URL, log })
  await stack.sql(await readFile(PLANS, 'utf8'))
  await stack.sql(`insert into public.schools (id, name) values ($1, 'FC Riverside')`, [SCHOOL])
  return stack
}

export async function createBuyer(stack: Stack, email: string, role = 'parent'): Promise<Buyer> {
  const { client, id } = await signUp(stack, email)
  if (!id) throw new Error('no account')
  await stack.sql(
    `insert into public.role_assignments (user_id, role, school_id) values ($1, $2, $3)`,
    [id, role, SCHOOL],
  )
  return { client, id }
}

export async function findPlan(
  stack: Stack,
  { role = 'parent', tier = 'starter', period = 'monthly' } = {},
): Promise<string> {
  const [plan] = await stack.sql<{ id: string }>(
    `select id from public.plans where role = $1 and tier = $2 and period = $3`,
    [role, tier, period],
  )
  if (!plan) throw new Error('no such plan')
  return plan.id
}

export interface Answer {
  status: number
  code?: string
  url?: string
}

/** Calls an edge function of payments and reads what it answers, refusals included. */
export async function callFunction(
  { client }: Buyer,
  name: 'checkout' | 'customer-portal' | 'change-subscription' | 'refund-order',
  body: Record<string, unknown> = {},
): Promise<Answer> {
  const { data, error } = await client.functions.invoke(name, { body })
  if (!error) return { status: 200, ...data }
  return { status: error.context.status, ...(await error.context.json()) }
}

/** The address of a page to pay on. */
export async function startCheckout(buyer: Buyer, planId: string): Promise<string> {
  const { url, code } = await callFunction(buyer, 'checkout', { kind: 'subscription', planId })
  if (!url) throw new Error(`no page to pay on: ${code}`)
  return url
}

export function post(url: string, fields: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })
}

export function fillCard(number: string): Record<string, string> {
  return { number, expiry: '12 / 40', cvc: '123', name: 'Eva Adler' }
}

export async function subscribeTo(
  buyer: Buyer,
  planId: string,
  card = GOOD_CARD,
): Promise<Response> {
  return post(await startCheckout(buyer, planId), fillCard(card))
}

const eventRows = z.array(
  z.object({
    id: z.string(),
    type: z.string(),
    status: z.number().nullable(),
    attempts: z.number(),
    object: z.looseObject({ id: z.string(), customer: z.string() }),
  }),
)

/** Events about a customer, the oldest first. */
export async function readEvents(stack: Stack, customerId: string) {
  const all = eventRows.parse(await (await fetch(`${stack.url}/stripe.json`)).json())
  return all.filter(({ object }) => object.customer === customerId).toReversed()
}

export async function findCustomerId(stack: Stack, userId: string): Promise<string> {
  const [row] = await stack.sql<{ stripe_id: string }>(
    `select stripe_id from public.stripe_customers where user_id = $1`,
    [userId],
  )
  return row?.stripe_id ?? ''
}

/** Sends the stand-in's own signature over this body to our function, or another one. */
export async function sendWebhook(
  stack: Stack,
  event: Record<string, unknown>,
  { secret = STRIPE_KEYS.webhookSecret, age = 0, isAltered = false } = {},
): Promise<{ status: number; body: unknown }> {
  const text = JSON.stringify({ object: 'event', ...event })
  const time = Math.floor(Date.now() / 1000) - age
  const signature = createHmac('sha256', secret).update(`${time}.${text}`).digest('hex')
  const answer = await fetch(`${stack.url}/functions/v1/stripe-webhook`, {
    method: 'POST',
    headers: { 'stripe-signature': `t=${time},v1=${signature}` },
    body: isAltered ? text.replace('sub_', 'sub_x') : text,
  })
  return { status: answer.status, body: await answer.json() }
}

/** What the database holds about somebody's plans and bills, without instants of the synchronisation. */
export async function readBilling(stack: Stack, userId: string) {
  const plans = await stack.sql(
    `select stripe_id, status, stripe_status, auto_renew, tier::text, price_cents, payer_id,
       trial_ends_at is not null as has_trial, period_starts_at, period_ends_at, cancelled_at, ended_at
     from public.subscriptions where user_id = $1 order by started_at, stripe_id`,
    [userId],
  )
  const bills = await stack.sql(
    `select bill.stripe_id, bill.number, bill.status, bill.total_cents, bill.tax_cents, bill.paid_at,
       held.stripe_id as subscription
     from public.invoices as bill left join public.subscriptions as held on held.id = bill.subscription_id
     where bill.user_id = $1 order by bill.issued_at, bill.stripe_id`,
    [userId],
  )
  return { plans, bills }
}
