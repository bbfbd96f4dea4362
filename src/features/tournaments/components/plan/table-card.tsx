import { useTranslation } from 'react-i18next'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { DataTable } from '@/shared/ui/table/data-table'
import type { Tournament } from '../../api/tournaments'
import { computeTable, type TableLine } from '../../model/table'

/** One table per group. */
export function TableCards({ tournament }: { tournament: Tournament }) {
  const { t } = useTranslation('tournaments')
  const groups = [...new Set(tournament.teams.map(({ group_no }) => group_no))].toSorted(
    (one, other) => one - other,
  )
  return groups.map((group) => {
    const teams = tournament.teams.filter(({ group_no }) => group_no === group)
    const lines = computeTable(teams, tournament.games)
    const title = groups.length > 1 ? t('group_table', { letter: formatGroup(group) }) : t('table')
    const createColumn = (key: 'played' | 'points', value: (line: TableLine) => number) => ({
      key,
      header: t(`columns.${key}`),
      align: 'end' as const,
      render: value,
    })
    return (
      <SectionCard key={group} title={title} description={t('table_order')}>
        <DataTable
          label={title}
          rows={lines}
          rowKey={({ team }) => team.id}
          columns={[
            {
              key: 'team',
              header: t('columns.team'),
              render: ({ team, rank }) => `${rank}. ${team.name}`,
            },
            createColumn('played', ({ played }) => played),
            {
              key: 'goals',
              header: t('columns.goals'),
              align: 'end',
              render: ({ goals_for, goals_against }) => `${goals_for}:${goals_against}`,
            },
            createColumn('points', ({ points }) => points),
          ]}
        />
        {lines.some(({ isTied }) => isTied) ? (
          <p className={layout.dim13}>
            {t('tied', {
              teams: lines
                .filter(({ isTied }) => isTied)
                .map(({ team }) => team.name)
                .join(', '),
            })}
          </p>
        ) : null}
      </SectionCard>
    )
  })
}

/** A for the first. */
export function formatGroup(group: number): string {
  return String.fromCodePoint(64 + group)
}
