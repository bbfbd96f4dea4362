import { IconAlertTriangle, IconBallFootball, IconBan, IconMapPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MatchResult } from '@/features/matches/widgets/match-result'
import { toWallClock } from '@/lib/time/wall-clock'
import { computeMatchEnd } from '@/features/teams/model/match-file'
import type { Fixture } from '../model/match-event'
import layout from '@/shared/ui/layout.module.css'
import styles from './session-face.module.css'

interface MatchFaceProps {
  fixture: Fixture
  shape: 'tile' | 'line' | 'row' | 'pill'
  /** For families: whose it is with the answers. */
  note?: string
  /** What stands against it, such as a pitch taken twice. */
  warning?: string | null
}

/** A match in the calendar: the ball, the opponent, home or away and how it ended, all in words too. */
export function MatchFace({ fixture, shape, note, warning }: MatchFaceProps) {
  const { t } = useTranslation('calendar')
  const zone = fixture.team.school.time_zone
  const isOff = fixture.status === 'cancelled'
  const against = fixture.is_home ? 'match.home' : 'match.away'
  return (
    <span className={styles.face} data-shape={shape} data-off={isOff || undefined}>
      <span className={styles.head}>
        <span className={`${layout.figures} ${layout.oneLine} ${styles.time}`}>
          <span className={styles.start}>{toWallClock(fixture.starts_at, zone).time}</span>
          <span
            className={styles.end}
          >{`–${toWallClock(computeMatchEnd(fixture), zone).time}`}</span>
        </span>{' '}
        <span className={`${layout.bold} ${styles.team}`}>{fixture.team.name}</span>{' '}
      </span>
      <span className={styles.title}>
        <IconBallFootball size={14} stroke={1.75} className={styles.ball} aria-hidden="true" />{' '}
        {t(against, { opponent: fixture.opponent })}
      </span>{' '}
      <span className={`${layout.medium} ${styles.sign}`}>
        <MatchResult match={fixture} />
      </span>{' '}
      {warning ? (
        <span className={`${layout.medium} ${styles.sign}`} title={warning}>
          <IconAlertTriangle size={14} stroke={1.75} aria-hidden="true" />
          <span className={styles.word}>{warning}</span>
        </span>
      ) : null}{' '}
      {note ? <span className={`${layout.medium} ${styles.sign}`}>{note} </span> : null}
      {fixture.venue ? (
        <span className={styles.place}>
          <IconMapPin size={14} stroke={1.75} aria-hidden="true" />
          {fixture.venue}
        </span>
      ) : null}
      {isOff ? (
        <span className={`${layout.medium} ${styles.sign}`} title={t('sign.cancelled')}>
          <IconBan size={14} stroke={1.75} aria-hidden="true" />
          <span className={styles.word}>{t('sign.cancelled')}</span>
        </span>
      ) : null}
    </span>
  )
}
