import { useQueryClient } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Team } from '@/features/teams/api/teams'
import { DateField } from '@/shared/form/fields/date-field'
import { NumberField } from '@/shared/form/fields/number-field'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextField } from '@/shared/form/fields/text-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { TimeField } from '@/shared/form/fields/time-field'
import { trainingQueries } from '../../api/trainings'
import { trainingLimits } from '../../model/limits'
import type { TrainingValues } from '../../model/training-schema'
import styles from './planner.module.css'
import { useEndTime } from './use-end-time'

interface PlannerFieldsProps {
  teams: readonly Team[]
  zoneOf: (teamId: string) => string
  /** A new session follows its team to where that team meets. */
  isNew: boolean
}

export function PlannerFields({ teams, zoneOf, isNew }: PlannerFieldsProps) {
  const { t } = useTranslation('training')
  const client = useQueryClient()
  const { getValues, setValue, getFieldState } = useFormContext<TrainingValues>()
  const end = useEndTime(zoneOf)

  async function followTeam(teamId: string | null) {
    if (!teamId || !isNew || getFieldState('place').isTouched) return
    const place = await client.fetchQuery(trainingQueries.lastPlace(teamId)).catch(() => '')
    if (place && getValues('team_id') === teamId) setValue('place', place)
  }

  return (
    <>
      <div className={styles.when}>
        <SelectField
          name="team_id"
          label={t('form.fields.team')}
          options={teams.map(({ id, name }) => ({ value: id, label: name }))}
          required
          onChange={(teamId) => void followTeam(teamId)}
        />
        <DateField name="date" label={t('form.fields.date')} required />
        <TimeField name="time" label={t('form.fields.time')} required />
        <NumberField
          name="duration"
          label={t('planner.length')}
          hint={end ? t('form.ends_at', { time: end }) : undefined}
          min={trainingLimits.durationMin}
          max={trainingLimits.durationMax}
          step={5}
          required
        />
        <TextField name="place" label={t('form.fields.place')} maxLength={trainingLimits.place} />
      </div>
      <div className={styles.what}>
        <TextField
          name="title"
          label={t('form.fields.title')}
          placeholder={t('form.hints.title')}
          maxLength={trainingLimits.title}
        />
        <TextField
          name="objective"
          label={t('form.fields.objective')}
          placeholder={t('form.hints.objective')}
          maxLength={trainingLimits.objective}
        />
      </div>
      <details className={styles.notes}>
        <summary>{t('form.fields.notes')}</summary>
        <TextareaField
          name="notes"
          label={t('form.fields.notes')}
          hint={t('form.hints.notes')}
          maxLength={trainingLimits.notes}
        />
      </details>
    </>
  )
}
