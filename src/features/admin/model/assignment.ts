/** Giving a role: the form's rules and what it starts with. */
import { z } from 'zod'
import { relationships } from '@/features/people/model/player'
import { appRoles, parseRole, type AppRole } from '@/features/session/model/session'
import { foldText } from '@/lib/fold-text'

/** Mirrors `assign_role`: every role but admin belongs to a school; a parent may be linked with a child at once. */
export const assignmentSchema = z
  .object({
    role: z.enum(appRoles, { error: 'admin:assign.errors.role_required' }),
    school_id: z.string().nullable(),
    player_id: z.string().nullable(),
    relationship: z.enum(relationships),
  })
  .refine(({ role, school_id }) => role === 'admin' || Boolean(school_id), {
    path: ['school_id'],
    message: 'admin:assign.errors.school_required',
  })

export type Assignment = z.infer<typeof assignmentSchema>

interface Wish {
  requested_role: string | null
  request_school_name: string | null
}

interface SchoolOption {
  id: string
  name: string
}

/** The role all chosen people asked for, or null when they differ. */
export function findSharedWish(people: readonly Wish[]): AppRole | null {
  const [first, ...rest] = people.map((person) => parseRole(person.requested_role))
  return first && rest.every((role) => role === first) ? first : null
}

/** The school whose name the people typed, compared loosely; null when unclear. */
export function guessSchool(
  people: readonly Wish[],
  schools: readonly SchoolOption[],
): string | null {
  const typed = new Set(people.map((person) => normalizeText(person.request_school_name ?? '')))
  const [name = ''] = typed
  if (typed.size !== 1 || name.length < 3)
    return schools.length === 1 ? (schools[0]?.id ?? null) : null
  const matches = schools.filter(
    (school) =>
      normalizeText(school.name).includes(name) || name.includes(normalizeText(school.name)),
  )
  return matches.length === 1 ? (matches[0]?.id ?? null) : null
}

function normalizeText(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, '')
}
