import { useTranslation } from 'react-i18next'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { FilterSelect } from '@/shared/ui/filters/filter-select'
import { ListFrame } from '@/shared/ui/patterns/list-frame'
import { Pager } from '@/shared/ui/table/pager'
import { useAudit } from '../api/audit'
import { AuditList } from '../components/audit/audit-list'
import styles from '../components/audit/audit.module.css'
import { auditActions, auditFilterSchema, auditPageSize } from '../model/audit'

/** Who did what on the platform, newest first; nothing of it can be changed. */
export function AuditPage() {
  const { t } = useTranslation('admin')
  const [{ action, page }, patch] = useUrlState(auditFilterSchema)
  const query = useAudit({ page, ...(action ? { action } : {}) })
  return (
    <ListFrame
      title={t('pages.audit')}
      count={query.data?.total}
      description={t('pages.audit_description')}
      toolbar={
        <div className={styles.tools}>
          <FilterSelect
            label={t('audit.act')}
            value={action ? [action] : []}
            options={auditActions
              .map((value) => ({ value, label: t(`audit.acts.${value}`) }))
              .toSorted((one, other) => one.label.localeCompare(other.label))}
            onChange={([chosen]) =>
              patch({ action: auditActions.find((known) => known === chosen) ?? '', page: 1 })
            }
          />
        </div>
      }
      pager={
        <Pager
          page={page}
          pageSize={auditPageSize}
          total={query.data?.total ?? 0}
          onChange={(next) => patch({ page: next })}
        />
      }
    >
      <AuditList query={query} />
    </ListFrame>
  )
}
