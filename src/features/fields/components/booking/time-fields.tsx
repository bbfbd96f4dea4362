import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DateField } from '@/shared/form/fields/date-field'
import { TimeField } from '@/shared/form/fields/time-field'
import type { BookingInput } from '../../model/booking-schema'
import layout from '@/shared/ui/layout.module.css'
import styles from './booking.module.css'

/** Day, from and to; and until when every week, for a new one. */
export function TimeFields({ hasRepeat = true }: { hasRepeat?: boolean }) {
  const { t } = useTranslation('fields')
  const date = useWatch<BookingInput, 'date'>({ name: 'date' })
  return (
    <>
      <DateField name="date" label={t('booking.date')} required />
      <div className={`${layout.grid} ${layout.gap3} ${styles.row}`}>
        <TimeField name="start" label={t('booking.start')} required />
        <TimeField name="end" label={t('booking.end')} required />
      </div>
      {hasRepeat ? (
        <DateField
          name="until"
          label={t('booking.until')}
          hint={t('booking.until_hint')}
          min={date || undefined}
        />
      ) : null}
    </>
  )
}
