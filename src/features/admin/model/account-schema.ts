/** What an administrator may correct about an account; limits of `public.users`. */
import { z } from 'zod'
import { profileLimits } from '@/features/session/model/profile'
import { locales } from '@/lib/i18n/locale'

const name = (missing: string) =>
  z
    .string()
    .trim()
    .min(1, { error: missing })
    .max(profileLimits.name, { error: 'admin:account.errors.name_long' })

export const accountSchema = z.object({
  first_name: name('admin:account.errors.first_name'),
  last_name: name('admin:account.errors.last_name'),
  phone: z.string().trim().max(profileLimits.phone, { error: 'admin:account.errors.phone_long' }),
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

/** `expected`: what has to be typed, as before somebody is locked out; nothing where it is empty. */
export function statusSchema(expected: string) {
  return z.object({
    reason,
    typed: z
      .string()
      .trim()
      .refine((typed) => typed.toLowerCase() === expected.toLowerCase(), {
        error: 'admin:status.errors.typed',
      }),
  })
}
