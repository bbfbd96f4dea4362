/** Inviting somebody: the addresses and schools the forms accept; limits of `public.invitations`. */
import { z } from 'zod'
import { relationships } from '@/features/people/model/player'
import { locales } from '@/lib/i18n/locale'
import { schoolLimits, schoolTypes } from '@/features/schools/model/school-facts'

/** The longest address SMTP allows. */
const longestEmail = 254

const email = z
  .string()
  .trim()
  .max(longestEmail, { error: 'admin:invite.errors.email' })
  .pipe(z.email({ error: 'admin:invite.errors.email' }))

/** Everybody but administrators, who are made from an account that is there. */
export const invitedRoles = ['owner', 'coach', 'parent', 'player'] as const
export type InvitedRole = (typeof invitedRoles)[number]

/** A parent's or player's invitation belongs to a player of the club. */
export function isFamilyRole(role: string | undefined): boolean {
  return role === 'parent' || role === 'player'
}

/** To a school that is there, or, for an owner, to one that is made along with the invitation. */
export const inviteSchema = z
  .object({
    email,
    role: z.enum(invitedRoles, { error: 'admin:assign.errors.role_required' }),
    locale: z.enum(locales),
    target: z.enum(['existing', 'new']),
    school_id: z.string(),
    school_name: z
      .string()
      .trim()
      .max(schoolLimits.name, { error: 'admin:school.errors.too_long' }),
    school_type: z.enum(schoolTypes),
    player_id: z.string(),
    relationship: z.enum(relationships),
  })
  .refine(({ role, target, school_id }) => isNewSchool(role, target) || school_id !== '', {
    path: ['school_id'],
    message: 'admin:assign.errors.school_required',
  })
  .refine(({ role, target, school_name }) => !isNewSchool(role, target) || school_name !== '', {
    path: ['school_name'],
    message: 'admin:school.errors.name',
  })
  .refine(({ role, player_id }) => !isFamilyRole(role) || player_id !== '', {
    path: ['player_id'],
    message: 'admin:invite.errors.player',
  })

export type Invite = z.output<typeof inviteSchema>

export function isNewSchool(role: string | undefined, target: string): boolean {
  return role === 'owner' && target === 'new'
}

/** A refusal of the database to the field it is about. */
export function describeInviteFailure(detail: string | null): Record<string, string> {
  if (detail === 'already_invited') return { email: 'admin:invite.errors.already_invited' }
  if (detail === 'too_many_invitations') return { email: 'admin:invite.errors.too_many' }
  if (detail === 'invitation_not_allowed') return { school_id: 'admin:invite.errors.not_allowed' }
  return {}
}
