import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { usePlan, type PlanRecord } from '@/features/billing/api/plans'
import { PlanPreview } from '@/features/billing/widgets/plan-preview'
import { formatDate } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { StatusBadge } from '@/shared/ui/status-badge'
import { AuditTrail } from '../../components/audit/audit-trail'
import links from '../../components/links.module.css'
import { PlanMenu } from '../../components/plans/plan-menu'
import { usePlanText } from '../../components/plans/use-plan-text'

/** A plan in full: what it costs and allows, who has it, and every change of it. */
export function PlanDetailsPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation(['admin', 'billing'])
  const { formatName, formatPrice, formatLimit, formatTrial } = usePlanText()
  const plan = usePlan(id)
  return (
    <DetailsPage
      title={formatName(plan)}
      back={{ to: paths.admin.plans.list, label: t('pages.plans') }}
      description={
        plan.archived_at ? (
          <StatusBadge tone="amber">
            {t('billing:plans.archived_since', { date: formatDate(plan.archived_at) })}
          </StatusBadge>
        ) : (
          <StatusBadge tone="green">{t('billing:plans.offered')}</StatusBadge>
        )
      }
      facts={[
        { label: t('billing:plans.price'), value: formatPrice(plan) },
        { label: t('billing:plans.subscribers'), value: <SubscriberLink plan={plan} /> },
      ]}
      actions={
        <LinkButton kind="secondary" to={href(paths.admin.plans.edit, { id })}>
          {t('account.edit')}
        </LinkButton>
      }
      menu={<PlanMenu plan={plan} />}
      rail={<PlanPreview plan={plan} />}
    >
      <SectionCard title={t('billing:plans.limits')}>
        <FactList
          layout="stack"
          facts={[
            { label: t('billing:plans.teams'), value: formatLimit(plan.max_teams) },
            { label: t('billing:plans.players'), value: formatLimit(plan.max_players) },
            { label: t('billing:plans.trial'), value: formatTrial(plan) },
          ]}
        />
      </SectionCard>
      <AuditTrail about={{ plan: id }} description={t('billing:plans.history')} />
    </DetailsPage>
  )
}

/** How many have it, leading to who they are; the free plan is nobody's subscription. */
function SubscriberLink({ plan: { role, tier, period, subscribers } }: { plan: PlanRecord }) {
  if (period === null) return subscribers
  return (
    <Link
      className={links.link}
      to={`${paths.admin.active.list}?role=${role}&tier=${tier}&period=${period}`}
    >
      {subscribers}
    </Link>
  )
}
