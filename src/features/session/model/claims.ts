/** What a sign-up said about a person, until somebody who reads the e-mails of the address has read it. */
import { parseRequestedRole } from './field-rules'
import type { AppRole } from './session'

export interface Claims {
  first_name: string
  last_name: string
  role: AppRole | null
  school_name: string | null
  child_name: string | null
}

/** Reads `claimed` of the metadata, which the database writes; null where nothing waits. */
export function parseClaims(value: unknown): Claims | null {
  if (typeof value !== 'object' || value === null) return null
  const read = (key: string) => {
    const found: unknown = Reflect.get(value, key)
    return typeof found === 'string' ? found : ''
  }
  return {
    first_name: read('first_name'),
    last_name: read('last_name'),
    role: parseRequestedRole(read('role')),
    school_name: read('school_name') || null,
    child_name: read('child_name') || null,
  }
}
