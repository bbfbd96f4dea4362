import {
  IconAlertTriangle,
  IconCalendarUser,
  IconCheckbox,
  IconMapPin,
  IconPlaneDeparture,
  IconSquare,
} from '@tabler/icons-react'
import type { OwnEvent } from '../model/family/own-event'
import layout from '@/shared/ui/layout.module.css'
import styles from './session-face.module.css'

interface OwnFaceProps {
  event: OwnEvent
  shape: 'tile' | 'line' | 'row'
}

/** A time away, a task or an appointment in the calendar; its sign tells it from a session or a match. */
export function OwnFace({ event, shape }: OwnFaceProps) {
  const { who, what, start, end, allDay, place, note, isDone, warning } = event
  return (
    <span className={styles.face} data-shape={shape}>
      <span className={styles.head}>
        {allDay ? null : (
          <span className={`${layout.figures} ${layout.oneLine} ${styles.time}`}>
            <span className={styles.start}>{start.slice(11, 16)}</span>
            <span className={styles.end}>{`–${end.slice(11, 16)}`}</span>
          </span>
        )}{' '}
        {who ? <span className={`${layout.bold} ${styles.team}`}>{who}</span> : null}
      </span>{' '}
      <span className={styles.title}>
        <Sign event={event} /> {isDone ? <s>{what}</s> : what}
      </span>{' '}
      {warning && shape !== 'row' ? (
        <span className={`${layout.medium} ${styles.sign}`} title={warning}>
          <IconAlertTriangle size={14} stroke={1.75} aria-hidden="true" />
          <span className={styles.word}>{warning}</span>
        </span>
      ) : null}{' '}
      {note && shape === 'row' ? <span className={styles.place}>{note}</span> : null}{' '}
      {place ? (
        <span className={styles.place}>
          <IconMapPin size={14} stroke={1.75} aria-hidden="true" />
          {place}
        </span>
      ) : null}
    </span>
  )
}

function Sign({ event }: Pick<OwnFaceProps, 'event'>) {
  const look = { size: 14, stroke: 1.75, className: styles.ball, 'aria-hidden': true }
  if (event.kind === 'away') return <IconPlaneDeparture {...look} />
  if (event.kind === 'appointment') return <IconCalendarUser {...look} />
  return event.isDone ? <IconCheckbox {...look} /> : <IconSquare {...look} />
}
