/** The world outside: who is which customer, and Stripe. */
import { createRest } from '../_shared/rest.ts'
import { createSettings } from '../_shared/settings.ts'
import { createStripe, findCustomer } from '../_shared/stripe.ts'
import type { Deps } from './handler.ts'

/** Throws when a setting is missing; null without payments. */
export function readDeps(env: Record<string, string>): Deps | null {
  const stripe = createStripe(env)
  if (!stripe) return null
  const need = createSettings(env)
  const url = need('SUPABASE_URL')
  const anonKey = need('SUPABASE_ANON_KEY')
  const rest = createRest(url, need('SUPABASE_SERVICE_ROLE_KEY'))
  const appUrl = need('APP_URL')
  return {
    isReadOnly: (token) => createRest(url, anonKey, token).rpc<boolean>('is_session_read_only', {}),
    findCustomer: (userId) => findCustomer(rest, userId),
    async openPortal(customer, userId) {
      const query = `users?select=locale&id=eq.${userId}`
      const [person] = await rest.select<{ locale: 'en' | 'de' | 'bg' }[]>(query)
      const session = await stripe.billingPortal.sessions.create({
        customer,
        locale: person?.locale ?? 'auto',
        return_url: `${appUrl}/settings/payments`,
      })
      return session.url
    },
  }
}
