/** Which field of the account forms a failure belongs to, and the sentence to show beside it. */
import type { AppError } from '@/lib/errors'

type FieldErrors<Field extends string> = Partial<Record<Field, string>>

export function listPasswordFieldErrors({
  detail,
}: AppError): FieldErrors<'current_password' | 'new_password'> {
  if (detail === 'no_user') return { current_password: 'settings:errors.no_user_password' }
  if (detail === 'wrong_current_password') {
    return { current_password: 'settings:errors.current_password_wrong' }
  }
  if (detail === 'weak_password' || detail === 'same_password') {
    return { new_password: `settings:errors.${detail}` }
  }
  return {}
}

export function listEmailFieldErrors({ detail }: AppError): FieldErrors<'new_email' | 'password'> {
  if (detail === 'no_user') return { password: 'settings:errors.no_user_email' }
  if (detail === 'wrong_current_password') {
    return { password: 'settings:errors.email_password_wrong' }
  }
  if (detail === 'email_taken' || detail === 'email_invalid') {
    return { new_email: `settings:errors.${detail}` }
  }
  return {}
}
