import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { staffQueries } from '@/features/teams/api/staff'
import { teamDetailsQueries } from '@/features/teams/api/team'
import { formatFullName } from '@/lib/person'
import { formatDay } from '@/lib/time/format-day'
import { toWallClock } from '@/lib/time/wall-clock'
import layout from '@/shared/ui/layout.module.css'
import { Paper } from '@/shared/ui/print/paper'
import type { Match } from '../../api/matches'
import { sortSubstitutes, type Duties } from '../../model/lineup/duties'
import { findPlayerPlace, type Lineup } from '../../model/lineup/lineup'
import type { LineupPlayer } from '../../model/lineup/position-fit'
import { keeperSlot } from '../../model/lineup/slot-code'
import styles from './team-sheet.module.css'

interface TeamSheetProps {
  match: Match
  /** With which the match begins. */
  lineup: Lineup
  players: readonly LineupPlayer[]
  duties: Duties
}

/** What the referee gets before kick-off: who begins, who sits, who is responsible, on one A4. */
export function TeamSheet({ match, lineup, players, duties }: TeamSheetProps) {
  const { t, i18n } = useTranslation(['matches/lineup', 'people'])
  const { data: team } = useQuery(teamDetailsQueries.one(match.team_id))
  const { data: staff = [] } = useQuery(staffQueries.of(match.team_id))
  const { date, time } = toWallClock(match.starts_at, match.team.school.time_zone)
  const day = formatDay(date, i18n.language, 'day_long')
  const sides = [match.team.name, match.opponent]
  const [home, away] = match.is_home ? sides : sides.toReversed()
  const isStarting = ({ player_id }: LineupPlayer) =>
    findPlayerPlace(lineup, player_id) !== undefined
  const groups = [
    { label: t('sheet.starters'), members: players.filter(isStarting) },
    {
      label: t('sheet.substitutes'),
      members: sortSubstitutes(
        duties,
        players.filter((player) => !isStarting(player)),
      ),
    },
  ]
  const isKeeper = ({ player_id }: LineupPlayer) =>
    findPlayerPlace(lineup, player_id)?.slot === keeperSlot
  return (
    <Paper>
      <article className={styles.sheet}>
        <header>
          <p>{[team?.school.name, t('sheet.title')].filter(Boolean).join(' · ')}</p>
          <h1>
            {home} – {away}
          </h1>
          <p>
            {[day, t('sheet.kick_off', { time }), match.venue, match.competition, match.kit]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </header>
        <table>
          {groups.map(({ label, members }) => (
            <tbody key={label}>
              <tr>
                <th scope="col">{t('sheet.number')}</th>
                <th scope="col">
                  {label} ({match.team.name})
                </th>
                <th scope="col">{t('sheet.captain')}</th>
                <th scope="col">{t('sheet.remarks')}</th>
              </tr>
              {members.map((player) => (
                <tr key={player.player_id}>
                  <td>{player.shirt_number}</td>
                  <td>
                    {formatFullName(player)}
                    {isKeeper(player) ? ` (${t('short.gk')})` : null}
                  </td>
                  <td>{player.player_id === duties.captain ? t('duties.sign') : '\u00a0'}</td>
                  <td>{'\u00a0'}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
        <p>
          {t('sheet.staff')}:{' '}
          {staff
            .flatMap(({ role, card }) =>
              card ? [`${formatFullName(card)} (${t(`people:staff_roles.${role}`)})`] : [],
            )
            .join(', ')}
        </p>
        <footer className={`${layout.line3} ${styles.signatures}`}>
          <p>{t('sheet.coach_signature')}</p>
          <p>{t('sheet.referee_signature')}</p>
        </footer>
      </article>
    </Paper>
  )
}
