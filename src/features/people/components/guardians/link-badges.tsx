import { useTranslation } from 'react-i18next'
import { StatusBadge } from '@/shared/ui/status-badge'
import layout from '@/shared/ui/layout.module.css'
import type { GuardianLink } from '../../api/guardians'

/** Whom to call first, and how far the link has come. */
export function LinkBadges({ link }: { link: GuardianLink }) {
  const { t } = useTranslation('people')
  const { is_primary, is_trusted, status, accepted_at, can_consent } = link
  return (
    <span className={layout.wrap1}>
      {is_primary ? <StatusBadge tone="green">{t('guardians.primary')}</StatusBadge> : null}
      {status === 'pending' ? (
        <StatusBadge tone="amber">{t('guardians.pending')}</StatusBadge>
      ) : null}
      {status === 'objected' ? (
        <StatusBadge tone="red">{t('guardians.objected')}</StatusBadge>
      ) : null}
      {status === 'active' && !is_trusted ? (
        <StatusBadge tone="amber">
          {t(accepted_at ? 'guardians.unconfirmed' : 'guardians.unaccepted')}
        </StatusBadge>
      ) : null}
      {is_trusted && !can_consent ? <StatusBadge>{t('guardians.no_consent')}</StatusBadge> : null}
    </span>
  )
}
