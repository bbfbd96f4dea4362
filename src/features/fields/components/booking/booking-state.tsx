import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useTakenDuring } from '../../api/bookings'
import type { Field } from '../../api/fields'
import type { BookingInput } from '../../model/booking-schema'
import { listOccurrences, computeSpan, split, type DatedTraining } from '../../model/occurrences'
import layout from '@/shared/ui/layout.module.css'
import styles from './booking.module.css'
import { useBookingText } from './use-booking-text'

interface BookingStateProps {
  field: Field
  trainings: readonly DatedTraining[]
  /** The booking that is being changed takes nothing from itself. */
  ownId?: string
}

/** Before anything is sent: free, or who has it; of many dates those that are taken by name. */
export function BookingState({ field, trainings, ownId }: BookingStateProps) {
  const { t } = useTranslation('fields')
  const text = useBookingText()
  const values = useWatch<BookingInput>()
  const zone = field.school.time_zone
  const {
    kind = 'other',
    training_id = '',
    is_whole_series = false,
    team_id = '',
    date = '',
    start = '',
    end = '',
    until = '',
  } = values
  const occurrences = listOccurrences(
    { kind, training_id, is_whole_series, team_id, date, start, end, until },
    trainings,
    zone,
  )
  const part = field.parts.find(({ id }) => id === values.part_id)
  const { data: taken } = useTakenDuring(field.id, computeSpan(occurrences))
  if (occurrences.length === 0 || !part || !taken) return null
  const { free, clashes } = split(
    occurrences,
    part,
    taken.filter(({ id }) => id !== ownId),
  )
  if (clashes.length === 0) {
    return (
      <p
        className={`${layout.text14} ${layout.plain} ${layout.roundControl} ${layout.padRow} ${styles.state}`}
        role="status"
      >
        {t('booking.is_free', { count: occurrences.length })}
      </p>
    )
  }
  return (
    <div
      className={`${layout.text14} ${layout.plain} ${layout.roundControl} ${layout.padRow} ${styles.state}`}
      role="status"
      data-tone={free.length > 0 ? 'amber' : 'red'}
    >
      {occurrences.length === 1
        ? t('booking.is_taken')
        : t('booking.some_taken', { free: free.length, total: occurrences.length })}
      <ul>
        {clashes.slice(0, 8).map(({ occurrence, others }) => (
          <li key={occurrence.starts_at}>
            {`${text.day(occurrence, zone)}: ${text.holders(others, zone)}`}
          </li>
        ))}
      </ul>
    </div>
  )
}
