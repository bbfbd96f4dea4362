import { useTranslation } from 'react-i18next'
import { findOverlaps } from '../../model/booking'
import { formatClock } from '../../model/clock'
import { computeLane } from '../../model/ground'
import { listPlacedOn, toBookedTime, type Hours } from '../../model/week'
import { createTappedStretch } from '../../model/week-drag'
import { useBookingText } from '../booking/use-booking-text'
import { placeIn } from './place-in'
import type { WeekDrag } from './use-week-drag'
import { WeekBlock } from './week-block'
import type { WeekProps } from './week-props'
import layout from '@/shared/ui/layout.module.css'
import styles from './week-grid.module.css'

interface WeekDayProps extends WeekProps {
  date: string
  hours: Hours
  drag: WeekDrag
}

/** When the keyboard opens a day: after school. */
const usualStart = 17 * 60

/** One day: its ground is a button that books, its bookings stand on it. */
export function WeekDay(props: WeekDayProps) {
  const { field, bookings, part, date, today, hours, drag, mayBook, onNew } = props
  const { t } = useTranslation('fields')
  const text = useBookingText()
  const zone = field.school.time_zone
  const { shown } = drag
  return (
    <div
      className={`${layout.min} ${layout.relative} ${styles.day}`}
      data-day={date}
      data-today={date === today || undefined}
      data-past={date < today || undefined}
    >
      {mayBook ? (
        <button
          type="button"
          className={`${layout.inside} ${layout.borderless} ${layout.flush} ${styles.free}`}
          aria-label={t('week.book_on', { date: text.date(date), part: text.part(part) })}
          onPointerDown={(event) => drag.drawNew(event, date)}
          onClick={(event) => {
            if (!drag.isClick()) return
            const isKey = event.detail === 0
            onNew(createTappedStretch(date, isKey ? usualStart : drag.minuteAt(event.clientY)))
          }}
        />
      ) : null}
      {listPlacedOn(date, bookings, zone).map((placed) => (
        <WeekBlock key={placed.booking.id} {...props} placed={placed} />
      ))}
      {shown?.date === date ? (
        <output
          className={`${layout.bold} ${layout.inside} ${layout.size12} ${styles.ghost}`}
          style={placeIn(hours, shown, computeLane(shown.booking ?? part))}
          data-clash={
            findOverlaps(
              { ...toBookedTime(date, shown, zone), ...getGround(shown.booking ?? part) },
              bookings,
              shown.booking?.id,
            ).length > 0 || undefined
          }
        >
          {`${formatClock(shown.from)}–${formatClock(shown.to)}`}
        </output>
      ) : null}
    </div>
  )
}

function getGround({ along, across }: { along: unknown; across: unknown }) {
  return { along, across }
}
