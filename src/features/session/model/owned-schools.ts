/** The schools an owner answers for, whatever other roles the person holds elsewhere. */
import type { Session } from './session'

export function listOwnedSchoolIds({ held_roles }: Pick<Session, 'held_roles'>): string[] {
  const ids = held_roles.flatMap(({ role, school_id }) =>
    role === 'owner' && school_id ? [school_id] : [],
  )
  return [...new Set(ids)].toSorted()
}
