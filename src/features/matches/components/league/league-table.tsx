import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { NameLines } from '@/shared/ui/name-lines'
import { StatusBadge } from '@/shared/ui/status-badge'
import { DataTable } from '@/shared/ui/table/data-table'
import type { LeagueLine } from '../../model/season/league-table'

const counts = ['played', 'won', 'drawn', 'lost'] as const

interface LeagueTableProps {
  title: string
  lines: readonly LeagueLine[]
  teamName: string
}

/** Ranks with points and goals; the own team stands out in weight and word. */
export function LeagueTable({ title, lines, teamName }: LeagueTableProps) {
  const { t } = useTranslation('matches/season')
  const renderTeam = ({ name, rank }: LeagueLine) =>
    name === null ? (
      <span className={layout.facts}>
        <span className={layout.bold}>{`${rank}. ${teamName}`}</span>
        <StatusBadge tone="green">{t('league.own')}</StatusBadge>
      </span>
    ) : (
      `${rank}. ${name}`
    )
  const formatGoals = ({ goals_for, goals_against }: LeagueLine) => `${goals_for}:${goals_against}`
  const createColumn = (key: (typeof counts)[number] | 'points') => ({
    key,
    header: t(`columns.${key}`),
    align: 'end' as const,
    render: (line: LeagueLine) => line[key],
  })
  return (
    <SectionCard
      title={title}
      description={t('league.order')}
      actions={
        lines.length > 0 ? (
          <Button
            kind="secondary"
            icon={<IconPrinter size={20} stroke={1.75} />}
            onClick={() => window.print()}
          >
            {t('league.print')}
          </Button>
        ) : null
      }
    >
      {lines.length === 0 ? (
        <p className={layout.dim14}>{t('league.empty')}</p>
      ) : (
        <DataTable
          label={title}
          rows={lines}
          rowKey={({ name }) => name ?? ''}
          renderCard={(line) => (
            <NameLines
              name={renderTeam(line)}
              text={[
                `${t('columns.points')} ${line.points}`,
                ...counts.map((key) => `${t(`columns.${key}`)} ${line[key]}`),
                formatGoals(line),
              ].join(' · ')}
            />
          )}
          columns={[
            { key: 'team', header: t('columns.team'), render: renderTeam },
            createColumn('played'),
            createColumn('won'),
            createColumn('drawn'),
            createColumn('lost'),
            { key: 'goals', header: t('columns.goals'), align: 'end', render: formatGoals },
            createColumn('points'),
          ]}
        />
      )}
    </SectionCard>
  )
}
