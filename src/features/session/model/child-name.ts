/** The name of a child a parent asks for, in the parent's own words; the limit is the column's own. */
import type { FieldError } from './field-rules'

/** Characters. */
export const childNameLimit = 120

export function validateChildName(value: string): FieldError | null {
  return value.trim().length > childNameLimit ? 'too_long' : null
}

/** What a form says about the child: nothing for another role than parent's, whose form may still hold a name. */
export function parseChildName(role: string | null, value: string): string | null {
  return role === 'parent' ? value.trim() || null : null
}
