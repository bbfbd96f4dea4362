import { useTranslation } from 'react-i18next'
import type { ConversationPerson } from '../../api/conversations'

const roles = [
  'head_coach',
  'assistant_coach',
  'goalkeeper_coach',
  'athletic_coach',
  'team_manager',
  'player',
  'guardian',
  'owner',
  'coach',
] as const

/** What somebody is in a conversation: the place in the staff, whose guardian; empty where nothing is known. */
export function usePersonRole() {
  const { t } = useTranslation('messages')
  return ({ role, child_names }: ConversationPerson): string => {
    if (role === 'guardian' && child_names) return t('people.guardian_of', { name: child_names })
    const known = roles.find((name) => name === role)
    return known ? t(`people.roles.${known}`) : ''
  }
}
