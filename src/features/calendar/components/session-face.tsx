import { IconAlertCircle, IconBan, IconMapPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { getClockSpan, isCancelled, isUnplanned, type Session } from '../model/session-event'
import layout from '@/shared/ui/layout.module.css'
import styles from './session-face.module.css'

interface SessionFaceProps {
  session: Session
  now: number
  /** `tile` in the week's columns, `line` in the month, `row` in the list, `pill` in a month on the phone. */
  shape: 'tile' | 'line' | 'row' | 'pill'
  /** For families: whose it is with the answers; what is not planned yet is the coach's business. */
  note?: string
}

/** A session as it stands in the calendar. What colour and line say, words say too. */
export function SessionFace({ session, now, shape, note }: SessionFaceProps) {
  const { t } = useTranslation('calendar')
  const { start, end } = getClockSpan(session)
  const title = session.title ?? t('untitled')
  const isOff = isCancelled(session)
  const isBare = note === undefined && isUnplanned(session, now)
  return (
    <span
      className={styles.face}
      data-shape={shape}
      data-off={isOff || undefined}
      data-bare={isBare || undefined}
    >
      <span className={styles.head}>
        <span className={`${layout.figures} ${layout.oneLine} ${styles.time}`}>
          <span className={styles.start}>{start.time}</span>
          <span className={styles.end}>{`–${end.time}`}</span>
        </span>{' '}
        <span className={`${layout.bold} ${styles.team}`}>{session.team.name}</span>{' '}
      </span>
      <span className={styles.title}>{title}</span>{' '}
      {note ? <span className={`${layout.medium} ${styles.sign}`}>{note} </span> : null}
      {session.place ? (
        <span className={styles.place}>
          <IconMapPin size={14} stroke={1.75} aria-hidden="true" />
          {session.place}
        </span>
      ) : null}
      {isOff ? (
        <span className={`${layout.medium} ${styles.sign}`} title={t('sign.cancelled')}>
          <IconBan size={14} stroke={1.75} aria-hidden="true" />
          <span className={styles.word}>{t('sign.cancelled')}</span>
        </span>
      ) : null}
      {isBare ? (
        <span className={`${layout.medium} ${styles.sign}`} title={t('sign.unplanned')}>
          <IconAlertCircle size={14} stroke={1.75} aria-hidden="true" />
          <span className={styles.word}>{t('sign.unplanned')}</span>
        </span>
      ) : null}
    </span>
  )
}
