import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { toWallClock } from '@/lib/time/wall-clock'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import layout from '@/shared/ui/layout.module.css'
import { useBookings } from '../../api/bookings'
import type { Field } from '../../api/fields'
import { findOverlaps, canChange, canMove, type Booking } from '../../model/booking'
import { listDays, moveTimeBy, getWeekTime, toBookedTime } from '../../model/week'
import { getStartOfWeek } from '@/lib/time/calendar-date'
import type { Stretch } from '../../model/week-drag'
import { BookingSheet } from '../booking/booking-sheet'
import { NewBookingSheet } from '../booking/new-booking-sheet'
import { useBookingText } from '../booking/use-booking-text'
import { showError, useBookingWrites } from '../booking/use-booking-writes'
import { PartChooser } from '../map/part-chooser'
import type { FieldBooker } from '../use-field-access'
import { useNow } from '@/lib/time/use-now'
import { WeekBar } from './week-bar'
import { WeekGrid } from './week-grid'
import { WeekPhone } from './week-phone'
import styles from './field-week.module.css'

const addressSchema = z.object({
  week: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .catch('')
    .default(''),
  part: z.string().max(40).catch('').default(''),
  day: z.string().max(10).catch('').default(''),
})

interface FieldWeekProps {
  field: Field
  booker: FieldBooker
  mayBook: boolean
}

/** The week of a field: which part one wants on the map, when it is taken, and booking the rest. */
export function FieldWeek({ field, booker, mayBook }: FieldWeekProps) {
  const { t } = useTranslation('fields')
  const isPhone = useIsPhone()
  const now = useNow()
  const [address, patch] = useUrlState(addressSchema)
  // at once; the address follows when the router has got there
  const [partId, setPartId] = useState(address.part)
  const [day, setDay] = useState(address.day)
  const [wanted, setWanted] = useState<Stretch | null>(null)
  const [opened, setOpened] = useState<Booking | null>(null)
  const text = useBookingText()
  const writes = useBookingWrites(field)
  const zone = field.school.time_zone
  const today = toWallClock(now, zone).date
  const monday = getStartOfWeek(address.week || today)
  const { data, error, refetch } = useBookings(field.id, getWeekTime(monday, zone))
  const [whole] = field.parts
  const part = field.parts.find(({ id }) => id === partId) ?? whole
  if (error && !data) return <InlineError error={error} onRetry={() => void refetch()} />
  if (!data || !part) return <ListSkeleton rows={8} />

  function showDay(next: string) {
    setDay(next)
    patch({ day: next })
  }

  const listHoldersAt = (at: typeof part) => {
    const time = { starts_at: toIso(now), ends_at: toIso(now + 1) }
    return findOverlaps({ ...time, along: at.along, across: at.across }, data)
  }
  const week = {
    field,
    part,
    today,
    mayBook,
    bookings: data,
    days: listDays(monday),
    mayChange: (booking: Booking) => canChange(booking, booker),
    mayMove: (booking: Booking) => canMove(booking, booker),
    onNew: setWanted,
    onOpen: setOpened,
    onMove: (booking: Booking, stretch: Stretch) =>
      writes.alter(booking, toBookedTime(stretch.date, stretch, zone)).catch(showError),
    onNudge: (booking: Booking, by: { days: number; minutes: number }) =>
      writes.alter(booking, moveTimeBy(booking, by, zone)).catch(showError),
  }
  return (
    <div className={`${layout.grid} ${layout.gap5} ${styles.columns}`}>
      <section className={styles.side} aria-label={t('parts.choose')}>
        <PartChooser
          field={field}
          chosen={part}
          onChoose={({ id }) => {
            setPartId(id)
            patch({ part: id })
          }}
          isTaken={(one) => monday === getStartOfWeek(today) && listHoldersAt(one).length > 0}
          noteOf={(one) => {
            const [first] = monday === getStartOfWeek(today) ? listHoldersAt(one) : []
            return first ? t('parts.now', { who: text.who(first) }) : null
          }}
        />
        {mayBook ? (
          <p className={`${layout.dim13} ${layout.pretty}`}>
            {t(isPhone ? 'week.hint_phone' : 'week.hint')}
          </p>
        ) : null}
      </section>
      <section className={styles.main} aria-label={t('week.title')}>
        <WeekBar monday={monday} today={today} onChange={(next) => patch({ week: next })} />
        {isPhone ? <WeekPhone {...week} day={day} onDay={showDay} /> : <WeekGrid {...week} />}
      </section>
      {wanted ? (
        <NewBookingSheet
          key={`${wanted.date} ${wanted.from} ${wanted.to}`}
          field={field}
          part={part}
          stretch={wanted}
          booker={booker}
          onClose={() => setWanted(null)}
        />
      ) : null}
      {opened ? (
        <BookingSheet
          key={opened.id}
          field={field}
          booking={data.find(({ id }) => id === opened.id) ?? opened}
          booker={booker}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </div>
  )
}

function toIso(ms: number): string {
  return new Date(ms).toISOString()
}
