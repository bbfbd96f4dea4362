/** What each role adds to a profile (spec section 3), with the limits of the profile tables. */
import { z } from 'zod'
import { licences, specializations } from '@/features/people/model/coach'
import { profileSchema } from '../account-schemas'

export const contactChannels = ['app', 'phone', 'email'] as const

export const roleProfileLimits = { biography: 1000, jobTitle: 80, address: 200, years: 60 } as const

const biography = z.string().trim().max(roleProfileLimits.biography)

/** An empty choice of a select is an empty text; the database wants null. */
function createOptionalSchema<Value extends string>(values: readonly [Value, ...Value[]]) {
  return z
    .union([z.literal(''), z.enum(values)])
    .nullable()
    .transform((value) => (value === '' ? null : value))
}

const optionalText = z
  .string()
  .nullable()
  .transform((value) => value?.trim() || null)

export const coachProfileSchema = profileSchema.extend({
  license: z.enum(licences),
  license_expires_on: optionalText,
  specialization: createOptionalSchema(specializations),
  years_of_experience: z.number().int().min(0).max(roleProfileLimits.years).nullable(),
  school_id: optionalText,
  biography,
})

export const ownerProfileSchema = profileSchema.extend({
  job_title: z.string().trim().max(roleProfileLimits.jobTitle),
  biography,
})

export const parentProfileSchema = profileSchema.extend({
  address: z.string().trim().max(roleProfileLimits.address),
  emergency_phone: profileSchema.shape.phone,
  preferred_contact: z.enum(contactChannels),
})
