import { useTranslation } from 'react-i18next'
import { formatMoney } from '@/lib/money'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { DataTable } from '@/shared/ui/table/data-table'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { toDeskSearch } from '../../model/desk-filter'

interface TeamMoney {
  team_id: string | null
  name: string | null
  player_count: number
  open_cents: number
  overdue_cents: number
  paid_cents: number
}

interface TeamTableProps {
  rows: readonly TeamMoney[]
  schoolId: string
}

/** What each team owes and paid this season; a team leads to its open fees. */
export function TeamTable({ rows, schoolId }: TeamTableProps) {
  const { t } = useTranslation('fees')
  const open = toDeskSearch({ tab: 'open', school: schoolId })
  return (
    <SectionCard title={t('overview.by_team')} description={t('overview.by_team_text')}>
      {rows.length === 0 ? (
        <EmptyState size="card" title={t('overview.no_teams')} text={t('overview.no_teams_text')} />
      ) : (
        <DataTable
          label={t('overview.by_team')}
          rows={rows.toSorted(compareByName)}
          rowKey={({ team_id }) => team_id ?? 'none'}
          rowHref={({ team_id }) => (team_id ? `${open}&team=${team_id}` : open)}
          columns={[
            {
              key: 'team',
              header: t('columns.team'),
              render: ({ name }) => name ?? t('overview.without_team'),
            },
            {
              key: 'players',
              header: t('columns.players'),
              align: 'end',
              isHiddenOnPhone: true,
              render: ({ player_count }) => player_count,
            },
            {
              key: 'open',
              header: t('columns.open'),
              align: 'end',
              render: ({ open_cents }) => formatMoney(open_cents),
            },
            {
              key: 'late',
              header: t('columns.late'),
              align: 'end',
              render: ({ overdue_cents }) => formatMoney(overdue_cents),
            },
            {
              key: 'paid',
              header: t('columns.paid'),
              align: 'end',
              render: ({ paid_cents }) => formatMoney(paid_cents),
            },
          ]}
        />
      )}
    </SectionCard>
  )
}

/** U9 before U11; who is in no team comes last. */
function compareByName({ name: one }: TeamMoney, { name: other }: TeamMoney): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return one.localeCompare(other, undefined, { numeric: true })
}
