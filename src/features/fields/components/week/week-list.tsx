import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { listPlacedOn } from '../../model/week'
import { usualMinutes } from '../../model/week-drag'
import { useBookingText } from '../booking/use-booking-text'
import type { WeekProps } from './week-props'
import styles from './week-list.module.css'

const usualStart = 17 * 60

/** The days of a week one below the other: what is booked, with a thumb's way to book. */
export function WeekList(props: WeekProps) {
  const { field, days, bookings, today, part, mayBook, mayChange, onNew, onOpen } = props
  const { t } = useTranslation('fields')
  const text = useBookingText()
  const zone = field.school.time_zone
  const findPart = (id: string) => field.parts.find((known) => known.id === id)
  return (
    <div className={layout.stack4}>
      {days.map((date) => {
        const placed = listPlacedOn(date, bookings, zone)
        return (
          <section key={date} aria-label={text.date(date)}>
            <header
              className={`${layout.betweenLine} ${layout.dimmed} ${layout.touch} ${styles.head}`}
              data-today={date === today || undefined}
            >
              <h3 className={layout.text14}>{text.date(date)}</h3>
              {mayBook && date >= today ? (
                <IconButton
                  label={t('week.book_on', { date: text.date(date), part: text.part(part) })}
                  onClick={() => onNew({ date, from: usualStart, to: usualStart + usualMinutes })}
                >
                  <IconPlus size={20} stroke={1.75} />
                </IconButton>
              ) : null}
            </header>
            {placed.length === 0 ? (
              <p className={`${layout.dim14} ${layout.padBlock2}`}>{t('week.free')}</p>
            ) : null}
            <ul className={layout.list}>
              {placed.map(({ booking }) => {
                const booked = findPart(booking.field_part_id)
                return (
                  <li key={booking.id}>
                    <button
                      type="button"
                      className={`${layout.bare} ${layout.full} ${layout.size14} ${styles.row}`}
                      data-kind={booking.kind}
                      data-own={mayChange(booking) || undefined}
                      onClick={() => onOpen(booking)}
                    >
                      <span className={layout.figures}>{text.clock(booking, zone)}</span>
                      <span className={`${layout.stack} ${layout.breakable}`}>
                        <span className={layout.medium}>{text.who(booking)}</span>
                        <span className={layout.dim13}>
                          {[booked ? text.part(booked) : null, text.what(booking)]
                            .filter((word) => word && word !== text.who(booking))
                            .join(' · ')}
                        </span>
                      </span>
                    </button>
                  </li>
                )
              })}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
