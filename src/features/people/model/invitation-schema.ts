/** Asking somebody by e-mail: who may be asked for what, and the form's rules (spec section 5). */
import { z } from 'zod'
import type { AppRole } from '@/features/session/model/session'
import { relationships } from './player'

/** Owners are invited by administrators, on a page of their own. */
export const invitedRoles = ['player', 'parent', 'coach'] as const
export type InvitedRole = (typeof invitedRoles)[number]

/** As the database compares addresses: without spaces around, in lower case. */
export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, { error: 'people:invite.errors.email' })
  .max(254)
  .pipe(z.email({ error: 'people:invite.errors.email' }))

export const relationshipSchema = z.enum(relationships, {
  error: 'people:invite.errors.relationship',
})

/** Mirrors the checks of `invitations`: families for a player, coaches perhaps for a team. */
export const invitationSchema = z
  .object({
    role: z.enum(invitedRoles),
    email: emailSchema,
    player_id: z.string().nullable(),
    relationship: z.enum(relationships).nullable(),
    team_id: z.string().nullable(),
    locale: z.enum(['en', 'de', 'bg']),
  })
  .refine(({ role, player_id }) => role === 'coach' || Boolean(player_id), {
    path: ['player_id'],
    message: 'people:invite.errors.player',
  })
  .refine(({ role, relationship }) => role !== 'parent' || relationship !== null, {
    path: ['relationship'],
    message: 'people:invite.errors.relationship',
  })

export type Invitation = z.output<typeof invitationSchema>

/** Parent's e-mail and relationship: two inputs and a tap. */
export const guardianSchema = z.object({ email: emailSchema, relationship: relationshipSchema })

/** What the person may invite in the active role; the database has the last word. */
export function listRolesToInvite(role: AppRole | null): InvitedRole[] {
  if (role === 'owner' || role === 'admin') return ['player', 'parent', 'coach']
  if (role === 'coach') return ['player', 'parent']
  return role === 'parent' ? ['parent'] : []
}

/** Days until an open invitation runs out; 0 on its last day, negative once it is over. */
export function countDaysLeft(expiresAt: string, now: Date = new Date()): number {
  return Math.floor((new Date(expiresAt).getTime() - now.getTime()) / 86_400_000)
}

/** The database sends an invitation five times at most, a minute apart. */
export const resendLimit = 5
