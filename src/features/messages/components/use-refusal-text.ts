import { toAppError } from '@/lib/errors'
import { useTranslateKey } from '@/lib/i18n/translate-key'

const refusals = [
  'not_a_member',
  'conversation_archived',
  'message_empty',
  'message_too_long',
  'reply_unknown',
  'too_many_messages',
  'too_many_links',
  'message_not_yours',
  'edit_window_over',
  'own_message',
  'already_reported',
  'reason_required',
  'not_of_this_team',
  'not_of_this_family',
  'family_without_account',
  'staff_only',
  'person_out_of_reach',
  'not_of_this_school',
  'guardian_required',
  'membership_follows_team',
  'message_deleted',
  'too_many_taps',
  'poll_closed',
  'option_full',
  'option_unknown',
  'poll_not_yours',
  'announcements_only',
  'message_unknown',
  'reminded_already',
  'nobody_to_remind',
  'adults_only',
  'consent_missing',
  'player_unknown',
  'too_many_files',
  'file_type',
  'file_damaged',
  'file_too_large',
  'card_not_sendable',
] as const

/** Translation key of a refusal of the database, or of any other failure. */
export function getRefusalKey(refused: unknown) {
  const { code, detail } =
    typeof refused === 'string' ? { code: 'unknown', detail: refused } : toAppError(refused)
  const known = refusals.find((name) => name === detail)
  return known ? `messages:refusal.${known}` : `errors:${code}`
}

/** A refusal of the database, or any other failure, in plain words. */
export function useRefusalText() {
  const translate = useTranslateKey()
  return (refused: unknown): string => translate(getRefusalKey(refused))
}
