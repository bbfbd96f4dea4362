import { useTranslation } from 'react-i18next'
import { PlanCard } from '@/features/schools/widgets/plan-card'
import { useSession } from '@/features/session/api/session-store'
import { paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { FormPage } from '@/shared/ui/patterns/form-page'
import { TabLinks } from '@/shared/ui/patterns/tab-links'
import { useActiveTab } from '@/shared/ui/patterns/use-active-tab'
import layout from '@/shared/ui/layout.module.css'
import { useOwnedSchools } from '../api/academy/academy'
import { BillingHistory } from '../components/payments/billing-history'
import { CheckoutReturn } from '../components/payments/checkout-return'
import { CurrentSubscriptions } from '../components/payments/current-subscriptions'

/** `/dashboard/owner/settings/billing`: the school's plan and its use, what pays for it, and the bills. */
export function OwnerBillingPage() {
  const session = useSession()
  return session ? <OwnerBilling userId={session.user.id} /> : null
}

function OwnerBilling({ userId }: { userId: string }) {
  const { t } = useTranslation('settings')
  const schools = useOwnedSchools(userId)
  const active = useActiveTab(
    schools.map(({ id }) => id),
    'school',
  )
  if (!active) return <EmptyState title={t('academy.none')} text={t('academy.none_text')} />
  return (
    <FormPage
      title={t('pages.owner_billing')}
      description={t('pages.owner_billing_description')}
      actions={
        <LinkButton kind="secondary" to={paths.owner.fees}>
          {t('payments.school_money')}
        </LinkButton>
      }
    >
      <div className={layout.stack4}>
        {schools.length > 1 ? (
          <TabLinks
            label={t('academy.schools')}
            param="school"
            tabs={schools.map(({ id, name }) => ({ key: id, label: name }))}
          />
        ) : null}
        <CheckoutReturn userId={userId} />
        <PlanCard schoolId={active} />
        <QueryBoundary>
          <CurrentSubscriptions userId={userId} ofRole="owner" />
        </QueryBoundary>
        <BillingHistory userId={userId} />
      </div>
    </FormPage>
  )
}
