/**
 * What the public forms accept. Plain functions instead of a schema library, which would weigh on the
 * first load; the limits are the columns' own. Each answers what is wrong
 * (a key under `session:errors`) or null.
 */
import { appRoles, parseRole, type AppRole } from './session'

export const limits = {
  name: 60,
  email: 254,
  /** Spec section 9: at least 6. Bcrypt reads 72 bytes and ignores the rest. */
  passwordMin: 6,
  passwordMax: 72,
  schoolName: 120,
  message: 500,
} as const

/** Roles a person may ask for; administrators are made by administrators only. */
export const requestableRoles: readonly AppRole[] = appRoles.filter((role) => role !== 'admin')

export const fieldErrors = [
  'email_required',
  'email_invalid',
  'first_name_required',
  'last_name_required',
  'too_long',
  'password_required',
  'new_password_required',
  'password_short',
  'password_long',
  'confirmation_required',
  'passwords_differ',
  'role_required',
] as const

export type FieldError = (typeof fieldErrors)[number]

/** Judges one field; `read` answers the others of the same form. */
export type Rule<Field extends string = string> = (
  value: string,
  read: (field: Field) => string,
) => FieldError | null

const emailShape = /^[^\s@,;<>()"]+@[^\s@,;<>()".]+(\.[^\s@,;<>()".]+)+$/

export function validateEmail(value: string): FieldError | null {
  const email = value.trim()
  if (email === '') return 'email_required'
  return isEmail(email) ? null : 'email_invalid'
}

export function isEmail(email: string): boolean {
  return email.length <= limits.email && emailShape.test(email)
}

export function validateFirstName(value: string): FieldError | null {
  if (value.trim() === '') return 'first_name_required'
  return value.trim().length > limits.name ? 'too_long' : null
}

export function validateLastName(value: string): FieldError | null {
  if (value.trim() === '') return 'last_name_required'
  return value.trim().length > limits.name ? 'too_long' : null
}

export function validateSchoolName(value: string): FieldError | null {
  return value.trim().length > limits.schoolName ? 'too_long' : null
}

export function validateMessage(value: string): FieldError | null {
  return value.trim().length > limits.message ? 'too_long' : null
}

/** For a password that exists: any length the person once chose. */
export function validatePassword(value: string): FieldError | null {
  return value === '' ? 'password_required' : null
}

/** For a new password; spaces count, so nothing is trimmed. */
export function validateNewPassword(value: string): FieldError | null {
  if (value === '') return 'new_password_required'
  if (value.length < limits.passwordMin) return 'password_short'
  return countBytes(value) > limits.passwordMax ? 'password_long' : null
}

export function validateRole(value: string): FieldError | null {
  return parseRequestedRole(value) ? null : 'role_required'
}

/** The role a form or a link (`/register?role=coach`) asks for. */
export function parseRequestedRole(value: string | null): AppRole | null {
  const role = parseRole(value)
  return role && requestableRoles.includes(role) ? role : null
}

/** Length in UTF-8, which is what bcrypt counts. */
export function countBytes(value: string): number {
  return new TextEncoder().encode(value).length
}

/** For the second field of a new password. */
export function validateConfirmation(
  value: string,
  read: (field: 'password' | 'confirmation') => string,
): FieldError | null {
  if (value === '') return 'confirmation_required'
  return value === read('password') ? null : 'passwords_differ'
}

/** Applies a rule to each field; only fields with something to say are in the answer. */
export function checkFields<Field extends string>(
  read: (field: Field) => string,
  rules: Record<Field, Rule<Field>>,
): Partial<Record<Field, FieldError>> {
  const errors: Partial<Record<Field, FieldError>> = {}
  for (const field in rules) {
    const error = rules[field](read(field), read)
    if (error) errors[field] = error
  }
  return errors
}
