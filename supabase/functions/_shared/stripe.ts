/** Stripe's own SDK, and what we know of a customer there. */
import Stripe from 'stripe'
import type { Rest } from './rest.ts'

/** Null where nobody has set up payments. `STRIPE_API_URL` leads to another place than Stripe's, for tests. */
export function createStripe(env: Record<string, string>): Stripe | null {
  if (!env.STRIPE_SECRET_KEY) return null
  const address = env.STRIPE_API_URL ? new URL(env.STRIPE_API_URL) : null
  return new Stripe(env.STRIPE_SECRET_KEY, {
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(address && {
      host: address.hostname,
      port: address.port,
      protocol: address.protocol === 'http:' ? 'http' : 'https',
    }),
  })
}

/** The customer's id at Stripe; null for somebody who never paid anything. */
export async function findCustomer(rest: Rest, userId: string): Promise<string | null> {
  const query = `stripe_customers?select=stripe_id&user_id=eq.${userId}`
  const [customer] = await rest.select<{ stripe_id: string }[]>(query)
  return customer?.stripe_id ?? null
}

/** Whose customer it is; null for one that is not ours, or whose account was erased. */
export async function findPayer(rest: Rest, customerId: string): Promise<string | null> {
  const query = `stripe_customers?select=user_id&stripe_id=eq.${encodeURIComponent(customerId)}`
  const [customer] = await rest.select<{ user_id: string }[]>(query)
  return customer?.user_id ?? null
}

/** Stripe gives an object or, not expanded, its id. */
export function getId(given: string | { id: string } | null | undefined): string | null {
  if (!given) return null
  return typeof given === 'string' ? given : given.id
}
