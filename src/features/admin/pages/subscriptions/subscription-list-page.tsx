import { useTranslation } from 'react-i18next'
import { billingPeriods, sellingRoles } from '@/features/billing/model/plan-offer'
import { useRoleName } from '@/features/session/widgets/use-role-name'
import { formatDate } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { CardLines, Dim, FactLine, NameLines } from '@/shared/ui/name-lines'
import { ListPage } from '@/shared/ui/patterns/list-page'
import { useList } from '@/shared/ui/patterns/use-list'
import { adminSubscriptionQueries, type ListedSubscription } from '../../api/subscriptions'
import { SubscriptionBadges } from '../../components/subscriptions/subscription-badges'
import { SubscriptionExport } from '../../components/subscriptions/subscription-export'
import { useSubscriptionText } from '../../components/subscriptions/use-subscription-text'
import { UserName } from '../../components/user-name'
import {
  paidTiers,
  subscriptionFilterSchema,
  subscriptionStates,
} from '../../model/subscriptions/subscription-filter'
import { getNextDay } from '../../model/subscriptions/subscription-state'

const renderState = (row: ListedSubscription) => (
  <SubscriptionBadges held={row} hasNotice={row.has_notice} />
)

/** Who pays for what: everything that runs, and on demand what has ended. */
export function SubscriptionListPage() {
  const { t } = useTranslation(['admin/subscriptions', 'admin', 'billing'])
  const roleName = useRoleName()
  const { formatPlan, formatPeriod, formatPrice, formatNext, formatCountry } = useSubscriptionText()
  const list = useList(subscriptionFilterSchema, adminSubscriptionQueries.list)
  const { country } = list.filter
  const renderWho = ({ full_name, email, avatar_url }: ListedSubscription) => (
    <UserName user={{ full_name: full_name ?? t('gone'), email: email ?? '', avatar_url }} />
  )
  const renderSchool = (row: ListedSubscription) =>
    row.school_name ? (
      <NameLines name={row.school_name} text={formatCountry(row.country)} />
    ) : (
      <Dim>{t('no_school')}</Dim>
    )
  const renderNext = (row: ListedSubscription) => {
    const { kind, at } = getNextDay(row)
    return <NameLines name={formatDate(at)} text={t(`next_short.${kind}`)} />
  }
  return (
    <ListPage
      title={t('admin:pages.active')}
      list={list}
      description={t('list_lead')}
      actions={<SubscriptionExport filter={list.filter} />}
      search={{ label: t('search'), placeholder: t('search_placeholder') }}
      filters={[
        {
          key: 'state',
          label: t('columns.state'),
          options: subscriptionStates
            .filter((value) => value !== 'running')
            .map((value) => ({ value, label: t(`states.${value}`) })),
        },
        {
          key: 'role',
          label: t('billing:plans.role'),
          options: sellingRoles.map((value) => ({ value, label: roleName(value) })),
        },
        {
          key: 'tier',
          label: t('columns.plan'),
          options: paidTiers.map((value) => ({
            value,
            label: t(`billing:pricing.tiers.${value}`),
          })),
        },
        {
          key: 'period',
          label: t('columns.period'),
          options: billingPeriods.map((value) => ({ value, label: formatPeriod(value) })),
        },
        country !== '' && { key: 'country', label: formatCountry(country), on: country },
      ]}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href(paths.admin.active.details, { id })}
      rowLabel={({ full_name }) => full_name ?? t('gone')}
      columns={[
        { key: 'name', header: t('columns.who'), render: renderWho },
        { key: 'school', header: t('columns.school'), render: renderSchool },
        {
          key: 'plan',
          header: t('columns.plan'),
          render: (row) => <NameLines name={formatPlan(row)} text={formatPeriod(row.period)} />,
        },
        {
          key: 'price',
          header: t('columns.price'),
          align: 'end',
          render: ({ price_cents, currency, period }) => (
            <NameLines
              name={formatMoney(price_cents, currency)}
              text={t(`billing:pricing.unit.${period}`)}
            />
          ),
        },
        { key: 'state', header: t('columns.state'), render: renderState },
        { key: 'next', header: t('columns.next'), render: renderNext },
        {
          key: 'started_at',
          header: t('columns.started'),
          render: ({ started_at }) => formatDate(started_at),
        },
      ]}
      phoneCard={(row) => (
        <CardLines>
          {renderWho(row)}
          <FactLine>
            {renderState(row)}
            <Dim>{formatPrice(row)}</Dim>
          </FactLine>
          <Dim>
            {[formatPlan(row), row.school_name, formatNext(row)].filter(Boolean).join(' · ')}
          </Dim>
        </CardLines>
      )}
      empty={{
        title: t('empty'),
        text: t('empty_text'),
        action: (
          <LinkButton kind="secondary" to={paths.admin.plans.list}>
            {t('empty_action')}
          </LinkButton>
        ),
      }}
    />
  )
}
