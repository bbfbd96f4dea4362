/** Inviting somebody: the addresses and schools the forms accept; limits of `public.invitations`. */
import { z } from 'zod'
import { locales } from '@/lib/i18n/locale'
import { schoolLimits, schoolTypes } from '@/features/schools/model/school-facts'

/** The longest address SMTP allows. */
const longestEmail = 254

const email = z
  .string()
  .trim()
  .max(longestEmail, { error: 'admin:invite.errors.email' })
  .pipe(z.email({ error: 'admin:invite.errors.email' }))

/** Parents and players are invited from a player's page: their invitation belongs to a child. */
export const invitedRoles = ['owner', 'coach'] as const

export const userInviteSchema = z.object({
  email,
  role: z.enum(invitedRoles, { error: 'admin:assign.errors.role_required' }),
  school_id: z.string().min(1, { error: 'admin:assign.errors.school_required' }),
  locale: z.enum(locales),
})

/** To a school that is there, or to one that is made along with the invitation. */
export const ownerInviteSchema = z
  .object({
    email,
    locale: z.enum(locales),
    target: z.enum(['existing', 'new']),
    school_id: z.string(),
    school_name: z
      .string()
      .trim()
      .max(schoolLimits.name, { error: 'admin:school.errors.too_long' }),
    school_type: z.enum(schoolTypes),
  })
  .refine(({ target, school_id }) => target === 'new' || school_id !== '', {
    path: ['school_id'],
    message: 'admin:assign.errors.school_required',
  })
  .refine(({ target, school_name }) => target === 'existing' || school_name !== '', {
    path: ['school_name'],
    message: 'admin:school.errors.name',
  })

export type OwnerInvite = z.output<typeof ownerInviteSchema>

/** A refusal of the database to the field it is about. */
export function inviteFailure(detail: string | null): Record<string, string> {
  if (detail === 'already_invited') return { email: 'admin:invite.errors.already_invited' }
  if (detail === 'too_many_invitations') return { email: 'admin:invite.errors.too_many' }
  if (detail === 'invitation_not_allowed') return { school_id: 'admin:invite.errors.not_allowed' }
  return {}
}
