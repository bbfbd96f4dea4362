import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '@/lib/money'
import { formatFullName } from '@/lib/person'
import { useNow } from '@/lib/time/use-now'
import { CardLines, Dim, FactLine } from '@/shared/ui/name-lines'
import { ListPage } from '@/shared/ui/patterns/list-page'
import { useList } from '@/shared/ui/patterns/use-list'
import { treasuryQueries, useTreasuryPlayers, type FeeRow } from '../../api/treasury'
import { feeFilterSchemas, type ListTab } from '../../model/desk-filter'
import { daysBetweenReminders, feeKinds, feeStatuses } from '../../model/fee'
import { listTeams } from '../../model/treasury-teams'
import { DeskActions, DeskTabs } from '../desk-head'
import { DueCell, FeeCell, PaidCell, RemindedCell, WhoCell } from './fee-cells'
import { FeeActions, FeeBulkActions } from './fee-actions'
import { FeeSheets, type OpenedSheet } from './fee-sheets'

interface FeeListProps {
  schoolId: string
  tab: ListTab
}

/** The fees of a school: what is open, what is paid, or all, to be settled and reminded one by one or together. */
export function FeeList({ schoolId, tab }: FeeListProps) {
  const { t } = useTranslation('fees')
  const now = useNow()
  const list = useList(feeFilterSchemas[tab], (filter) =>
    treasuryQueries.page(schoolId, tab, filter),
  )
  const { data: players } = useTreasuryPlayers(schoolId)
  const [sheet, setSheet] = useState<OpenedSheet | null>(null)
  const [first] = list.rows ?? []
  const isPaidList = tab === 'paid'
  return (
    <>
      <ListPage<FeeRow, typeof list.filter>
        title={t('pages.finances')}
        label={t(`tabs.${tab}`)}
        list={list}
        description={first ? t('list.sums', describeSums(first)) : t('desk.lead')}
        actions={<DeskActions />}
        tabs={<DeskTabs />}
        search={{ label: t('list.search'), placeholder: t('list.placeholder') }}
        filters={[
          {
            key: 'team',
            label: t('columns.team'),
            options: listTeams(players ?? []).map(({ id, name }) => ({ value: id, label: name })),
          },
          {
            key: 'kind',
            label: t('columns.kind'),
            options: feeKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
          },
          tab === 'all' && {
            key: 'status',
            label: t('columns.status'),
            options: feeStatuses.map((one) => ({ value: one, label: t(`statuses.${one}`) })),
          },
          !isPaidList && { key: 'late', label: t('list.late_only') },
        ]}
        notice={
          tab === 'open' ? <Dim>{t('list.limit', { count: daysBetweenReminders })}</Dim> : null
        }
        rowKey={({ id }) => id}
        rowLabel={(fee) => `${formatFullName(fee)}, ${fee.title}`}
        rowActions={(fee) => <FeeActions fee={fee} now={now} onOpen={setSheet} />}
        columns={[
          { key: 'name', header: t('columns.who'), render: (fee) => <WhoCell fee={fee} /> },
          { key: 'fee', header: t('columns.fee'), render: (fee) => <FeeCell fee={fee} /> },
          { key: 'due', header: t('columns.due'), render: (fee) => <DueCell fee={fee} /> },
          isPaidList
            ? { key: 'paid', header: t('columns.paid_on'), render: (fee) => <PaidCell fee={fee} /> }
            : {
                key: 'reminded',
                header: t(tab === 'open' ? 'columns.reminded' : 'columns.status'),
                render: (fee) =>
                  fee.status === 'due' ? (
                    <RemindedCell fee={fee} now={now} />
                  ) : (
                    <PaidCell fee={fee} />
                  ),
              },
          {
            key: 'amount',
            header: t('columns.amount'),
            align: 'end',
            render: ({ amount_cents }) => formatMoney(amount_cents),
          },
        ]}
        bulkActions={
          tab === 'all'
            ? undefined
            : (rows) => (
                <FeeBulkActions
                  fees={rows}
                  now={now}
                  onOpen={setSheet}
                  onDone={() => list.select([])}
                />
              )
        }
        phoneCard={(fee) => (
          <CardLines>
            <WhoCell fee={fee} />
            <FactLine>
              <span data-figures="">{formatMoney(fee.amount_cents)}</span>
              <FeeCell fee={fee} />
            </FactLine>
            <DueCell fee={fee} />
            {fee.status === 'due' ? (
              <RemindedCell fee={fee} now={now} isLabelled />
            ) : (
              <PaidCell fee={fee} />
            )}
          </CardLines>
        )}
        empty={{
          picture: 'people',
          title: t(`list.empty_title.${tab}`),
          text: t(`list.empty_text.${tab}`),
        }}
      />
      {sheet ? (
        <FeeSheets sheet={sheet} onDone={() => list.select([])} onClose={() => setSheet(null)} />
      ) : null}
    </>
  )

  function describeSums({ total_cents, late_cents, player_count }: FeeRow) {
    return {
      sum: formatMoney(total_cents),
      late: formatMoney(late_cents),
      players: t('list.players', { count: player_count }),
    }
  }
}
