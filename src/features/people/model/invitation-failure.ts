/** Why the database sends no invitation, as keys of the field it is about. */
import type { AppError } from '@/lib/errors'

const reasons: Record<string, string> = {
  already_invited: 'people:invite.errors.already_invited',
  too_many_invitations: 'people:invite.errors.too_many',
  invitation_not_allowed: 'people:invite.errors.not_allowed',
  self_invitation: 'people:invite.errors.yourself',
  right_not_yours: 'people:invite.errors.rights',
  too_soon: 'people:invite.errors.too_soon',
  invitation_not_pending: 'people:invite.errors.not_pending',
}

/** `23514` is the database's own look at an address. */
export function listInvitationFieldErrors(error: AppError): Record<string, string> {
  const reason =
    error.detail === '23514' ? 'people:invite.errors.email' : reasons[error.detail ?? '']
  return reason ? { email: reason } : {}
}

/** The same for a toast: always some sentence. */
export function getInvitationFailureKey(error: AppError): string {
  return reasons[error.detail ?? ''] ?? `errors:${error.code}`
}
