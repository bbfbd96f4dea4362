import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { StatusBadge } from '@/shared/ui/status-badge'
import layout from '@/shared/ui/layout.module.css'
import { useOffices, type Office } from '../api/offices'
import styles from './case-list.module.css'
import { OfficeActions } from './office-actions'

interface OfficeListProps {
  role: 'admin' | 'owner' | 'coach'
}

/** Who holds an office, who is proposed, and whose word is missing. */
export function OfficeList({ role }: OfficeListProps) {
  const { t } = useTranslation('safety')
  const { data, error, refetch } = useOffices()
  if (!data) {
    return error ? <InlineError error={error} onRetry={() => void refetch()} /> : <ListSkeleton />
  }
  if (data.length === 0) {
    return <EmptyState picture="people" title={t('empty.offices')} text={t('empty.offices_text')} />
  }
  return (
    <ul className={layout.listGrid3} aria-label={t('tabs.offices')}>
      {data.map((office) => (
        <li
          key={office.school_id + office.user_id + office.duty}
          className={`${layout.card} ${layout.grid} ${layout.gap3} ${styles.case}`}
        >
          <div className={`${layout.spread} ${styles.head}`}>
            <h2 className={`${layout.medium} ${layout.size16}`}>
              {t('office.title', { name: office.full_name, duty: t(`duties.${office.duty}`) })}
            </h2>
            <OfficeBadges office={office} />
          </div>
          <p className={`${layout.dim13Any} ${layout.flex} ${layout.wrap} ${styles.facts}`}>
            <span>{office.school_name}</span>
            {office.held_since && (
              <span>{t('office.since', { date: formatDate(office.held_since) })}</span>
            )}
            {office.proposed_by_name && (
              <span>{t('office.proposed_by', { name: office.proposed_by_name })}</span>
            )}
          </p>
          <OfficeActions office={office} role={role} />
        </li>
      ))}
    </ul>
  )
}

function OfficeBadges({ office }: { office: Office }) {
  const { t } = useTranslation('safety')
  if (office.held_since) return <StatusBadge tone="green">{t('office.held')}</StatusBadge>
  return (
    <div className={layout.row2}>
      {!office.accepted_at && <StatusBadge tone="amber">{t('office.to_accept')}</StatusBadge>}
      {!office.confirmed_at && <StatusBadge tone="amber">{t('office.to_confirm')}</StatusBadge>}
    </div>
  )
}
