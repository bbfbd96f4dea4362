import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '../../model/booking'
import { snapMinutes } from '../../model/clock'
import { computeLane, isGroundShared } from '../../model/ground'
import type { Hours, Placed } from '../../model/week'
import { useBookingText } from '../booking/use-booking-text'
import { placeIn } from './place-in'
import type { WeekDrag } from './use-week-drag'
import type { WeekProps } from './week-props'
import layout from '@/shared/ui/layout.module.css'
import styles from './week-grid.module.css'

interface WeekBlockProps extends WeekProps {
  placed: Placed<Booking>
  date: string
  hours: Hours
  drag: WeekDrag
}

/** A booking on its day: opens with a click, moves with the pointer or Shift and an arrow. */
export function WeekBlock(props: WeekBlockProps) {
  const { field, part, placed, date, hours, drag, mayChange, mayMove, onOpen, onNudge } = props
  const { t } = useTranslation('fields')
  const text = useBookingText()
  const { booking, from, to } = placed
  const zone = field.school.time_zone
  const isMovable = mayMove(booking)
  const stretch = { date, from, to }
  const own = field.parts.find(({ id }) => id === booking.field_part_id)
  const when = text.clock(booking, zone)
  const minutes = to - from
  const what = text.what(booking)
  const more =
    own && own.kind !== 'whole' ? text.part(own) : what === text.who(booking) ? null : what

  function handleKey(event: KeyboardEvent<HTMLButtonElement>) {
    const step = event.shiftKey ? steps[event.key] : undefined
    if (!step || !isMovable) return
    event.preventDefault()
    void onNudge(booking, step)
  }

  return (
    <button
      type="button"
      className={`${layout.top} ${layout.inside} ${layout.pointer} ${styles.block}`}
      style={placeIn(hours, placed, computeLane(booking))}
      aria-label={t('week.block', {
        seen: [text.who(booking), when, more].filter(Boolean).join(' '),
        what,
        part: own ? text.part(own) : '',
        date: text.date(date),
      })}
      title={[text.who(booking), when, more].filter(Boolean).join(' · ')}
      data-kind={booking.kind}
      data-own={mayChange(booking) || undefined}
      data-movable={isMovable || undefined}
      data-aside={!isGroundShared(booking, part) || undefined}
      data-taken={drag.shown?.booking?.id === booking.id || undefined}
      data-short={minutes < 60 || undefined}
      data-booking={booking.id}
      onPointerDown={(event) => (isMovable ? drag.take(event, booking, stretch) : undefined)}
      onClick={() => drag.isClick() && onOpen(booking)}
      onKeyDown={handleKey}
    >
      <span className={`${layout.bold} ${styles.who}`}>{text.who(booking)}</span>{' '}
      <span className={`${layout.figures} ${styles.when}`}>{when}</span>{' '}
      <span className={`${layout.breakable} ${styles.what}`}>{more}</span>
      {isMovable ? (
        <span
          className={`${layout.inside} ${styles.end}`}
          aria-hidden="true"
          onPointerDown={(event) => drag.pull(event, booking, stretch)}
        />
      ) : null}
    </button>
  )
}

const steps: Partial<Record<string, { days: number; minutes: number }>> = {
  ArrowUp: { days: 0, minutes: -snapMinutes },
  ArrowDown: { days: 0, minutes: snapMinutes },
  ArrowLeft: { days: -1, minutes: 0 },
  ArrowRight: { days: 1, minutes: 0 },
}
