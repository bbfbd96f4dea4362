/** Asking for a child, and linking one: the forms' rules, with the limits of `role_requests`. */
import { z } from 'zod'
import { childNameLimit } from '@/features/session/model/child-name'
import { limits } from '@/features/session/model/field-rules'
import type { AppError } from '@/lib/errors'
import { relationships } from './player'

export const childRequestSchema = z.object({
  child_name: z
    .string()
    .trim()
    .min(1, { error: 'people:requests.errors.name' })
    .max(childNameLimit),
  /** Null where the parent belongs to one school only: the request is for that one. */
  school_name: z.string().nullable(),
  message: z.string().trim().max(limits.message),
})

export type ChildRequest = z.output<typeof childRequestSchema>

export const childLinkSchema = z.object({
  player_id: z.string({ error: 'people:requests.errors.child' }),
  relationship: z.enum(relationships, { error: 'people:invite.errors.relationship' }),
})

const reasons: Record<string, Record<string, string>> = {
  child_required: { player_id: 'people:requests.errors.child' },
  child_unknown: { player_id: 'people:requests.errors.unknown' },
  link_objected: { player_id: 'people:requests.errors.objected' },
  self_invitation: { player_id: 'people:requests.errors.yourself' },
  approve_one_by_one: { player_id: 'people:requests.errors.invited' },
  guardian_not_yours: { player_id: 'people:requests.errors.not_yours' },
}

/** Why the database links nobody, as keys of the field it is about. */
export function listLinkFieldErrors({ detail }: AppError): Record<string, string> {
  return reasons[detail ?? ''] ?? {}
}

/** What the search is asked with: its first ten words, within the limits of the call. */
export function toChildQuery(text: string): string {
  return text.trim().split(/\s+/).slice(0, 10).join(' ').slice(0, 200)
}
