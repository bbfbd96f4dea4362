import { useTranslation } from 'react-i18next'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { LinkButton } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { paths } from '@/lib/router/paths'
import { Pager } from '@/shared/ui/table/pager'
import { useAudit } from '../../api/audit'
import { auditFilterSchema, auditPageSize } from '../../model/audit'
import { AuditList } from './audit-list'

/** What one person did and what was done to them, a page at a time. */
export function AuditTrail({ userId }: { userId: string }) {
  const { t } = useTranslation('admin')
  const [{ page }, patch] = useUrlState(auditFilterSchema)
  const query = useAudit({ ...auditFilterSchema.parse({}), person: userId, page })
  return (
    <SectionCard
      title={t('audit.title')}
      description={t('audit.of_person')}
      actions={
        <LinkButton kind="quiet" to={`${paths.admin.audit}?person=${userId}`}>
          {t('audit.whole')}
        </LinkButton>
      }
    >
      <AuditList query={query} />
      <Pager
        page={page}
        pageSize={auditPageSize}
        total={query.data?.total ?? 0}
        onChange={(next) => patch({ page: next })}
      />
    </SectionCard>
  )
}
