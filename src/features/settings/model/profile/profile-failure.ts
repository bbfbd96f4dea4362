/** The sentences of spec section 8, "Profile": which one a failure of loading or saving gets. */
import type { AppRole } from '@/features/session/model/session'
import type { AppError } from '@/lib/errors'

/** Why a profile in a role could not be saved, as a translation key. */
export function toSaveFailure({ code, detail }: AppError, role: AppRole | null): string {
  if (role && detail === 'role_mismatch') return `settings:roles.${role}.mismatch`
  if (role && detail === 'details_missing') return `settings:roles.${role}.cannot_save`
  const known = details.find((name) => name === detail)
  if (known) return `settings:failures.${known}`
  // an update that came back without its row was refused or hit nothing
  if (code === 'not_found') return 'settings:failures.not_as_expected'
  return getSessionFailure(code) ?? 'settings:failures.update'
}

const details = [
  'no_user',
  'avatar_upload',
  'avatar_address',
  'logo_upload',
  'logo_address',
] as const

/** Why a profile could not be loaded, as a translation key. */
export function loadFailure({ code }: AppError): string {
  return getSessionFailure(code) ?? 'settings:failures.load'
}

function getSessionFailure(code: AppError['code']): string | null {
  if (code === 'not_signed_in') return 'settings:failures.not_authenticated'
  if (code === 'session_invalid') return 'settings:failures.authentication'
  return code === 'unknown' ? 'settings:failures.unexpected' : null
}
