import { useRef, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { clockText } from '../../model/clock'
import { hoursOf, placedOn } from '../../model/week'
import { useBookingText } from '../booking/use-booking-text'
import { useWeekDrag } from './use-week-drag'
import { WeekDay } from './week-day'
import type { WeekProps } from './week-props'
import styles from './week-grid.module.css'

/** Days side by side, seven or one; each day's width is the field itself, so halves stand side by side. */
export function WeekGrid(props: WeekProps) {
  const { field, days, bookings, today } = props
  const { t } = useTranslation('fields')
  const text = useBookingText()
  const grid = useRef<HTMLDivElement>(null)
  const zone = field.school.time_zone
  const hours = hoursOf(days.flatMap((date) => placedOn(date, bookings, zone)))
  const drag = useWeekDrag({ grid, hours, onNew: props.onNew, onMove: props.onMove })
  const lines = Array.from(
    { length: (hours.to - hours.from) / 60 },
    (_, index) => hours.from + index * 60,
  )
  const look: CSSProperties & Record<'--hours' | '--days', number> = {
    '--hours': lines.length,
    '--days': days.length,
  }
  return (
    <div className={styles.frame} style={look} data-single={days.length === 1 || undefined}>
      <div className={styles.heads} aria-hidden="true">
        {days.map((date) => (
          <span key={date} className={styles.head} data-today={date === today || undefined}>
            {text.date(date)}
          </span>
        ))}
      </div>
      <div
        ref={grid}
        role="group"
        aria-label={t('week.label', { field: field.name })}
        className={styles.grid}
        data-drawing={drag.shown ? true : undefined}
      >
        <div className={styles.clock} aria-hidden="true">
          {lines.map((minute) => (
            <span key={minute}>{clockText(minute)}</span>
          ))}
        </div>
        {days.map((date) => (
          <WeekDay key={date} {...props} date={date} hours={hours} drag={drag} />
        ))}
      </div>
    </div>
  )
}
