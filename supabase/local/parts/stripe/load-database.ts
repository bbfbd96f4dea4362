/**
 * After a start the stand-in knows what the database knows of it: the demo's customers with their subscriptions and
 * bills, and everything that was bought before. Cards are not stored there; all pay with the one that works.
 */
import type { PGlite } from '@electric-sql/pglite'
import { z } from 'zod'
import type { RunExclusive } from '../../db/lock'
import { getNow, type State, type Status } from './state'

const seconds = z.number()
const customerRows = z.array(
  z.object({ id: z.string(), user_id: z.string(), email: z.string().nullable(), name: z.string() }),
)
const priceRows = z.array(
  z.object({
    id: z.string(),
    plan_id: z.string(),
    name: z.string(),
    cents: z.number(),
    period: z.enum(['monthly', 'yearly']),
  }),
)
const subscriptionRows = z.array(
  z.object({
    id: z.string(),
    customer_id: z.string(),
    price_id: z.string(),
    status: z.string(),
    user_id: z.string(),
    payer_id: z.string(),
    plan_id: z.string(),
    auto_renew: z.boolean(),
    started_at: seconds,
    period_starts_at: seconds,
    period_ends_at: seconds,
    trial_ends_at: seconds.nullable(),
    cancelled_at: seconds.nullable(),
    ended_at: seconds.nullable(),
  }),
)
const invoiceRows = z.array(
  z.object({
    id: z.string(),
    number: z.string(),
    customer_id: z.string(),
    subscription_id: z.string(),
    status: z.enum(['pending', 'paid', 'failed', 'refunded']),
    cents: z.number(),
    created: seconds,
    paid_at: seconds.nullable(),
  }),
)

const CUSTOMERS = `
  select customer.stripe_id as id, person.id as user_id, person.email, person.first_name || ' ' || person.last_name as name
  from public.stripe_customers as customer join public.users as person on person.id = customer.user_id`

// what was sold at an earlier price, or before the plan had one here, has a price of its own
const SOLD = `coalesce(
  case when plan.price_cents = held.price_cents then plan.stripe_price_id end,
  'price_' || held.plan_id || '_' || held.price_cents)`

const PRICES = `
  select plan.stripe_price_id as id, plan.id as plan_id, initcap(plan.tier::text) || ' (' || plan.role || ')' as name,
    plan.price_cents as cents, plan.period
  from public.plans as plan where plan.stripe_price_id is not null
  union
  select ${SOLD}, plan.id, initcap(held.tier::text) || ' (' || held.role || ')', held.price_cents, held.period
  from public.subscriptions as held join public.plans as plan on plan.id = held.plan_id`

const selectInstant = (column: string) => `extract(epoch from held.${column})::int as ${column}`

const SUBSCRIPTIONS = `
  select held.stripe_id as id, customer.stripe_id as customer_id, ${SOLD} as price_id,
    held.stripe_status as status, held.user_id, held.payer_id, held.plan_id, held.auto_renew,
    ${['started_at', 'period_starts_at', 'period_ends_at', 'trial_ends_at', 'cancelled_at', 'ended_at'].map(selectInstant).join(', ')}
  from public.subscriptions as held
  join public.plans as plan on plan.id = held.plan_id
  join public.stripe_customers as customer on customer.user_id = held.payer_id
  where held.user_id is not null
  order by held.started_at`

const INVOICES = `
  select bill.stripe_id as id, coalesce(bill.number, bill.stripe_id) as number, customer.stripe_id as customer_id,
    held.stripe_id as subscription_id, bill.status, bill.total_cents as cents,
    extract(epoch from bill.issued_at)::int as created, extract(epoch from bill.paid_at)::int as paid_at
  from public.invoices as bill
  join public.subscriptions as held on held.id = bill.subscription_id
  join public.stripe_customers as customer on customer.user_id = bill.user_id
  order by bill.issued_at`

const DEMO_CARD = { last4: '4242', brand: 'Visa', failsLater: false }
const STATUSES: Status[] = ['trialing', 'active', 'past_due', 'unpaid', 'canceled']

export async function loadDatabase(state: State, db: PGlite, lock: RunExclusive): Promise<void> {
  const [customers, prices, subscriptions, invoices] = await lock(async () => [
    customerRows.parse((await db.query(CUSTOMERS)).rows),
    priceRows.parse((await db.query(PRICES)).rows),
    subscriptionRows.parse((await db.query(SUBSCRIPTIONS)).rows),
    invoiceRows.parse((await db.query(INVOICES)).rows),
  ])
  const created = getNow(state)
  for (const { id, user_id, email, name } of customers) {
    const metadata = { user_id }
    state.customers.set(id, { id, email, name, metadata, card: DEMO_CARD, created })
  }
  for (const { id, plan_id, name, cents, period } of prices) {
    const interval = period === 'yearly' ? 'year' : 'month'
    const metadata = { plan_id }
    const product = { productId: `prod_${id}`, productName: `Touchline ${name}` }
    state.prices.set(id, { id, ...product, cents, interval, metadata, created })
  }
  for (const row of subscriptions) {
    state.subscriptions.set(row.id, {
      id: row.id,
      customerId: row.customer_id,
      priceId: row.price_id,
      status: STATUSES.find((one) => one === row.status) ?? 'canceled',
      metadata: { user_id: row.user_id, payer_id: row.payer_id, plan_id: row.plan_id },
      startedAt: row.started_at,
      periodStartsAt: row.period_starts_at,
      periodEndsAt: row.period_ends_at,
      trialEndsAt: row.trial_ends_at,
      isEnding: !row.auto_renew && row.ended_at === null,
      canceledAt: row.cancelled_at,
      endedAt: row.ended_at,
      retryAt: row.status === 'past_due' ? created : null,
    })
  }
  for (const row of invoices) {
    const isPaid = row.status === 'paid' || row.status === 'refunded'
    state.invoices.set(row.id, {
      id: row.id,
      number: row.number,
      customerId: row.customer_id,
      subscriptionId: row.subscription_id,
      cents: row.cents,
      status: isPaid ? 'paid' : 'open',
      attempts: row.status === 'pending' ? 0 : 1,
      reason: 'subscription_cycle',
      created: row.created,
      paidAt: row.paid_at,
    })
  }
}
