import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import layout from '@/shared/ui/layout.module.css'
import type { useAudit } from '../../api/audit'
import { AuditEntry } from './audit-entry'

/** A page of the log in each of its states. */
export function AuditList({ query }: { query: ReturnType<typeof useAudit> }) {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = query
  if (!data) {
    return error ? <InlineError error={error} onRetry={() => void refetch()} /> : <ListSkeleton />
  }
  if (data.rows.length === 0) {
    return <EmptyState picture="people" title={t('audit.none')} text={t('audit.none_text')} />
  }
  return (
    <ul className={layout.list} aria-label={t('audit.title')}>
      {data.rows.map((entry) => (
        <AuditEntry key={entry.id} entry={entry} names={data.names} />
      ))}
    </ul>
  )
}
