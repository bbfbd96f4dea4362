import { IconBellRinging } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { listOwnedSchoolIds } from '@/features/session/model/owned-schools'
import { formatAge, formatDate } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { formatFullName } from '@/lib/person'
import { href, paths } from '@/lib/router/paths'
import { getToday } from '@/lib/time/calendar-date'
import { useNow } from '@/lib/time/use-now'
import { Button } from '@/shared/ui/button'
import { toOptions } from '@/shared/ui/filters/list-filter'
import { CardLines, Dim, FactLine, NameLines } from '@/shared/ui/name-lines'
import { ListPage } from '@/shared/ui/patterns/list-page'
import { useList } from '@/shared/ui/patterns/use-list'
import { StatusBadge } from '@/shared/ui/status-badge'
import { owedQueries, useOwedFees } from '../api/fees'
import { OwedSums } from '../components/owed-sums'
import { useRemind } from '../components/use-remind'
import {
  canRemind,
  isReachable,
  daysBetweenReminders,
  isLate,
  listOwedTeams,
  owedFilterSchema,
  type OwedFee,
} from '../model/owed-fees'

/** Who owes the club what and since when, to remind one family or all those chosen. */
export function OwedFeeListPage() {
  const { t } = useTranslation('billing')
  const session = useSession()
  const now = useNow()
  const schoolIds = session ? listOwnedSchoolIds(session) : []
  const list = useList(owedFilterSchema, (filter) => owedQueries.page(schoolIds, filter))
  const { data: fees } = useOwedFees(schoolIds)
  const { remind, isPending } = useRemind(() => list.select([]))
  const bell = <IconBellRinging size={18} stroke={1.75} />
  const renderWho = (fee: OwedFee) => {
    const { player, payers, teams } = fee
    return (
      <NameLines
        name={formatFullName(player)}
        text={[
          teams.map(({ name }) => name).join(', '),
          isReachable(fee) ? payers.join(', ') : t('owed.nobody'),
        ]
          .filter(Boolean)
          .join(' · ')}
      />
    )
  }
  const renderDue = (fee: OwedFee) => (
    <FactLine>
      {formatDate(fee.due_on)}
      {isLate(fee, getToday()) ? <StatusBadge tone="red">{t('owed.late')}</StatusBadge> : null}
    </FactLine>
  )
  const renderReminded = ({ reminded_at }: OwedFee) =>
    reminded_at ? formatAge(reminded_at, new Date(now)) : t('owed.never')
  const renderAction = (fee: OwedFee) => (
    <Button
      kind="secondary"
      disabled={isPending || !canRemind(fee, now)}
      onClick={() => remind([fee.id])}
    >
      {t('owed.remind')}
    </Button>
  )
  return (
    <ListPage
      title={t('pages.owed')}
      list={list}
      description={fees ? <OwedSums fees={fees} filter={list.filter} /> : null}
      search={{ label: t('owed.search'), placeholder: t('owed.placeholder') }}
      filters={[
        { key: 'teams', label: t('owed.team'), options: toOptions(listOwedTeams(fees ?? [])) },
        { key: 'late', label: t('owed.late_only') },
      ]}
      notice={<Dim>{t('owed.limit', { count: daysBetweenReminders })}</Dim>}
      rowKey={({ id }) => id}
      rowLabel={(fee) => `${formatFullName(fee.player)}, ${fee.title}`}
      rowHref={({ player }) => href(paths.players.details, { id: player.id })}
      rowActions={renderAction}
      columns={[
        { key: 'name', header: t('owed.columns.who'), render: renderWho },
        { key: 'fee', header: t('owed.columns.fee'), render: ({ title }) => title },
        { key: 'due', header: t('owed.columns.due'), render: renderDue },
        { key: 'reminded', header: t('owed.columns.reminded'), render: renderReminded },
        {
          key: 'amount',
          header: t('owed.columns.amount'),
          align: 'end',
          render: ({ amount_cents }) => formatMoney(amount_cents),
        },
      ]}
      bulkActions={(rows) => (
        <Button
          icon={bell}
          busy={isPending}
          onClick={() => remind(rows.filter((fee) => canRemind(fee, now)).map(({ id }) => id))}
        >
          {t('owed.remind_all', { count: rows.length })}
        </Button>
      )}
      phoneCard={(fee) => (
        <CardLines>
          {renderWho(fee)}
          <FactLine>
            <span data-figures="">{formatMoney(fee.amount_cents)}</span>
            <Dim>{fee.title}</Dim>
          </FactLine>
          {renderDue(fee)}
          <Dim>{t('owed.reminded', { when: renderReminded(fee) })}</Dim>
        </CardLines>
      )}
      empty={{ picture: 'people', title: t('owed.empty_title'), text: t('owed.empty_text') }}
    />
  )
}
