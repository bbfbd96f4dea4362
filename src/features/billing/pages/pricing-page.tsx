import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '@/features/session/api/session-store'
import { parseRole } from '@/features/session/model/session'
import { paths } from '@/lib/router/paths'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { Alert } from '@/shared/public/alert'
import { LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { PageHeader } from '@/shared/ui/patterns/page-header'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { CardSkeleton } from '@/shared/ui/states/skeletons'
import { usePayableChildren, usePlans } from '../api/plans'
import { useSubscriptionQuery } from '../api/subscriptions'
import { LoadFault } from '../components/pricing/load-fault'
import { OtherOffers } from '../components/pricing/other-offers'
import { OwnSubscription } from '../components/pricing/own-subscription'
import { PlanChoice } from '../components/pricing/plan-choice'
import { WhosePlan } from '../components/pricing/whose-plan'
import { pricingSchema } from '../model/plan-offer'

/** What one can subscribe to in one's role, and at which price. */
export function PricingPage() {
  const { t } = useTranslation('billing')
  return (
    <div className={layout.stack5}>
      <PageHeader title={t('pages.pricing')} description={t('pricing.lead')} />
      <Offers />
      <footer className={layout.stack1}>
        <p className={layout.dim13}>{t('pricing.vat')}</p>
        <p className={layout.dim13}>
          <Link to={paths.info.terms}>{t('pricing.terms')}</Link>
        </p>
      </footer>
    </div>
  )
}

function Offers() {
  const { t } = useTranslation(['billing', 'common'])
  const [{ plan: chosenId, period, child: childId }, patch] = useUrlState(pricingSchema)
  const children = usePayableChildren()
  const role = parseRole(useSession()?.profile?.role)
  const offered = usePlans()
  const state = useSubscriptionQuery()
  const plans = offered.data

  if (!plans && offered.isError) return <LoadFault onRetry={() => void offered.refetch()} />
  if (!plans || state.isPending) return <CardSkeleton />
  if (plans.length === 0) return <EmptyState title={t('pricing.errors.none')} />

  const child = children.find(({ user_id }) => user_id === childId) ?? null
  const own = state.data?.status === 'active' ? state.data : null
  const chosen = plans.find(({ id }) => id === chosenId)
  const isForeign = chosen !== undefined && !child && chosen.role !== role
  const ownRole = plans.some((plan) => plan.role === role) ? role : null
  const sellingRole = child ? 'player' : ownRole
  return (
    <>
      {children.length > 0 ? (
        <WhosePlan
          people={children}
          value={child?.user_id ?? ''}
          onChange={(next) => patch({ child: next })}
        />
      ) : null}
      {own && !child ? <OwnSubscription /> : null}
      {isForeign && !own ? (
        <Alert title={t('pricing.chosen_other', { role: t(`common:roles.${chosen.role}`) })}>
          {t('pricing.errors.not_for_role')}
        </Alert>
      ) : null}
      {sellingRole ? (
        <PlanChoice
          plans={plans}
          role={sellingRole}
          // another one's offer is another one's answer
          key={child?.user_id ?? 'own'}
          child={child}
          period={period || chosen?.period || own?.period || 'monthly'}
          onPeriod={(next) => patch({ period: next })}
          chosenId={chosenId}
          ownId={(child ?? own)?.plan_id ?? null}
        />
      ) : (
        <NoPlans isAdmin={role === 'admin'} />
      )}
      <OtherOffers plans={plans} role={sellingRole} />
    </>
  )
}

/** Whoever waits for a role, and administrators. */
function NoPlans({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useTranslation('billing')
  return (
    <EmptyState
      title={t(isAdmin ? 'pricing.admin_title' : 'pricing.pending_title')}
      text={t(isAdmin ? 'pricing.admin_text' : 'pricing.pending_text')}
      action={
        isAdmin ? (
          <LinkButton to={paths.admin.plans.list}>{t('pricing.to_plans')}</LinkButton>
        ) : null
      }
    />
  )
}
