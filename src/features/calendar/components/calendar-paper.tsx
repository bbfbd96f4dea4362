import { useTranslation } from 'react-i18next'
import { toWallClock, type WallClock } from '@/lib/time/wall-clock'
import { formatDay } from '@/lib/time/format-day'
import { Paper } from '@/shared/ui/print/paper'
import { matchEnd } from '@/features/teams/model/match-file'
import type { Fixture } from '../model/match-event'
import { clockSpan, isCancelled, type Session } from '../model/session-event'
import styles from './calendar-paper.module.css'

interface CalendarPaperProps {
  /** "November 2026". */
  period: string
  sessions: readonly Session[]
  matches: readonly Fixture[]
}

interface Line {
  key: string
  start: WallClock
  end: WallClock
  team: string
  what: string
  place: string | null
  isOff: boolean
}

/** The period as a list for the notice board: days, times, teams, places. */
export function CalendarPaper({ period, sessions, matches }: CalendarPaperProps) {
  const { t, i18n } = useTranslation('calendar')
  const lines: Line[] = [
    ...sessions.map((session) => ({
      key: session.id,
      ...clockSpan(session),
      team: session.team.name,
      what: session.title ?? t('untitled'),
      place: session.place,
      isOff: isCancelled(session),
    })),
    ...matches.map((match) => ({
      key: match.id,
      start: toWallClock(match.starts_at, match.team.school.time_zone),
      end: toWallClock(matchEnd(match), match.team.school.time_zone),
      team: match.team.name,
      what: t(match.is_home ? 'match.home' : 'match.away', { opponent: match.opponent }),
      place: match.venue,
      isOff: match.status === 'cancelled',
    })),
  ].sort((one, other) => moment(one).localeCompare(moment(other)))

  return (
    <Paper>
      <h1 className={styles.title}>
        {t('title')} · {period}
      </h1>
      <table className={styles.lines}>
        <tbody>
          {lines.map(({ key, start, end, team, what, place, isOff }, index) => (
            <tr key={key} data-off={isOff || undefined}>
              <th scope="row">
                {lines[index - 1]?.start.date === start.date
                  ? null
                  : formatDay(start.date, i18n.language)}
              </th>
              <td>{`${start.time}–${end.time}`}</td>
              <td>{team}</td>
              <td>{isOff ? `${what} · ${t('sign.cancelled')}` : what}</td>
              <td>{place}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  )
}

function moment({ start }: Line): string {
  return `${start.date}T${start.time}`
}
