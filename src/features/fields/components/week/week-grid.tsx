import { useLayoutEffect, useRef, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '../../model/clock'
import { computeHours, findOpeningMinute, listPlacedOn } from '../../model/week'
import { useBookingText } from '../booking/use-booking-text'
import { useWeekDrag } from './use-week-drag'
import { WeekDay } from './week-day'
import type { WeekProps } from './week-props'
import layout from '@/shared/ui/layout.module.css'
import styles from './week-grid.module.css'

/** Days side by side, seven or one; each day's width is the field itself, so halves stand side by side. */
export function WeekGrid(props: WeekProps) {
  const { field, days, bookings, today } = props
  const { t } = useTranslation('fields')
  const text = useBookingText()
  const frame = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const zone = field.school.time_zone
  const placed = days.flatMap((date) => listPlacedOn(date, bookings, zone))
  const hours = computeHours(placed)
  const opening = findOpeningMinute(placed, hours)
  const drag = useWeekDrag({ grid, hours, onNew: props.onNew, onMove: props.onMove })
  const lines = Array.from(
    { length: (hours.to - hours.from) / 60 },
    (_, index) => hours.from + index * 60,
  )
  const opened = useRef('')
  useLayoutEffect(() => {
    const [monday = ''] = days
    if (opening === null || opened.current === monday || !frame.current || !grid.current) return
    // once a week: a booking made meanwhile moves nothing under the pointer
    opened.current = monday
    const share = (opening - hours.from) / (hours.to - hours.from)
    frame.current.scrollTop = share * grid.current.clientHeight
  }, [days, opening, hours.from, hours.to])
  const look: CSSProperties & Record<'--hours' | '--days', number> = {
    '--hours': lines.length,
    '--days': days.length,
  }
  return (
    <div
      ref={frame}
      className={`${layout.surface} ${layout.cut} ${styles.frame}`}
      style={look}
      data-single={days.length === 1 || undefined}
      data-scrolls={opening !== null || undefined}
    >
      <div className={`${layout.grid} ${layout.ground1} ${styles.heads}`} aria-hidden="true">
        {days.map((date) => (
          <span
            key={date}
            className={`${layout.medium} ${layout.size13} ${layout.textCenter} ${layout.dimmed} ${styles.head}`}
            data-today={date === today || undefined}
          >
            {text.date(date)}
          </span>
        ))}
      </div>
      <div
        ref={grid}
        role="group"
        aria-label={t('week.label', { field: field.name })}
        className={`${layout.grid} ${styles.grid}`}
        data-drawing={drag.shown ? true : undefined}
      >
        <div className={`${layout.grid} ${styles.clock}`} aria-hidden="true">
          {lines.map((minute) => (
            <span key={minute}>{formatClock(minute)}</span>
          ))}
        </div>
        {days.map((date) => (
          <WeekDay key={date} {...props} date={date} hours={hours} drag={drag} />
        ))}
      </div>
    </div>
  )
}
