/** News may lead to the dashboard of a role its reader holds but does not work in at the moment. */
import { parseRole, type AppRole, type Session } from '@/features/session/model/session'

/** The role to change to before following the link; null where the link opens as it is, or never will. */
export function findRoleToTake(link: string | null, session: Session | null): AppRole | null {
  const role = parseRole(/^\/dashboard\/(\w+)/.exec(link ?? '')?.[1] ?? null)
  if (!role || !session || session.profile?.role === role) return null
  return session.held_roles.some((held) => held.role === role) ? role : null
}
