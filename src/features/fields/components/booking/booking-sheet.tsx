import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toAppError } from '@/lib/errors'
import { href, paths } from '@/lib/router/paths'
import { Button, LinkButton } from '@/shared/ui/button'
import { FactList } from '@/shared/ui/cards/fact-list'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import type { Field } from '../../api/fields'
import { canChange, canMove, type Booking } from '../../model/booking'
import type { FieldBooker } from '../use-field-access'
import styles from './booking.module.css'
import { ChangeBookingForm } from './change-booking-form'
import { useBookingText } from './use-booking-text'
import { showError, useBookingWrites } from './use-booking-writes'

interface BookingSheetProps {
  field: Field
  booking: Booking
  booker: FieldBooker
  onClose: () => void
}

/** One booking: who, what, when, and what one may do about it. */
export function BookingSheet({ field, booking, booker, onClose }: BookingSheetProps) {
  const { t } = useTranslation('fields')
  const text = useBookingText()
  const writes = useBookingWrites(field)
  const [isChanging, setIsChanging] = useState(false)
  const zone = field.school.time_zone
  const part = field.parts.find(({ id }) => id === booking.field_part_id)
  const isOwn = canChange(booking, booker)

  async function handleRemove() {
    await writes.remove(booking).then(onClose, (thrown) => showError(toAppError(thrown)))
  }

  if (isChanging) {
    return (
      <Sheet title={t('booking.change')} isOpen onClose={onClose} width={520}>
        <ChangeBookingForm
          field={field}
          booking={booking}
          onDone={onClose}
          onCancel={() => setIsChanging(false)}
        />
      </Sheet>
    )
  }
  return (
    <Sheet
      title={text.who(booking)}
      isOpen
      onClose={onClose}
      footer={
        <>
          {isOwn ? (
            <Button kind="secondary" busy={writes.isBusy} onClick={() => void handleRemove()}>
              {t('booking.remove')}
            </Button>
          ) : null}
          {booking.training ? (
            <LinkButton
              kind="secondary"
              to={href(paths.trainings.details, { trainingId: booking.training.id })}
            >
              {t('booking.open_training')}
            </LinkButton>
          ) : null}
          {isOwn ? (
            <Button onClick={() => setIsChanging(true)}>
              {t(canMove(booking, booker) ? 'booking.change' : 'booking.change_part')}
            </Button>
          ) : null}
        </>
      }
    >
      <FactList
        layout="stack"
        facts={[
          { label: t('booking.kind'), value: t(`kinds.${booking.kind}`) },
          ...(text.what(booking) === t(`kinds.${booking.kind}`)
            ? []
            : [{ label: t('booking.name'), value: text.what(booking) }]),
          {
            label: t('booking.when'),
            value: `${text.day(booking, zone)}, ${text.clock(booking, zone)}`,
          },
          ...(part ? [{ label: t('booking.part'), value: text.part(part) }] : []),
          ...(booking.note ? [{ label: t('booking.note'), value: booking.note }] : []),
        ]}
      />
      {booking.kind === 'match' ? (
        <p className={`${layout.dim14} ${styles.note}`}>{t('booking.by_match')}</p>
      ) : null}
      {booking.training && isOwn ? (
        <p className={`${layout.dim14} ${styles.note}`}>{t('booking.by_training')}</p>
      ) : null}
      {!isOwn && booking.kind !== 'match' ? (
        <p className={`${layout.dim14} ${styles.note}`}>{t('booking.of_others')}</p>
      ) : null}
    </Sheet>
  )
}
