import { useTranslation } from 'react-i18next'
import type { TeamDetails } from '@/features/teams/api/team'
import { formatDate } from '@/lib/dates'
import { getToday } from '@/lib/time/calendar-date'
import layout from '@/shared/ui/layout.module.css'
import { Paper } from '@/shared/ui/print/paper'
import type { LeagueLine } from '../../model/season/league-table'
import styles from '../ledger/ledger-paper.module.css'

interface LeaguePaperProps {
  title: string
  lines: readonly LeagueLine[]
  team: TeamDetails
}

/** The table for the notice board, on A4. */
export function LeaguePaper({ title, lines, team }: LeaguePaperProps) {
  const { t } = useTranslation('matches/season')
  return (
    <Paper>
      <article className={styles.sheet}>
        <h1>
          {title} {team.season}
        </h1>
        <p>
          {formatDate(getToday())} · {t('league.order')}
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('columns.team')}</th>
              <th scope="col">{t('columns.played')}</th>
              <th scope="col">{t('columns.won')}</th>
              <th scope="col">{t('columns.drawn')}</th>
              <th scope="col">{t('columns.lost')}</th>
              <th scope="col">{t('columns.goals')}</th>
              <th scope="col">{t('columns.points')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.name ?? ''} className={line.name === null ? layout.bold : undefined}>
                <th scope="row">
                  {line.rank}. {line.name ?? team.name}
                </th>
                <td>{line.played}</td>
                <td>{line.won}</td>
                <td>{line.drawn}</td>
                <td>{line.lost}</td>
                <td>{`${line.goals_for}:${line.goals_against}`}</td>
                <td>{line.points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </article>
    </Paper>
  )
}
