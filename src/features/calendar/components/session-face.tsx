import { IconAlertCircle, IconBan, IconMapPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { clockSpan, isCancelled, isUnplanned, type Session } from '../model/session-event'
import styles from './session-face.module.css'

interface SessionFaceProps {
  session: Session
  now: number
  /** `tile` in the week's columns, `line` in the month, `row` in the list, `pill` in a month on the phone. */
  shape: 'tile' | 'line' | 'row' | 'pill'
}

/** A session as it stands in the calendar. What colour and line say, words say too. */
export function SessionFace({ session, now, shape }: SessionFaceProps) {
  const { t } = useTranslation('calendar')
  const { start, end } = clockSpan(session)
  const title = session.title ?? t('untitled')
  const isOff = isCancelled(session)
  const isBare = isUnplanned(session, now)
  return (
    <span
      className={styles.face}
      data-shape={shape}
      data-off={isOff || undefined}
      data-bare={isBare || undefined}
    >
      <span className={styles.head}>
        <span className={styles.time}>
          <span className={styles.start}>{start.time}</span>
          <span className={styles.end}>{`–${end.time}`}</span>
        </span>{' '}
        <span className={styles.team}>{session.team.name}</span>{' '}
      </span>
      <span className={styles.title}>{title}</span>{' '}
      {session.place ? (
        <span className={styles.place}>
          <IconMapPin size={14} stroke={1.75} aria-hidden="true" />
          {session.place}
        </span>
      ) : null}
      {isOff ? (
        <span className={styles.sign}>
          <IconBan size={14} stroke={1.75} aria-hidden="true" />
          {t('sign.cancelled')}
        </span>
      ) : null}
      {isBare ? (
        <span className={styles.sign}>
          <IconAlertCircle size={14} stroke={1.75} aria-hidden="true" />
          {t('sign.unplanned')}
        </span>
      ) : null}
    </span>
  )
}
