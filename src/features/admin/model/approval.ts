/** Saying yes to many requests at once: who gets which role at which school, and who cannot be part of it. */
import { parseRole, type AppRole } from '@/features/session/model/session'
import { guessSchool } from './assignment'

interface Asking {
  id: string | null
  full_name: string | null
  email: string | null
  request_id: string | null
  requested_role: string | null
  request_school_name: string | null
  request_child_name: string | null
}

interface SchoolOption {
  id: string
  name: string
}

export interface PlannedApproval {
  request_id: string
  name: string
  role: AppRole
  /** Null while neither the request nor a single school of the platform tells. */
  school_id: string | null
}

/**
 * The plan for the chosen people. Who asked for nothing or for an administrator's rights, who names a child, and
 * who is invited as guardian or player (`invitedIds`), is left out: those are decided one by one.
 */
export function planApprovals(
  people: readonly Asking[],
  schools: readonly SchoolOption[],
  invitedIds: readonly string[] = [],
) {
  const planned = people.flatMap((person): PlannedApproval[] => {
    const role = parseRole(person.requested_role)
    if (!person.request_id || !role || role === 'admin' || person.request_child_name) return []
    if (person.id && invitedIds.includes(person.id) && isFamilyRole(role)) return []
    return [
      {
        request_id: person.request_id,
        name: person.full_name || person.email || '',
        role,
        school_id: guessSchool([person], schools),
      },
    ]
  })
  return { planned, leftOut: people.length - planned.length }
}

function isFamilyRole(role: AppRole): boolean {
  return role === 'parent' || role === 'player'
}

/** The approvals with the school chosen for those whose request named none. */
export function assignSchool(planned: readonly PlannedApproval[], fallback: string | null) {
  return planned.flatMap(({ request_id, school_id }) => {
    const school = school_id ?? fallback
    return school ? [{ request_id, school_id: school }] : []
  })
}
