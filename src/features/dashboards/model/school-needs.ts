/** What the people and the money of a club ask of its owner. Pure, from rows as the api reads them. */

interface Invitation {
  id: string
  email: string
  role: string
  status: 'pending' | 'accepted' | 'declined' | 'revoked' | 'expired'
  school_id: string
  accepted_by: string | null
  expires_at: string
}

interface Assignment {
  user_id: string
  role: string
  school_id: string | null
}

const dayMs = 24 * 60 * 60_000
/** An invitation that ends sooner than this should be sent again. */
const endsSoonMs = 3 * dayMs

/** Invitations nobody has answered; those of them that end soon or just did. `now` in epoch ms. */
export function openInvitations(invitations: readonly Invitation[], now: number) {
  const open = invitations.filter(
    ({ status, expires_at }) => status === 'pending' && Date.parse(expires_at) > now,
  )
  const ending = open.filter(({ expires_at }) => Date.parse(expires_at) - now < endsSoonMs)
  return { open, ending }
}

/** Who accepted and still has no role: an administrator gives it (spec section 6). */
export function listWaitingForRole(
  invitations: readonly Invitation[],
  assignments: readonly Assignment[],
): Invitation[] {
  return invitations.filter(
    (invitation) =>
      invitation.status === 'accepted' &&
      invitation.accepted_by !== null &&
      !assignments.some(
        ({ user_id, role, school_id }) =>
          user_id === invitation.accepted_by &&
          role === invitation.role &&
          school_id === invitation.school_id,
      ),
  )
}

/** Coaches of the club, each once. */
export function listCoachIds(assignments: readonly Assignment[]): string[] {
  return [
    ...new Set(assignments.filter(({ role }) => role === 'coach').map(({ user_id }) => user_id)),
  ]
}
