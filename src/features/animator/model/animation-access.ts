/** Who is offered what; the database decides (0480_animations.sql). */
import type { AppRole, Session } from '@/features/session/model/session'

/** Staff draw; families look on. */
export function canDraw(role: AppRole | null): boolean {
  return role === 'coach' || role === 'owner' || role === 'admin'
}

/** The school a new drawing belongs to: where the active role is held. Null for the platform's. */
export function findHomeSchool({ profile, held_roles }: Session): string | null {
  const role = profile?.role
  if (role === 'admin') return null
  return held_roles.find((held) => held.role === role)?.school_id ?? null
}

interface Owned {
  owner_id: string | null
  school_id: string | null
}

/** Only its owner changes an animation, and only in a role that draws for its school. */
export function canChange(animation: Owned, session: Session | null): boolean {
  if (!session || animation.owner_id !== session.user.id) return false
  return animation.school_id === null
    ? session.held_roles.some(({ role }) => role === 'admin')
    : session.held_roles.some(
        ({ role, school_id }) =>
          school_id === animation.school_id && (role === 'coach' || role === 'owner'),
      )
}

/** An owner of the school puts away what colleagues shared. */
export function canArchive(
  animation: Owned & { visibility: string },
  session: Session | null,
): boolean {
  if (canChange(animation, session)) return true
  return (
    animation.visibility !== 'me' &&
    animation.school_id !== null &&
    (session?.held_roles ?? []).some(
      ({ role, school_id }) => role === 'owner' && school_id === animation.school_id,
    )
  )
}
