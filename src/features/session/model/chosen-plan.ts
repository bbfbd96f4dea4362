/** The plan a visitor chose before having an account, in the address of the registration. */
import { visitorPaths } from '@/lib/router/visitor-paths'

/** Where a new account goes on: the pricing page with that plan; null where none was chosen. */
export function createChosenPlanPath(search: URLSearchParams): string | null {
  const plan = search.get('plan') ?? ''
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(plan)) return null
  const period = search.get('period') === 'yearly' ? 'yearly' : 'monthly'
  return `${visitorPaths.pricing}?plan=${plan}&period=${period}`
}
