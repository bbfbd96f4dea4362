/** What the account page's forms accept; every message of spec section 5 that belongs there. */
import { z } from 'zod'
import { profileLimits } from '@/features/session/model/profile'
import { isEmail, validateNewPassword } from '@/features/session/model/field-rules'
import { isPhone } from '@/features/session/model/phone'

const toErrorKey = (name: string) => `settings:errors.${name}`

function createNameSchema(requiredMessage: string) {
  return z
    .string()
    .trim()
    .min(1, toErrorKey(requiredMessage))
    .max(profileLimits.name, toErrorKey('too_long'))
}

export const profileSchema = z.object({
  first_name: createNameSchema('first_name_required'),
  last_name: createNameSchema('last_name_required'),
  phone: z
    .string()
    .trim()
    .max(profileLimits.phone, toErrorKey('too_long'))
    .refine((phone) => phone === '' || isPhone(phone), toErrorKey('phone_invalid')),
})

const newPasswordMessages: Partial<Record<string, string>> = {
  new_password_required: 'new_password_required',
  password_short: 'password_short',
  password_long: 'password_long',
}

export const passwordSchema = z
  .object({ current_password: z.string(), new_password: z.string(), confirmation: z.string() })
  .superRefine(({ current_password, new_password, confirmation }, context) => {
    const add = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message: toErrorKey(message) })
    if (current_password === '') add('current_password', 'current_password_required')
    const wrong = newPasswordMessages[validateNewPassword(new_password) ?? '']
    if (wrong) add('new_password', wrong)
    if (confirmation === '') add('confirmation', 'confirmation_required')
    else if (confirmation !== new_password) add('confirmation', 'passwords_differ')
  })

export type PasswordValues = z.infer<typeof passwordSchema>

/** Needs the current address, which must not be the new one (letters' case does not count). */
export function createEmailSchema(currentEmail: string) {
  return z
    .object({ new_email: z.string(), confirmation: z.string(), password: z.string() })
    .superRefine(({ new_email, confirmation, password }, context) => {
      const add = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message: toErrorKey(message) })
      const email = normalizeEmail(new_email)
      if (!isEmail(email)) add('new_email', 'new_email_invalid')
      else if (email === normalizeEmail(currentEmail)) add('new_email', 'new_email_same')
      if (confirmation.trim() === '') add('confirmation', 'new_email_confirmation_required')
      else if (normalizeEmail(confirmation) !== email) add('confirmation', 'new_emails_differ')
      if (password === '') add('password', 'email_password_required')
    })
}

export type EmailValues = z.infer<ReturnType<typeof createEmailSchema>>

function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}
