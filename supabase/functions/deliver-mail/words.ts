/**
 * What the words of an e-mail are made of. `{name}`, `{role}`, `{school}`, `{inviter}`, `{requester}`, `{team}`, `{player}`,
 * `{contract}`, `{address}`, `{count}` and `{when}` are filled in; title, day and place of an event follow the body by themselves.
 */

export type Locale = 'en' | 'de' | 'bg'

/** Kinds with a sentence of their own; `other` has one per category for what a newer database may tell. */
export type MailKind =
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
  | 'match_planned'
  | 'match_moved'
  | 'match_cancelled'
  | 'match_reminder'
  | 'match_answer_missing'
  | 'task_assigned'
  | 'task_reminder'
  | 'note_shared'
  | 'assessment_shared'
  | 'award_won'
  | 'fee_charged'
  | 'fee_reminder'
  | 'notice_received'
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
  /** Leads to the preferences; on every e-mail that can be switched off. */
  settings: string
  kinds: Record<MailKind, MailTexts>
  other: Record<MailCategory, MailTexts>
}
