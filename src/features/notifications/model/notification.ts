/** What a notification says: its kind and payload become a translation key and the facts beside it. */
import type { TaskCheer } from '@/features/attendance/model/family/task-cheer'
import type { ConsentPurpose } from '@/features/people/model/consent-purpose'
import type { Locale } from '@/lib/i18n/locale'
import type { AppRole } from '@/features/session/model/session'
import { readers } from './notification-kinds'

export type NotificationCategory =
  'training' | 'messages' | 'tasks' | 'notes' | 'system' | 'payments'

type EventKind = 'training' | 'match'
type ContractNotice = 'withdrawal' | 'cancellation'

type TextKey =
  | `role_granted.${AppRole}`
  | 'role_declined'
  | 'role_requested'
  | `guardian_${'added' | 'asked' | 'to_confirm' | 'confirmed' | 'objected'}`
  | 'player_account_to_confirm'
  | `erasure_${'approved' | 'refused'}`
  | `${EventKind}_${'planned' | 'moved' | 'cancelled' | 'reminder'}`
  | `${EventKind}_moved_to.${'time' | 'place' | 'both'}`
  | `${EventKind}_answer_missing.${'own' | 'child'}`
  | `change_to_see.${'moved' | 'cancelled' | 'restored'}`
  | 'change_unseen'
  | `match_${'called_up' | 'not_called'}.${'own' | 'child'}`
  | 'match_report_published'
  | 'match_vote_opened'
  | `lift_${'asked' | 'accepted' | 'declined'}`
  | `move_${'asked' | 'confirmed' | 'declined'}`
  | 'join_asked'
  | 'task_assigned'
  | 'task_assigned_to'
  | 'task_reminder'
  | 'task_reminder_of'
  | `task_cheered${'' | '_of'}.${TaskCheer}`
  | 'note_shared'
  | 'note_shared_about'
  | 'assessment_shared'
  | `goals_${'proposed' | 'proposed_for' | 'reviewed' | 'reviewed_of'}`
  | `goals_review_due.${'soon' | 'late'}`
  | 'award_won'
  | 'award_won_by'
  | 'file_refused'
  | 'push_test'
  | `announcement${'' | '_to_read'}`
  | 'message_received'
  | 'mentioned'
  | 'message_reported'
  | `consent_withdrawn.${ConsentPurpose}`
  | 'concern_raised'
  | `office_${'offered' | 'to_confirm'}`
  | `support_${'ticket' | 'answer'}`
  | 'fee_charged'
  | 'fee_reminder'
  | 'plan_trial_ending'
  | 'plan_payment_failed'
  | 'plan_payment_late'
  | 'plan_grace_ending'
  | `notice_${'received' | 'to_answer' | 'accepted' | 'declined' | 'settled'}.${ContractNotice}`
  | `order_${'awaits_guardian' | 'paid' | 'received' | 'shipped' | 'delivered' | 'cancelled'}`
  | `other.${NotificationCategory}`

export interface NotificationText {
  /** Below `kinds` of the notifications namespace. */
  key: TextKey
  /** Names the text mentions, exactly as people wrote them. */
  values: Record<string, string>
  /** How many dates it is about; 1 for anything else. */
  count: number
  /** The role the text mentions, still to be named in the reader's language. */
  role: AppRole | null
  /** A second line: school, title or contract; null when the payload has none. */
  detail: string | null
  /** What it is about by language, where the database knows more than the reader's. */
  titles: Partial<Record<Locale, string>> | null
  /** ISO 8601 with offset: the start of the training or match (of several the first), the deadline of the task. */
  starts_at: string | null
  /** A day without a time, `YYYY-MM-DD`: when a fee is due. */
  day: string | null
  /** The school's zone, in whose clock the start is read; null when the payload does not say. */
  time_zone: string | null
}

interface Notice {
  category: NotificationCategory
  kind: string
  payload: unknown
}

const plain = {
  values: {},
  count: 1,
  role: null,
  detail: null,
  titles: null,
  starts_at: null,
  day: null,
  time_zone: null,
}

const known = new Map(Object.entries(readers))

/**
 * Kinds of this database (the constraint notifications_kind_known); anything else, and a payload that is not
 * as expected, gets the sentence of its category, so that a newer database never breaks the list.
 */
export function describeNotification({ category, kind, payload }: Notice): NotificationText {
  const said = known.get(kind)?.(payload) ?? { key: `other.${category}` as const }
  return { ...plain, ...said }
}
