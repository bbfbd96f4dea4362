import { useTranslation } from 'react-i18next'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { LinkButton } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { paths } from '@/lib/router/paths'
import { Pager } from '@/shared/ui/table/pager'
import { useAudit } from '../../api/audit'
import { auditFilterSchema, auditPageSize } from '../../model/audit'
import { AuditList } from './audit-list'

interface AuditTrailProps {
  about: { person: string } | { plan: string }
  description: string
}

/** What happened to a person, and what they did, or to a plan, a page at a time. */
export function AuditTrail({ about, description }: AuditTrailProps) {
  const { t } = useTranslation('admin')
  const [{ page }, patch] = useUrlState(auditFilterSchema)
  const query = useAudit({ ...auditFilterSchema.parse({}), ...about, page })
  return (
    <SectionCard
      title={t('audit.title')}
      description={description}
      actions={
        <LinkButton
          kind="quiet"
          to={`${paths.admin.audit}?${new URLSearchParams(about).toString()}`}
        >
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
