import { useTranslation } from 'react-i18next'
import { planQueries } from '@/features/billing/api/plans'
import { sellingRoles } from '@/features/billing/model/plan-offer'
import { planFilterSchema, type AdminPlan } from '@/features/billing/model/plan-schema'
import { href, paths } from '@/lib/router/paths'
import { CardLines, Dim, NameLines } from '@/shared/ui/name-lines'
import { ListPage } from '@/shared/ui/patterns/list-page'
import { useList } from '@/shared/ui/patterns/use-list'
import { usePlanText } from '../../components/plans/use-plan-text'

/** What the platform sells and sold: every plan with its price, limits and subscribers. */
export function PlanListPage() {
  const { t, i18n } = useTranslation(['admin', 'billing', 'common'])
  const { formatName, formatPrice, formatLimit, formatTrial, formatPeriod } = usePlanText()
  const list = useList(planFilterSchema, (filter) =>
    planQueries.page({ filter, locale: i18n.language, toText: formatName }),
  )
  const renderName = (plan: AdminPlan) => (
    <NameLines
      name={`${t(`common:roles.${plan.role}`)} · ${t(`billing:pricing.tiers.${plan.tier}`)}`}
      text={[formatPeriod(plan), formatTrial(plan)].filter(Boolean).join(' · ')}
    />
  )
  return (
    <ListPage
      title={t('pages.plans')}
      list={list}
      create={{ to: paths.admin.plans.create, label: t('pages.plan_create') }}
      search={{ label: t('billing:plans.search'), placeholder: t('billing:plans.placeholder') }}
      filters={[
        {
          key: 'role',
          label: t('billing:plans.role'),
          options: sellingRoles.map((value) => ({ value, label: t(`common:roles.${value}`) })),
        },
        { key: 'status', label: t('billing:plans.archived'), on: 'archived' },
      ]}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href(paths.admin.plans.details, { id })}
      columns={[
        { key: 'plan', header: t('billing:plans.plan'), render: renderName },
        { key: 'price', header: t('billing:plans.price'), align: 'end', render: formatPrice },
        {
          key: 'teams',
          header: t('billing:plans.teams'),
          align: 'end',
          render: ({ max_teams }) => formatLimit(max_teams),
        },
        {
          key: 'players',
          header: t('billing:plans.players'),
          align: 'end',
          render: ({ max_players }) => formatLimit(max_players),
        },
        {
          key: 'subscribers',
          header: t('billing:plans.subscribers'),
          align: 'end',
          render: ({ subscribers }) => subscribers,
        },
      ]}
      phoneCard={(plan) => (
        <CardLines>
          {renderName(plan)}
          <Dim>
            {formatPrice(plan)} · {t('billing:plans.subscriber_count', { count: plan.subscribers })}
          </Dim>
        </CardLines>
      )}
      empty={{ title: t('billing:plans.none'), text: t('billing:plans.none_text') }}
    />
  )
}
