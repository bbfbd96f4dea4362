import { useTranslation } from 'react-i18next'
import { formatFullName } from '@/lib/person'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { NameLines } from '@/shared/ui/name-lines'
import { DataTable } from '@/shared/ui/table/data-table'
import {
  listScorers,
  type SeasonPlayer,
  type SeasonResults,
} from '../../model/season/season-results'
import { NoTableReason } from './no-table-reason'

interface ScorersCardProps {
  results: SeasonResults
  teamId: string
}

/** The ten who scored and set up most; at an age without tables the reason why there is no list. */
export function ScorersCard({ results, teamId }: ScorersCardProps) {
  const { t } = useTranslation('matches/season')
  const scorers = listScorers(results.players)
  const createColumn = (key: 'goals' | 'assists') => ({
    key,
    header: t(`columns.${key === 'goals' ? 'scored' : 'assists'}`),
    align: 'end' as const,
    render: (player: SeasonPlayer) => player[key] ?? 0,
  })
  return (
    <SectionCard
      title={t('scorers.title')}
      description={results.has_table ? t('scorers.text') : undefined}
    >
      {results.has_table ? null : <NoTableReason teamId={teamId} />}
      {results.has_table && scorers.length === 0 ? (
        <p className={layout.dim14}>{t('scorers.none')}</p>
      ) : null}
      {scorers.length > 0 ? (
        <DataTable
          label={t('scorers.title')}
          rows={scorers}
          rowKey={({ player_id }) => player_id}
          renderCard={(player) => (
            <NameLines
              name={formatFullName(player)}
              text={`${t('columns.scored')} ${player.goals ?? 0} · ${t('columns.assists')} ${player.assists ?? 0}`}
            />
          )}
          columns={[
            { key: 'name', header: t('columns.name'), render: formatFullName },
            createColumn('goals'),
            createColumn('assists'),
          ]}
        />
      ) : null}
    </SectionCard>
  )
}
