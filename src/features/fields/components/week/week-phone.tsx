import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatLocale } from '@/lib/dates'
import { Button } from '@/shared/ui/button'
import { listPlacedOn } from '../../model/week'
import { WeekGrid } from './week-grid'
import { WeekList } from './week-list'
import type { WeekProps } from './week-props'
import layout from '@/shared/ui/layout.module.css'
import styles from './week-phone.module.css'

interface WeekPhoneProps extends WeekProps {
  /** The day that stands as a column of hours; empty for the list of the week. */
  day: string
  onDay: (day: string) => void
}

/** The week on a phone: a list of its days, or one of them by the hour, to draw in and drag on. */
export function WeekPhone({ day, onDay, ...week }: WeekPhoneProps) {
  const { t } = useTranslation('fields')
  const { days, bookings, field, today } = week
  const chosen = days.find((date) => date === day)
  const isBooked = (date: string) => listPlacedOn(date, bookings, field.school.time_zone).length > 0
  return (
    <>
      <div
        className={`${layout.grid} ${layout.gap1} ${styles.days}`}
        role="group"
        aria-label={t('week.days')}
      >
        {days.map((date) => (
          <button
            key={date}
            type="button"
            className={`${layout.middle} ${layout.relative} ${layout.roundControl} ${styles.day}`}
            aria-pressed={date === chosen}
            data-today={date === today || undefined}
            data-booked={isBooked(date) || undefined}
            onClick={() => onDay(date === chosen ? '' : date)}
          >
            <span>{formatWeekday(date)}</span> <b data-figures="">{Number(date.slice(8))}</b>{' '}
            <VisuallyHidden>{formatMonth(date)}</VisuallyHidden>
          </button>
        ))}
      </div>
      {chosen ? (
        <>
          <WeekGrid {...week} days={[chosen]} />
          <div>
            <Button kind="quiet" onClick={() => onDay('')}>
              {t('week.whole')}
            </Button>
          </div>
        </>
      ) : (
        <WeekList {...week} />
      )}
    </>
  )
}

const formatWeekday = (date: string) => formatDatePart(date, { weekday: 'short' })
const formatMonth = (date: string) => formatDatePart(date, { month: 'short' })

function formatDatePart(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(formatLocale(), { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  )
}
