/** What a page offers in the active role, shaped like the policies of teams, squads and staff. */
import type { Session } from '@/features/session/model/session'

export interface TeamAccess {
  /** Owner of the team's school: staff, new seasons. */
  isOwner: boolean
  /** Owner, or coach on its staff: squad, name, archive. */
  isManager: boolean
  /** On the team's staff: keeps its attendance, which an owner does not read by office. */
  isStaff: boolean
  /** Parent or player: reads, and of the squad the own child alone. */
  isFamily: boolean
  isPlayer: boolean
  userId: string
}

export function getTeamAccess(
  session: Session | null,
  team: { school_id: string },
  staff: readonly { user_id: string }[],
): TeamAccess {
  const role = session?.profile?.role ?? null
  const userId = session?.user.id ?? ''
  const isOwner = role === 'owner' && listOwnedSchools(session).includes(team.school_id)
  const isListed = staff.some(({ user_id }) => user_id === userId)
  const isStaff = isListed && (role === 'coach' || role === 'owner')
  return {
    isOwner,
    isManager: isOwner || isStaff,
    isStaff,
    isFamily: role === 'parent' || role === 'player',
    isPlayer: role === 'player',
    userId,
  }
}

/** Schools the person owns, whatever role is active. */
export function listOwnedSchools(session: Session | null): string[] {
  return (session?.held_roles ?? []).flatMap(({ role, school_id }) =>
    role === 'owner' && school_id ? [school_id] : [],
  )
}
