import { useTranslation } from 'react-i18next'
import { toAppError } from '@/lib/errors'
import { useTranslateKey } from '@/lib/i18n/translate-key'

const refusals = [
  'not_a_member',
  'conversation_archived',
  'message_empty',
  'message_too_long',
  'reply_unknown',
  'too_many_messages',
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
] as const

/** A refusal of the database, or any other failure, in plain words. */
export function useRefusalText() {
  const { t } = useTranslation('messages')
  const translate = useTranslateKey()
  return (refused: unknown): string => {
    const { code, detail } =
      typeof refused === 'string' ? { code: 'unknown', detail: refused } : toAppError(refused)
    const known = refusals.find((name) => name === detail)
    return known ? t(`refusal.${known}`) : translate(`errors:${code}`)
  }
}
