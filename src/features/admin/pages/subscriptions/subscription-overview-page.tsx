import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { DashboardPage } from '@/shared/ui/patterns/dashboard-page'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import layout from '@/shared/ui/layout.module.css'
import { useSubscriptionFigures } from '../../api/subscriptions'
import { LastEvents } from '../../components/subscriptions/last-events'
import { SellingFigures } from '../../components/subscriptions/selling-figures'
import { SellingTasks } from '../../components/subscriptions/selling-tasks'
import { CountryShares, PlanShares } from '../../components/subscriptions/share-cards'

/** How selling goes: what needs a look, what comes in, by what and from where. */
export function SubscriptionOverviewPage() {
  const { t } = useTranslation(['admin/subscriptions', 'admin'])
  return (
    <DashboardPage
      title={t('admin:pages.subscriptions')}
      description={t('lead')}
      actions={
        <>
          <LinkButton to={paths.admin.active.list}>{t('open_list')}</LinkButton>
          <LinkButton kind="secondary" to={paths.admin.plans.list}>
            {t('admin:pages.plans')}
          </LinkButton>
        </>
      }
      today={
        <QueryBoundary>
          <FirstSteps />
          <SellingTasks />
        </QueryBoundary>
      }
      stats={
        <QueryBoundary>
          <SellingFigures />
        </QueryBoundary>
      }
    >
      <QueryBoundary>
        <div className={layout.stack4}>
          <PlanShares />
          <CountryShares />
        </div>
        <LastEvents />
      </QueryBoundary>
    </DashboardPage>
  )
}

/** Before anybody has subscribed: what has to stand for that. */
function FirstSteps() {
  const { t } = useTranslation('admin/subscriptions')
  const { running, events } = useSubscriptionFigures()
  if (running > 0 || events.length > 0) return null
  return (
    <EmptyState
      size="card"
      title={t('empty')}
      text={t('empty_text')}
      action={<LinkButton to={paths.admin.plans.list}>{t('empty_action')}</LinkButton>}
    />
  )
}
