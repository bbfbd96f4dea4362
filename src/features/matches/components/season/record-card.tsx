import { useTranslation } from 'react-i18next'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { Dim, NameLines } from '@/shared/ui/name-lines'
import { DataTable } from '@/shared/ui/table/data-table'
import { listForm, type SeasonRecord, type SeasonResults } from '../../model/season/season-results'
import { MatchResult } from '../../widgets/match-result'

const sides = ['all', 'home', 'away'] as const
const counts = ['played', 'won', 'drawn', 'lost', 'clean_sheets'] as const

/** Won, drawn and lost with the goals, home and away, and the last five matches. */
export function RecordCard({ results }: { results: SeasonResults }) {
  const { t } = useTranslation('matches/season')
  const form = listForm(results.matches)
  const rows = sides.map((side) => ({ side, ...results.record[side] }))
  const createColumn = (key: (typeof counts)[number]) => ({
    key,
    header: t(`columns.${key}`),
    align: 'end' as const,
    render: (row: SeasonRecord) => row[key],
  })
  return (
    <SectionCard title={t('record.title')} description={t('record.text')}>
      {form.length > 0 ? (
        <div className={layout.rowWide}>
          <span className={layout.medium}>{t('record.form')}</span>
          <ul className={`${layout.list} ${layout.rowWide}`} aria-label={t('record.form')}>
            {form.map((match) => (
              <li key={match.id} className={layout.facts}>
                <MatchResult match={match} />
                <Dim>{match.opponent}</Dim>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <DataTable
        label={t('record.title')}
        rows={rows}
        rowKey={({ side }) => side}
        renderCard={({ side, ...line }) => (
          <NameLines
            name={`${t(`side.${side}`)}: ${line.goals_for}:${line.goals_against}`}
            text={counts.map((key) => `${t(`columns.${key}`)} ${line[key]}`).join(' · ')}
          />
        )}
        columns={[
          { key: 'side', header: t('columns.side'), render: ({ side }) => t(`side.${side}`) },
          createColumn('played'),
          createColumn('won'),
          createColumn('drawn'),
          createColumn('lost'),
          {
            key: 'goals',
            header: t('columns.goals'),
            align: 'end',
            render: ({ goals_for, goals_against }) => `${goals_for}:${goals_against}`,
          },
          createColumn('clean_sheets'),
        ]}
      />
    </SectionCard>
  )
}
