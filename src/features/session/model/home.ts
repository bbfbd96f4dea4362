/** Where a person belongs when no other address was asked for (spec section 6). */
import { publicPaths } from '@/lib/router/public-paths'
import type { AppRole, Session } from './session'

/** The overview of a role's dashboard; null without a role. */
export function getDashboardPath(role: AppRole | null): string | null {
  return role ? `/dashboard/${role}/overview` : null
}

/** The own dashboard, the account page while no role is assigned, `/` for anonymous visitors. */
export function getHomePath(session: Pick<Session, 'profile'> | null): string {
  if (!session?.profile) return publicPaths.home
  return getDashboardPath(session.profile.role) ?? publicPaths.settings.account
}
