/** What the page behind an invitation's link shows, from the invitation and who is signed in. */

export type InvitationStep =
  'unknown' | 'expired' | 'revoked' | 'accepted' | 'declined' | 'signed_out' | 'other' | 'ready'

interface Invitation {
  email: string
  state: 'pending' | 'expired' | 'revoked' | 'accepted' | 'declined'
}

/** `myEmail` is null for a visitor; addresses are compared as the database does, in lower case. */
export function getInvitationStep(
  invitation: Invitation | null,
  myEmail: string | null,
): InvitationStep {
  if (!invitation) return 'unknown'
  if (invitation.state !== 'pending') return invitation.state
  if (myEmail === null) return 'signed_out'
  return myEmail.trim().toLowerCase() === invitation.email ? 'ready' : 'other'
}
