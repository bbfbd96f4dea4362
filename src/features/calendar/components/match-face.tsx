import { IconBallFootball, IconBan, IconMapPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toWallClock } from '@/lib/time/wall-clock'
import { matchEnd } from '@/features/teams/model/match-file'
import type { Fixture } from '../model/match-event'
import styles from './session-face.module.css'

interface MatchFaceProps {
  fixture: Fixture
  shape: 'tile' | 'line' | 'row' | 'pill'
}

/** A match beside the sessions: the ball, the opponent, home or away, all in words too. */
export function MatchFace({ fixture, shape }: MatchFaceProps) {
  const { t } = useTranslation('calendar')
  const zone = fixture.team.school.time_zone
  const isOff = fixture.status === 'cancelled'
  const against = fixture.is_home ? 'match.home' : 'match.away'
  return (
    <span className={styles.face} data-shape={shape} data-off={isOff || undefined}>
      <span className={styles.head}>
        <span className={styles.time}>
          <span className={styles.start}>{toWallClock(fixture.starts_at, zone).time}</span>
          <span className={styles.end}>{`–${toWallClock(matchEnd(fixture), zone).time}`}</span>
        </span>{' '}
        <span className={styles.team}>{fixture.team.name}</span>{' '}
      </span>
      <span className={styles.title}>
        <IconBallFootball size={14} stroke={1.75} className={styles.ball} aria-hidden="true" />{' '}
        {t(against, { opponent: fixture.opponent })}
      </span>{' '}
      {fixture.venue ? (
        <span className={styles.place}>
          <IconMapPin size={14} stroke={1.75} aria-hidden="true" />
          {fixture.venue}
        </span>
      ) : null}
      {isOff ? (
        <span className={styles.sign}>
          <IconBan size={14} stroke={1.75} aria-hidden="true" />
          {t('sign.cancelled')}
        </span>
      ) : null}
    </span>
  )
}
