import { useTranslation } from 'react-i18next'
import { NumberField } from '@/shared/form/fields/number-field'
import { SelectField } from '@/shared/form/fields/select-field'
import { FieldRow, FormSection } from '@/shared/ui/patterns/form-section'
import { exerciseLimits as limits } from '../../../model/exercise-form/limits'
import { intensityLevels } from '../../../model/taxonomy'
import { RoomHint } from './room-hint'
import { StepHelper } from './step-helper'

/** How many, how much room, how long and how hard. */
export function NumbersSection({ isAdapting }: { isAdapting: boolean }) {
  const { t } = useTranslation('exercises')
  return (
    <FormSection title={t('exercise_form.numbers.title')} why={t('exercise_form.numbers.why')}>
      {isAdapting ? <StepHelper /> : null}
      <FieldRow>
        <NumberField
          name="players_min"
          label={t('exercise_form.numbers.players_min')}
          required
          {...limits.players}
        />
        <NumberField
          name="players_ideal"
          label={t('exercise_form.numbers.players_ideal')}
          {...limits.players}
        />
        <NumberField
          name="players_max"
          label={t('exercise_form.numbers.players_max')}
          required
          {...limits.players}
        />
      </FieldRow>
      <FieldRow>
        <NumberField
          name="keepers"
          label={t('exercise_form.numbers.keepers')}
          required
          {...limits.keepers}
        />
        <NumberField
          name="coaches"
          label={t('exercise_form.numbers.coaches')}
          required
          {...limits.coaches}
        />
      </FieldRow>
      <FieldRow>
        <NumberField
          name="area_length_m"
          label={t('exercise_form.numbers.length')}
          suffix={t('exercise_form.units.metres')}
          decimals={1}
          required
          {...limits.area_length}
        />
        <NumberField
          name="area_width_m"
          label={t('exercise_form.numbers.width')}
          suffix={t('exercise_form.units.metres')}
          decimals={1}
          required
          {...limits.area_width}
        />
      </FieldRow>
      <RoomHint />
      <FieldRow>
        <NumberField
          name="minutes"
          label={t('exercise_form.numbers.minutes')}
          suffix={t('exercise_form.units.minutes')}
          required
          {...limits.minutes}
        />
        <SelectField
          name="intensity"
          label={t('exercise.facts.intensity')}
          required
          options={intensityLevels.map((value) => ({ value, label: t(`intensity.${value}`) }))}
        />
      </FieldRow>
      <FieldRow>
        <NumberField
          name="sets"
          label={t('exercise_form.numbers.sets')}
          hint={t('exercise_form.numbers.intervals_hint')}
          {...limits.sets}
        />
        <NumberField
          name="work_seconds"
          label={t('exercise_form.numbers.work')}
          suffix={t('exercise_form.units.seconds')}
          {...limits.work_seconds}
        />
        <NumberField
          name="rest_seconds"
          label={t('exercise_form.numbers.rest')}
          suffix={t('exercise_form.units.seconds')}
          {...limits.rest_seconds}
        />
      </FieldRow>
    </FormSection>
  )
}
