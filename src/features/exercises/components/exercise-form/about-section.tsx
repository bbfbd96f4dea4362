import { useTranslation } from 'react-i18next'
import { NumberField } from '@/shared/form/fields/number-field'
import { SelectField } from '@/shared/form/fields/select-field'
import { SwitchField } from '@/shared/form/fields/switch-field'
import { FieldRow, FormSection } from '@/shared/ui/patterns/form-section'
import { corners } from '../../model/exercise-form/exercise-schema'
import { exerciseLimits as limits } from '../../model/exercise-form/limits'
import {
  exerciseMoments,
  exerciseTopics,
  practiceTypes,
  trainingPhases,
} from '../../model/taxonomy'

/** What it is for and for whom: by these the library finds it. */
export function AboutSection() {
  const { t } = useTranslation('exercises')
  return (
    <FormSection title={t('exercise_form.about.title')} why={t('exercise_form.about.why')}>
      <FieldRow>
        <SelectField
          name="topic"
          label={t('exercise.facts.topic')}
          required
          options={exerciseTopics.map((value) => ({ value, label: t(`topics.${value}`) }))}
        />
        <SelectField
          name="phase"
          label={t('exercise.facts.phase')}
          required
          options={trainingPhases.map((value) => ({ value, label: t(`phases.${value}`) }))}
        />
      </FieldRow>
      <FieldRow>
        <SelectField
          name="moment"
          label={t('exercise_form.about.moment')}
          placeholder={t('exercise_form.about.no_moment')}
          options={exerciseMoments.map((value) => ({
            value,
            label: t(`library.moments.${value}`),
          }))}
        />
        <SelectField
          name="practice_type"
          label={t('exercise_form.about.practice')}
          required
          options={practiceTypes.map((value) => ({ value, label: t(`library.kinds.${value}`) }))}
        />
      </FieldRow>
      <SelectField
        name="corners"
        label={t('exercise_form.about.corners')}
        hint={t('exercise_form.about.corners_hint')}
        multiple
        options={corners.map((value) => ({ value, label: t(`exercise_form.corners.${value}`) }))}
      />
      <FieldRow>
        <NumberField
          name="min_age"
          label={t('exercise_form.about.min_age')}
          prefix="U"
          required
          {...limits.age}
        />
        <NumberField
          name="max_age"
          label={t('exercise_form.about.max_age')}
          hint={t('exercise_form.about.max_age_hint')}
          prefix="U"
          required
          {...limits.age}
        />
        <NumberField
          name="level"
          label={t('exercise_form.about.level')}
          hint={t('exercise_form.about.level_hint')}
          required
          {...limits.level}
        />
      </FieldRow>
      <SwitchField
        name="has_heading"
        label={t('exercise.has_heading')}
        hint={t('exercise_form.about.heading_hint')}
      />
    </FormSection>
  )
}
