import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '@/shared/form/form'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { fetchBookings } from '../../api/bookings'
import { useBookableTrainings } from '../../api/bookable-trainings'
import type { Field } from '../../api/fields'
import { listKinds } from '../../model/booking'
import { isOverlapping } from '@/lib/time/interval'
import { createBookingSchema, canTakeTeam, type BookingValues } from '../../model/booking-schema'
import { formatClock, dayMinutes } from '../../model/clock'
import { listOccurrences, computeSpan, split } from '../../model/occurrences'
import type { Part } from '../../model/part'
import { TakenError } from '../../model/taken-error'
import { toBookedTime } from '../../model/week'
import type { Stretch } from '../../model/week-drag'
import type { FieldBooker } from '../use-field-access'
import { BookingFields } from './booking-fields'
import { useBookingText } from './use-booking-text'
import { useBookingWrites } from './use-booking-writes'

interface NewBookingSheetProps {
  field: Field
  part: Part
  stretch: Stretch
  booker: FieldBooker
  onClose: () => void
}

/** Books what was drawn: for a training that lies there, or for anything else; once or every week. */
export function NewBookingSheet({ field, part, stretch, booker, onClose }: NewBookingSheetProps) {
  const { t } = useTranslation('fields')
  const text = useBookingText()
  const writes = useBookingWrites(field)
  const zone = field.school.time_zone
  const formId = useId()
  const trainings = useBookableTrainings(booker.teamIds).filter(
    ({ bookings }) => bookings.length === 0,
  )
  const time = toBookedTime(stretch.date, stretch, zone)
  const there = trainings.find((training) => isOverlapping(training, time))
  const kinds = listKinds(booker)

  async function handleSubmit(values: BookingValues) {
    const ground = field.parts.find(({ id }) => id === values.part_id) ?? part
    const occurrences = listOccurrences(values, trainings, zone)
    const span = computeSpan(occurrences)
    if (!span) return
    const taken = await fetchBookings(field.id, span)
    const { free, clashes } = split(occurrences, ground, taken)
    if (free.length === 0) {
      throw new TakenError(
        text.holders(
          clashes.flatMap(({ others }) => others),
          zone,
        ),
      )
    }
    const { kind, title, note } = values
    await writes.add(
      free.map((occurrence) => ({
        ...occurrence,
        field_part_id: ground.id,
        kind,
        team_id: kind === 'training' || canTakeTeam(kind) ? occurrence.team_id : null,
        title: kind === 'training' ? null : title || null,
        note: note || null,
      })),
      ground,
    )
    onClose()
  }

  return (
    <Sheet
      title={t('booking.title', { field: field.name })}
      isOpen
      onClose={onClose}
      width={520}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('booking.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={writes.isBusy}>
            {t('booking.submit')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        key={there?.id ?? 'none'}
        schema={createBookingSchema({ needsTeam: !booker.isOwner })}
        defaultValues={{
          kind: there ? 'training' : (kinds.find((kind) => kind !== 'training') ?? 'other'),
          part_id: part.id,
          training_id: there?.id ?? '',
          is_whole_series: false,
          team_id: booker.isOwner ? '' : (booker.teams[0]?.id ?? ''),
          title: '',
          note: '',
          date: stretch.date,
          start: formatClock(stretch.from),
          end: formatClock(Math.min(stretch.to, dayMinutes - 1)),
          until: '',
        }}
        fieldErrors={(error) => describeTaken(error)}
        onSubmit={handleSubmit}
      >
        <BookingFields field={field} booker={booker} kinds={kinds} trainings={trainings} />
      </Form>
    </Sheet>
  )
}

/** Beside the part: who has it. */
export function describeTaken(error: Error): Partial<Record<string, string>> {
  if (!(error instanceof TakenError)) return {}
  return { part_id: `fields:errors.taken|${JSON.stringify({ who: error.who })}` }
}
