/** What the audit log can say: the acts with words of their own, and what is worth telling of an entry. */
import { z } from 'zod'

export const auditPageSize = 25

/** Acts as the database names them (private.audit in the migrations). */
export const auditActions = [
  'account_edited',
  'account_restored',
  'account_suspended',
  'achievement_awarded',
  'animation_share_extended',
  'animation_share_revoked',
  'animation_shared',
  'assessment_reopened',
  'assessment_shared',
  'assessment_unlocked',
  'award_revoked',
  'award_won',
  'birth_date_changed',
  'concern_moved',
  'consent_recorded',
  'contacts_opened',
  'data_exported',
  'erasure_approved',
  'erasure_refused',
  'erasure_requested',
  'files_swept',
  'guardian_link_accepted',
  'guardian_link_active',
  'guardian_link_confirmed',
  'guardian_link_deleted',
  'guardian_link_ended',
  'guardian_link_objected',
  'guardian_link_pending',
  'guardian_right_given',
  'guardian_right_taken',
  'health_opened',
  'invitation_accepted',
  'invitation_refused',
  'invitation_revoked',
  'invitation_sent',
  'mental_scores_opened',
  'mental_scores_read',
  'mental_scores_shared',
  'message_removed',
  'message_report_moved',
  'office_accepted',
  'office_confirmed',
  'office_declined',
  'office_refused',
  'officer_appointed',
  'officer_dismissed',
  'player_moved',
  'officer_proposed',
  'retention_confirmed',
  'retention_dismissed',
  'player_account_confirmed',
  'role_declined',
  'role_granted',
  'role_revoked',
  'school_archived',
  'school_restored',
  'second_factor_optional',
  'second_factor_removed',
  'second_factor_required',
  'session_ended',
  'training_share_extended',
  'training_share_revoked',
  'training_shared',
  'view_as_ended',
  'view_as_started',
] as const

export type AuditAction = (typeof auditActions)[number]

/** An act this version has no words for is still shown, as `other`. */
export function knownAction(action: string): AuditAction | 'other' {
  return auditActions.find((known) => known === action) ?? 'other'
}

const detailsSchema = z.object({
  role: z.string().optional().catch(undefined),
  reason: z.string().optional().catch(undefined),
})

/** The two details people ask for: which role, and why. */
export function tellableDetails(details: unknown): z.infer<typeof detailsSchema> {
  const read = detailsSchema.safeParse(details)
  return read.success ? read.data : {}
}

/** What the log can be asked for; lives in the URL. */
export const auditFilterSchema = z.object({
  action: z.enum(auditActions).or(z.literal('')).catch('').default(''),
  page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
})
