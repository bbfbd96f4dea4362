/** What the audit log can say: the acts with words of their own, and what is worth telling of an entry. */
import { z } from 'zod'
import {
  billingPeriods,
  planTiers,
  type BillingPeriod,
  type PlanTier,
} from '@/features/billing/model/plan-offer'

export const auditPageSize = 25

/** Acts as the database names them (private.audit in the migrations). */
export const auditActions = [
  'account_edited',
  'account_restored',
  'account_suspended',
  'achievement_archived',
  'achievement_awarded',
  'achievement_created',
  'achievement_deleted',
  'achievement_edited',
  'achievement_restored',
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
  'deliveries_resent',
  'erasure_approved',
  'erasure_refused',
  'erasure_requested',
  'exercise_share_extended',
  'exercise_share_revoked',
  'exercise_shared',
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
  'match_reopened',
  'mental_scores_read',
  'mental_scores_shared',
  'message_removed',
  'message_report_moved',
  'news_switched_off',
  'news_switched_on',
  'news_words_changed',
  'news_words_removed',
  'notification_standard_changed',
  'notification_standard_removed',
  'notification_test_sent',
  'office_accepted',
  'office_confirmed',
  'office_declined',
  'office_refused',
  'officer_appointed',
  'officer_dismissed',
  'order_refund_asked',
  'plan_archived',
  'plan_created',
  'plan_edited',
  'plan_restored',
  'player_moved',
  'officer_proposed',
  'retention_confirmed',
  'retention_dismissed',
  'player_account_confirmed',
  'role_declined',
  'role_granted',
  'role_revoked',
  'school_archived',
  'school_edited',
  'school_restored',
  'second_factor_optional',
  'second_factor_removed',
  'second_factor_required',
  'session_ended',
  'subscription_end_asked',
  'subscription_resume_asked',
  'training_share_extended',
  'training_share_revoked',
  'team_link_created',
  'team_link_revoked',
  'team_join_approved',
  'team_join_declined',
  'training_shared',
  'view_as_ended',
  'view_as_started',
] as const

export type AuditAction = (typeof auditActions)[number]

/** An act this version has no words for is still shown, as `other`. */
export function parseAction(action: string): AuditAction | 'other' {
  return auditActions.find((known) => known === action) ?? 'other'
}

/** Fields whose corrections are told, under `audit.fields`. */
export const auditFields = [
  'first_name',
  'last_name',
  'phone',
  'locale',
  'date_of_birth',
  'name',
  'type',
  'location',
  'address',
  'website',
  'time_zone',
  'country',
  'season_start_month',
  'accepts_owner_invitations',
  'coaches_may_invite',
  'live_ticker',
  'has_player_votes',
  'least_minutes_share',
  'children_quiet_from',
  'children_quiet_until',
  'digital_consent_age',
  'retention_seasons',
  'email',
  'push',
  'training',
  'messages',
  'tasks',
  'notes',
  'system',
  'payments',
  'training_lead',
  'tasks_lead',
  'digest',
  'price_cents',
  'trial_days',
  'max_teams',
  'max_players',
] as const

const value = z.string().nullable().catch(null)
const changeSchema = z.object({ field: z.enum(auditFields), before: value, after: value })

/** What stood in a field and what stands there now; null: nothing. */
export type AuditChange = z.infer<typeof changeSchema>

const detailsSchema = z.object({
  role: z.string().optional().catch(undefined),
  tier: z.enum(planTiers).optional().catch(undefined),
  period: z.enum(billingPeriods).optional().catch(undefined),
  reason: z.string().optional().catch(undefined),
  fields: z.array(z.string()).default([]).catch([]),
  changes: z.array(z.unknown()).default([]).catch([]),
  before: z.string().optional().catch(undefined),
  after: z.string().optional().catch(undefined),
})

interface TellableDetails {
  role?: string | undefined
  /** Of a plan that is sold. */
  tier?: PlanTier | undefined
  period?: BillingPeriod | undefined
  reason?: string | undefined
  changes: AuditChange[]
  /** Fields that were corrected, where what stood in them is forgotten (the account is gone). */
  forgotten: AuditChange['field'][]
}

/** What people ask for: which role, why, and what was corrected. A birth date's correction is a change like others. */
export function parseDetails(details: unknown): TellableDetails {
  const read = detailsSchema.safeParse(details)
  if (!read.success) return { changes: [], forgotten: [] }
  const { role, tier, period, reason, fields, before, after } = read.data
  const changes = read.data.changes.flatMap((change) => changeSchema.safeParse(change).data ?? [])
  if (before !== undefined && after !== undefined) {
    changes.push({ field: 'date_of_birth', before, after })
  }
  const forgotten = auditFields.filter(
    (field) => fields.includes(field) && !changes.some((change) => change.field === field),
  )
  return { role, tier, period, reason, changes, forgotten }
}

/** What the log can be asked for; lives in the URL. */
const day = z.iso.date().or(z.literal('')).catch('').default('')
const id = z.guid().or(z.literal('')).catch('').default('')

export const auditFilterSchema = z.object({
  action: z.enum(auditActions).or(z.literal('')).catch('').default(''),
  /** An account that acted or was acted on. */
  person: id,
  school: id,
  /** A plan that is sold. */
  plan: id,
  /** First and last day, in the reader's own time. */
  from: day,
  until: day,
  page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
})

export type AuditFilter = z.infer<typeof auditFilterSchema>

/** Every entry, from the first page on. */
export const noAuditFilters = {
  action: '',
  person: '',
  school: '',
  plan: '',
  from: '',
  until: '',
} as const

/** How many filters narrow the log. */
export function countAuditFilters(filter: AuditFilter): number {
  const { action, person, school, plan, from, until } = filter
  return [action, person, school, plan, from, until].filter((value) => value !== '').length
}

/** The instants between which entries of these days lie, in ISO; null: open. */
export function toInstants({ from, until }: Pick<AuditFilter, 'from' | 'until'>) {
  const start = (date: string, days: number) => {
    const instant = new Date(`${date}T00:00`)
    instant.setDate(instant.getDate() + days)
    return instant.toISOString()
  }
  return { since: from ? start(from, 0) : null, before: until ? start(until, 1) : null }
}
