import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Team } from '@/features/teams/api/teams'
import { DateField } from '@/shared/form/fields/date-field'
import { NumberField } from '@/shared/form/fields/number-field'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextField } from '@/shared/form/fields/text-field'
import { TimeField } from '@/shared/form/fields/time-field'
import { trainingLimits } from '../../model/limits'
import type { TrainingFields } from '../../model/training-schema'
import styles from '../planner.module.css'
import { FieldBooking } from './field-booking'
import { NotesFields } from './notes-fields'
import { useSlot } from './use-slot'

export interface PlannerFieldsProps {
  teams: readonly Team[]
  zoneOf: (teamId: string) => string
  /** Another team was chosen. */
  onTeam?: (teamId: string) => Promise<void>
  /** Null for a session not saved yet. */
  trainingId: string | null
  /** False where it stands in the line above. */
  hasTitle?: boolean
}

/** Everything about a session but its plan. */
export function PlannerFields(props: PlannerFieldsProps) {
  const { teams, zoneOf, onTeam, trainingId, hasTitle = false } = props
  const { t } = useTranslation('planner')
  const slot = useSlot(zoneOf)
  const teamId = useWatch<TrainingFields, 'team_id'>({ name: 'team_id' })
  const schoolId = teams.find(({ id }) => id === teamId)?.school_id

  return (
    <>
      <div className={styles.when}>
        <SelectField
          name="team_id"
          label={t('form.fields.team')}
          options={teams.map(({ id, name }) => ({ value: id, label: name }))}
          required
          onChange={(next) => next && void onTeam?.(next)}
        />
        <DateField name="date" label={t('form.fields.date')} required />
        <TimeField name="time" label={t('form.fields.time')} required />
        <NumberField
          name="duration"
          label={t('planner.length')}
          hint={slot ? t('form.ends_at', { time: slot.end }) : undefined}
          min={trainingLimits.durationMin}
          max={trainingLimits.durationMax}
          step={5}
          required
        />
        <TextField name="place" label={t('form.fields.place')} maxLength={trainingLimits.place} />
        {schoolId ? <FieldBooking slot={slot} schoolId={schoolId} trainingId={trainingId} /> : null}
      </div>
      <div className={styles.what}>
        {hasTitle ? (
          <TextField
            name="title"
            label={t('form.fields.title')}
            placeholder={t('form.hints.title')}
            maxLength={trainingLimits.title}
          />
        ) : null}
        <TextField
          name="objective"
          label={t('form.fields.objective')}
          placeholder={t('form.hints.objective')}
          maxLength={trainingLimits.objective}
        />
      </div>
      <NotesFields />
    </>
  )
}
