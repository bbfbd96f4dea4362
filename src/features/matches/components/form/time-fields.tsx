import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DateField } from '@/shared/form/fields/date-field'
import { NumberField } from '@/shared/form/fields/number-field'
import { SelectField } from '@/shared/form/fields/select-field'
import { TimeField } from '@/shared/form/fields/time-field'
import { FieldRow, FormSection } from '@/shared/ui/patterns/form-section'
import { addClockMinutes } from '@/lib/time/wall-clock'
import { answerChoices, matchLimits, matchSchema, type MatchInput } from '../../model/match-schema'
import { ClashNote } from './clash-note'

interface TimeFieldsProps {
  zone: string
  matchId: string | null
}

const meetShape = matchSchema.pick({ time: true, meet_minutes: true })

/** Day, kick-off on the school's clock and how long before they meet; what is in the way stands below. */
export function TimeFields({ zone, matchId }: TimeFieldsProps) {
  const { t } = useTranslation('matches/form')
  const { min, max } = matchLimits.meetMinutes
  const [time, meet_minutes, answer_hours] = useWatch<
    MatchInput,
    ['time', 'meet_minutes', 'answer_hours']
  >({ name: ['time', 'meet_minutes', 'answer_hours'] })
  // one that was set elsewhere stays a choice
  const hours = [...new Set([...answerChoices, ...(answer_hours ? [Number(answer_hours)] : [])])]
  const meet = meetShape.safeParse({ time, meet_minutes })
  const hint =
    meet.success && meet.data.meet_minutes !== null
      ? t('fields.meet_at', { time: addClockMinutes(meet.data.time, -meet.data.meet_minutes) })
      : undefined
  return (
    <FormSection title={t('sections.time')}>
      <FieldRow>
        <DateField name="date" label={t('fields.date')} required />
        <TimeField name="time" label={t('fields.time')} required />
        <NumberField
          name="meet_minutes"
          label={t('fields.meet')}
          hint={hint}
          min={min}
          max={max}
          step={5}
          suffix={` ${t('fields.minutes')}`}
        />
      </FieldRow>
      <SelectField
        name="answer_hours"
        label={t('fields.answer')}
        hint={t('fields.answer_hint')}
        placeholder={t('fields.answer_open')}
        options={hours
          .toSorted((one, other) => one - other)
          .map((count) => ({
            value: String(count),
            label:
              count % 24 === 0
                ? t('fields.answer_days', { count: count / 24 })
                : t('fields.answer_hours', { count }),
          }))}
      />
      <ClashNote zone={zone} matchId={matchId} />
    </FormSection>
  )
}
