/** What an order of a club's shop asks of Stripe: one page to pay on, for the sum the database says. */
import type Stripe from 'stripe'

export interface Order {
  id: string
  payer_id: string
  number: string
  shipping_cents: number
  total_cents: number
  currency: string
}

export interface OrderItem {
  title: string
  variant_name: string
  unit_cents: number
  quantity: number
}

interface Payment {
  customerId: string
  order: Order
  items: OrderItem[]
  locale: 'en' | 'de' | 'bg'
  /** Without a slash at the end. */
  appUrl: string
  /** Milliseconds since 1970. */
  now: number
}

/** Stripe wants half an hour at least; whole minutes, so that two clicks ask the same. */
const LIFETIME_MINUTES = 31

/** The page that is open already for this order, else a new one: nobody pays twice from two tabs. */
export async function createPayment(stripe: Stripe, payment: Payment): Promise<string> {
  const { customerId, order, items, locale, appUrl, now } = payment
  const made = await stripe.checkout.sessions.list({ customer: customerId, limit: 100 })
  const own = made.data.filter(({ metadata }) => metadata?.order_id === order.id)
  const open = own.find(({ status, url }) => status === 'open' && url)
  if (open?.url) return open.url

  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      customer: customerId,
      client_reference_id: order.id,
      // the goods are reserved for as long as this page lives: nothing that is settled days later
      payment_method_types: ['card'],
      line_items: listLines(order, items),
      locale,
      metadata: { order_id: order.id, number: order.number },
      payment_intent_data: { metadata: { order_id: order.id } },
      expires_at: (Math.ceil(now / 60_000) + LIFETIME_MINUTES) * 60,
      success_url: `${appUrl}/shop/order-success?order=${order.id}`,
      cancel_url: `${appUrl}/shop/my-orders/${order.id}`,
    },
    { idempotencyKey: `order:${order.id}:${own[0]?.id ?? 'first'}` },
  )
  if (!session.url) throw new Error('Stripe gave no address to pay at')
  return session.url
}

/** Throws when they do not come to the sum of the order. */
function listLines(order: Order, items: OrderItem[]) {
  const rows = items.map(({ title, variant_name, unit_cents, quantity }) => ({
    name: `${title}, ${variant_name}`,
    cents: unit_cents,
    quantity,
  }))
  if (order.shipping_cents > 0) {
    rows.push({ name: 'Shipping', cents: order.shipping_cents, quantity: 1 })
  }
  const sum = rows.reduce((total, { cents, quantity }) => total + cents * quantity, 0)
  if (sum !== order.total_cents) throw new Error('The lines do not come to the total')
  return rows.map(({ name, cents, quantity }) => ({
    quantity,
    price_data: {
      currency: order.currency.toLowerCase(),
      unit_amount: cents,
      tax_behavior: 'inclusive' as const,
      product_data: { name },
    },
  }))
}
