/** An owner's profile and the school in one form (spec section 3, "Owner and school"). */
import { z } from 'zod'
import { createSchoolFactsSchema } from '@/features/schools/model/school-facts'
import type { AppError } from '@/lib/errors'
import { isStaleRow } from '@/lib/stale-row'
import { ownerProfileSchema } from '../profile/role-profile-schemas'

export const academySchema = ownerProfileSchema.extend(
  createSchoolFactsSchema('settings:academy.errors').shape,
)

export type AcademyInput = z.input<typeof academySchema>
export type AcademyValues = z.output<typeof academySchema>

interface Person {
  first_name: string
  last_name: string
  phone: string | null
}

interface School {
  name: string
  type: AcademyInput['type']
  location: string | null
  address: string | null
  website: string | null
  description: string | null
}

/** What is stored, as the form takes it: nothing is an empty text. */
export function toAcademyInput(
  person: Person,
  owner: { job_title: string | null; biography: string | null } | null,
  school: School,
): AcademyInput {
  return {
    first_name: person.first_name,
    last_name: person.last_name,
    phone: person.phone ?? '',
    job_title: owner?.job_title ?? '',
    biography: owner?.biography ?? '',
    name: school.name,
    type: school.type,
    location: school.location ?? '',
    address: school.address ?? '',
    website: school.website ?? '',
    description: school.description ?? '',
  }
}

/** Somebody else saved the school meanwhile: told beside its name. */
export function describeAcademyFailure(error: AppError): Partial<Record<'name', string>> {
  return isStaleRow(error) ? { name: 'settings:academy.errors.changed' } : {}
}
