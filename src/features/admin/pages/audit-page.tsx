import { useTranslation } from 'react-i18next'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { ListFrame } from '@/shared/ui/patterns/list-frame'
import { Pager } from '@/shared/ui/table/pager'
import { useAudit } from '../api/audit'
import { AuditExport } from '../components/audit/audit-export'
import { AuditList } from '../components/audit/audit-list'
import { AuditToolbar } from '../components/audit/audit-toolbar'
import { auditFilterSchema, auditPageSize } from '../model/audit'

/** Who did what on the platform, newest first; nothing of it can be changed. */
export function AuditPage() {
  const { t } = useTranslation('admin')
  const [filter, patch] = useUrlState(auditFilterSchema)
  const query = useAudit(filter)
  return (
    <ListFrame
      title={t('pages.audit')}
      count={query.data?.total}
      description={t('pages.audit_description')}
      action={<AuditExport filter={filter} />}
      toolbar={
        <AuditToolbar
          filter={filter}
          personName={query.data?.names.people.get(filter.person)}
          onChange={(change) => patch({ ...change, page: 1 })}
        />
      }
      pager={
        <Pager
          page={filter.page}
          pageSize={auditPageSize}
          total={query.data?.total ?? 0}
          onChange={(page) => patch({ page })}
        />
      }
    >
      <AuditList query={query} />
    </ListFrame>
  )
}
