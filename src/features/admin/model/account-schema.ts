/** What an administrator may correct about an account; limits of `public.users`. */
import { z } from 'zod'
import { isPhone } from '@/features/session/model/phone'
import { profileLimits } from '@/features/session/model/profile'
import { locales } from '@/lib/i18n/locale'

const createNameSchema = (missing: string) =>
  z
    .string()
    .trim()
    .min(1, { error: missing })
    .max(profileLimits.name, { error: 'admin:account.errors.name_long' })

export const accountSchema = z.object({
  first_name: createNameSchema('admin:account.errors.first_name'),
  last_name: createNameSchema('admin:account.errors.last_name'),
  phone: z
    .string()
    .trim()
    .max(profileLimits.phone, { error: 'admin:account.errors.phone_long' })
    .refine((phone) => phone === '' || isPhone(phone), { error: 'admin:account.errors.phone' }),
  locale: z.enum(locales),
})

export type AccountValues = z.infer<typeof accountSchema>

/** Shorter than this says nothing to who reads the log in a year. */
const shortestReason = 5
export const longestReason = 500

const reason = z
  .string()
  .trim()
  .min(shortestReason, { error: 'admin:status.errors.reason' })
  .max(longestReason, { error: 'admin:status.errors.reason_long' })

export const reasonSchema = z.object({ reason })
