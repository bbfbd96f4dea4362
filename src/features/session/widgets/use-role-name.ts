import { useTranslation } from 'react-i18next'
import { parseRole } from '../model/session'

/** Names a role in the person's language; an unknown one reads as no role. */
export function useRoleName(): (role: string | null) => string {
  const { t } = useTranslation('common')
  return (role) => t(`roles.${parseRole(role) ?? 'none'}`)
}
