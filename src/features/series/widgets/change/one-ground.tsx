import { useTranslation } from 'react-i18next'
import { useBookedPart, useFieldDay } from '@/features/planner/api/field-parts'
import { listFieldChoices } from '@/features/planner/model/board/field-choice'
import { toTimes, type ChangedTraining, type ChangeValues } from '../../model/series-change'
import layout from '@/shared/ui/layout.module.css'
import { TakenField } from '../../components/taken-field'
import { useEffectLines } from '../use-effect-lines'

interface OneGroundProps {
  training: ChangedTraining
  values: ChangeValues
}

/** Who has the booked ground where one training would go, and what is free instead. */
export function OneGround({ training, values }: OneGroundProps) {
  const { t } = useTranslation('series')
  const { takenText } = useEffectLines(training.team.school.time_zone)
  const { data: booked } = useBookedPart(training.id)
  const { starts_at, ends_at } = toTimes(training, values)
  const { data: day } = useFieldDay(
    booked ? { schoolId: booked.school_id, startsAt: starts_at, endsAt: ends_at } : null,
  )
  if (!booked || !day) return null
  const choices = listFieldChoices(day.parts, day.bookings, training.id)
  const by = choices.find(({ id }) => id === booked.field_part_id)?.takenBy
  if (!by) return null
  return (
    <>
      <p
        className={`${layout.medium} ${layout.amber}`}
        role="status"
        aria-label={t('series.ground')}
      >
        {takenText({ date: values.date, starts_at, ends_at, by: by.filter(Boolean) })}
      </p>
      <TakenField count={1} free={choices.filter(({ takenBy }) => takenBy === null)} />
    </>
  )
}
