import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { paths } from '@/lib/router/paths'
import { Button } from '@/shared/ui/button'
import { FactLine } from '@/shared/ui/name-lines'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import { StatusBadge } from '@/shared/ui/status-badge'
import { useSubscriptionRecord } from '../../api/subscriptions'
import { ChangeSheet } from '../../components/subscriptions/change-sheet'
import { SubscriptionBadges } from '../../components/subscriptions/subscription-badges'
import { SubscriptionDates } from '../../components/subscriptions/subscription-dates'
import { SubscriptionHistory } from '../../components/subscriptions/subscription-history'
import { SubscriptionInvoices } from '../../components/subscriptions/subscription-invoices'
import { SubscriptionPeople } from '../../components/subscriptions/subscription-people'
import { useSubscriptionText } from '../../components/subscriptions/use-subscription-text'
import {
  findPossibleChange,
  type SubscriptionChange,
} from '../../model/subscriptions/subscription-record'

/** One subscription: whose it is, what it costs, what was paid, what happened, and its end or renewal. */
export function SubscriptionDetailsPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation(['admin/subscriptions', 'admin'])
  const { formatPlan, formatPrice, formatNext } = useSubscriptionText()
  const held = useSubscriptionRecord(id)
  const [asking, setAsking] = useState<SubscriptionChange | null>(null)
  const possible = findPossibleChange(held)
  const name = held.user?.name || held.user?.email || t('gone')
  return (
    <>
      <DetailsPage
        title={name}
        back={{ to: paths.admin.active.list, label: t('admin:pages.active') }}
        media={<PersonAvatar name={name} src={held.user?.avatar_url ?? null} />}
        description={
          <FactLine>
            <SubscriptionBadges held={held} />
            <span role="status">
              {held.asked ? (
                <StatusBadge tone="amber">{t(`change.${held.asked}_asked`)}</StatusBadge>
              ) : null}
            </span>
          </FactLine>
        }
        facts={[
          { label: t('columns.plan'), value: formatPlan(held) },
          { label: t('columns.price'), value: formatPrice(held) },
          { label: t('columns.next'), value: formatNext(held) },
        ]}
        actions={
          possible ? (
            <Button
              kind="secondary"
              disabled={held.asked !== null}
              onClick={() => setAsking(possible)}
            >
              {t(`change.${possible}`)}
            </Button>
          ) : null
        }
        rail={<SubscriptionPeople held={held} />}
      >
        <SubscriptionDates held={held} />
        <SubscriptionInvoices invoices={held.invoices} />
        <SubscriptionHistory events={held.events} />
      </DetailsPage>
      {asking ? <ChangeSheet held={held} change={asking} onClose={() => setAsking(null)} /> : null}
    </>
  )
}
