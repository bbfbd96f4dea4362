/**
 * What the words of an e-mail are made of. `{name}`, `{role}`, `{school}`, `{inviter}`, `{requester}`, `{by}`, `{person}`, `{team}`,
 * `{player}`, `{purpose}`, `{duty}`, `{contract}`, `{number}`, `{address}`, `{count}`, `{plan}`, `{price}` and `{when}` are filled in; title, day and place of
 * an event follow the body by themselves.
 */

export type Locale = 'en' | 'de' | 'bg'

/** Guardians, moves between teams, consents, offices, what is reported, and the support. */
export type SchoolMailKind =
  | 'guardian_added'
  | 'guardian_asked'
  | 'guardian_to_confirm'
  | 'guardian_confirmed'
  | 'guardian_objected'
  | 'player_account_to_confirm'
  | 'erasure_approved'
  | 'erasure_refused'
  | 'move_asked'
  | 'move_confirmed'
  | 'move_declined'
  | 'join_asked'
  | 'consent_withdrawn'
  | 'office_offered'
  | 'office_to_confirm'
  | 'concern_raised'
  | 'announcement'
  | 'announcement_to_read'
  | 'message_received'
  | 'mentioned'
  | 'message_reported'
  | 'file_refused'
  | 'support_ticket'
  | 'support_answer'
  | 'support_reply'
  | 'push_test'

/** Fees, plans, contracts and orders. */
export type MoneyMailKind =
  | 'fee_charged'
  | 'fee_reminder'
  | 'plan_trial_ending'
  | 'plan_payment_failed'
  | 'plan_payment_late'
  | 'plan_grace_ending'
  | 'notice_received'
  | 'notice_to_answer'
  | 'notice_accepted'
  | 'notice_declined'
  | 'notice_settled'
  | 'order_awaits_guardian'
  | 'order_paid'
  | 'order_received'
  | 'order_shipped'
  | 'order_delivered'
  | 'order_cancelled'

/** Kinds with a sentence of their own; `other` has one per category for what a newer database may tell. */
export type MailKind =
  | SchoolMailKind
  | MoneyMailKind
  | 'invitation'
  | 'role_granted'
  | 'role_declined'
  | 'role_requested'
  | 'second_factor_removed'
  | 'training_planned'
  | 'training_moved'
  | 'training_cancelled'
  | 'training_reminder'
  | 'training_answer_missing'
  | 'change_to_see'
  | 'change_unseen'
  | 'match_planned'
  | 'match_moved'
  | 'match_cancelled'
  | 'match_reminder'
  | 'match_answer_missing'
  | 'match_called_up'
  | 'match_not_called'
  | 'match_report_published'
  | 'match_vote_opened'
  | 'lift_asked'
  | 'lift_accepted'
  | 'lift_declined'
  | 'task_assigned'
  | 'task_reminder'
  | 'task_cheered'
  | 'note_shared'
  | 'assessment_shared'
  | 'goals_proposed'
  | 'goals_reviewed'
  | 'goals_review_due'
  | 'award_won'
  | 'password_changed'
  | 'email_change_started'
  | 'email_changed'
  | 'mfa_enabled'
  | 'mfa_disabled'

export type MailCategory = 'training' | 'messages' | 'tasks' | 'notes' | 'system' | 'payments'

export interface MailTexts {
  /** Seen on a locked screen: names no child and no amount. */
  subject: string
  body: string
  /** Used instead of the body when everything it mentions is known. */
  full?: string
  action: string
}

export interface Words {
  greeting: string
  greetingWithoutName: string
  roles: Record<string, string>
  /** What a consent is about. */
  purposes: Record<string, string>
  /** Offices of a school. */
  duties: Record<string, string>
  /** What a plan costs, by its period; `{amount}` is filled in. */
  prices: Record<string, string>
  /** Leads to the preferences; on every e-mail that can be switched off. */
  settings: string
  /** Sent to a device on its person's wish, to see whether it arrives. */
  pushTest: { title: string; body: string }
  /** One e-mail about what waits in the bell; `{count}` things, of which it names twenty. */
  digest: {
    subject: string
    body: string
    more: string
    action: string
    unsubscribe: string
  }
  /** Buttons of a notification, and what stands there once one was tapped. */
  pushActs: Record<'yes' | 'no' | 'seen', { title: string; done: string }> & { failed: string }
  kinds: Record<MailKind, MailTexts>
  other: Record<MailCategory, MailTexts>
}
