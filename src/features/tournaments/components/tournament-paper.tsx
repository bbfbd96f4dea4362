import { useTranslation } from 'react-i18next'
import { formatDay } from '@/lib/time/format-day'
import { toWallClock } from '@/lib/time/wall-clock'
import { Paper } from '@/shared/ui/print/paper'
import type { Tournament } from '../api/tournaments'
import { sortGames } from '../model/tournament'
import { useResultText } from './plan/use-result-text'
import { useTeamNames } from './plan/use-team-names'
import layout from '@/shared/ui/layout.module.css'
import styles from './tournament.module.css'

/** A line to write on. */
const blankResult = '____ : ____'

/** The plan on A4: games by time and pitch with space for the results. */
export function TournamentPaper({ tournament }: { tournament: Tournament }) {
  const { t, i18n } = useTranslation('tournaments')
  const getName = useTeamNames(tournament.teams)
  const formatResult = useResultText()
  const zone = tournament.school.time_zone
  const games = sortGames(tournament.games)
  const starts = [...new Set(games.map(({ starts_at }) => starts_at))]
  const pitches = [...new Set(games.map(({ pitch }) => pitch))].toSorted((a, b) => a - b)
  const day = formatDay(toWallClock(tournament.starts_at, zone).date, i18n.language, 'day_long')
  return (
    <Paper>
      <article className={`${layout.grid} ${styles.sheet}`}>
        <h1>{tournament.name}</h1>
        <p>{[day, tournament.venue].filter((part) => part).join(' · ')}</p>
        <table>
          <thead>
            <tr>
              <th scope="col" style={{ inlineSize: '16mm' }}>
                {t('fields.time')}
              </th>
              {pitches.map((pitch) => (
                <th key={pitch} scope="col">
                  {t('pitch', { number: pitch })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {starts.map((start) => (
              <tr key={start}>
                <th scope="row">{toWallClock(start, zone).time}</th>
                {pitches.map((pitch) => (
                  <td key={pitch}>
                    {games
                      .filter((game) => game.starts_at === start && game.pitch === pitch)
                      .map((game) => (
                        <p key={game.id}>
                          {getName(game.home_id)} – {getName(game.away_id)}{' '}
                          {formatResult(game, getName) || blankResult}
                        </p>
                      ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p>{tournament.kind === 'festival' ? t('kind_why.festival') : t('table_order')}</p>
      </article>
    </Paper>
  )
}
