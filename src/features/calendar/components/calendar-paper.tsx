import { useTranslation } from 'react-i18next'
import { toWallClock, type WallClock } from '@/lib/time/wall-clock'
import { formatDay } from '@/lib/time/format-day'
import { Paper } from '@/shared/ui/print/paper'
import { formatScore } from '@/features/teams/model/fixture'
import { computeMatchEnd } from '@/features/teams/model/match-file'
import { formatLocale } from '@/lib/dates'
import type { CalendarView } from '../model/calendar-address'
import { formatPeriodTitle } from '../model/calendar-period'
import type { Fixture } from '../model/match-event'
import { getClockSpan, isCancelled, readWall, type Session } from '../model/session-event'
import type { OwnEvent } from '../model/family/own-event'
import layout from '@/shared/ui/layout.module.css'
import styles from './calendar-paper.module.css'

interface CalendarPaperProps {
  title: string
  /** The period it shows. */
  at: { view: CalendarView; date: string }
  sessions: readonly Session[]
  matches: readonly Fixture[]
  /** What a family has on beside. */
  own?: readonly OwnEvent[]
}

interface Line {
  key: string
  start: WallClock
  /** Absent for whole days. */
  end?: WallClock
  team: string
  what: string
  place: string | null
  isOff: boolean
}

/** The period as a list for the notice board: days, times, teams, places. */
export function CalendarPaper({ title, at, sessions, matches, own = [] }: CalendarPaperProps) {
  const { t, i18n } = useTranslation('calendar')
  const lines: Line[] = [
    ...sessions.map((session) => ({
      key: session.id,
      ...getClockSpan(session),
      team: session.team.name,
      what: session.title ?? t('untitled'),
      place: session.place,
      isOff: isCancelled(session),
    })),
    ...matches.map((match) => ({
      key: match.id,
      start: toWallClock(match.starts_at, match.team.school.time_zone),
      end: toWallClock(computeMatchEnd(match), match.team.school.time_zone),
      team: match.team.name,
      what: [
        t(match.is_home ? 'match.home' : 'match.away', { opponent: match.opponent }),
        formatScore(match),
      ]
        .filter(Boolean)
        .join(' · '),
      place: match.venue,
      isOff: match.status === 'cancelled',
    })),
    ...own.map((event) => ({
      key: event.id,
      start: readWall(event.start),
      end: event.allDay ? undefined : readWall(event.end),
      team: event.who,
      what: [event.what, event.note].filter(Boolean).join(' · '),
      place: event.place,
      isOff: false,
    })),
  ].sort((one, other) => getMoment(one).localeCompare(getMoment(other)))

  return (
    <Paper>
      <h1 className={styles.title}>
        {title} · {formatPeriodTitle(at.view, at.date, formatLocale())}
      </h1>
      <table className={`${layout.full} ${styles.lines}`}>
        <tbody>
          {lines.map(({ key, start, end, team, what, place, isOff }, index) => (
            <tr key={key} data-off={isOff || undefined}>
              <th scope="row">
                {lines[index - 1]?.start.date === start.date
                  ? null
                  : formatDay(start.date, i18n.language)}
              </th>
              <td>{end ? `${start.time}–${end.time}` : null}</td>
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

function getMoment({ start }: Line): string {
  return `${start.date}T${start.time}`
}
