import { useTranslation } from 'react-i18next'
import { formatAge } from '@/lib/dates'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { StatusBadge } from '@/shared/ui/status-badge'
import layout from '@/shared/ui/layout.module.css'
import { useReportBacklog } from '../api/message-reports'
import { isBacklogOverdue } from '../model/deadline'
import styles from './case-list.module.css'

/** For administrators: where message reports wait and whether somebody can look. Never what they say. */
export function BacklogList() {
  const { t } = useTranslation('safety')
  const { data, error, refetch } = useReportBacklog()
  if (!data) {
    return error ? <InlineError error={error} onRetry={() => void refetch()} /> : <ListSkeleton />
  }
  if (data.length === 0) {
    return <EmptyState picture="people" title={t('empty.reports')} text={t('empty.reports_text')} />
  }
  return (
    <ul className={layout.listGrid3} aria-label={t('tabs.reports')}>
      {data.map((school) => (
        <li
          key={school.school_id}
          className={`${layout.card} ${layout.grid} ${layout.gap3} ${styles.case}`}
        >
          <div className={`${layout.spread} ${styles.head}`}>
            <h2 className={`${layout.medium} ${layout.size16}`}>{school.school_name}</h2>
            <div className={layout.row2}>
              {isBacklogOverdue(school.oldest_at) && (
                <StatusBadge tone="red">{t('case.overdue')}</StatusBadge>
              )}
              {school.officer_count === 0 && (
                <StatusBadge tone="red">{t('backlog.no_officer')}</StatusBadge>
              )}
              <StatusBadge tone="amber">
                {t('backlog.open', { count: school.open_count })}
              </StatusBadge>
            </div>
          </div>
          <p className={`${layout.dim13Any} ${layout.flex} ${layout.wrap} ${styles.facts}`}>
            <span>{t('backlog.oldest', { age: formatAge(school.oldest_at) })}</span>
            <span>{t('backlog.officers', { count: school.officer_count })}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
