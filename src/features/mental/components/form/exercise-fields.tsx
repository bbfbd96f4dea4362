import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { locales } from '@/lib/i18n/locale'
import { NumberField } from '@/shared/form/fields/number-field'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextField } from '@/shared/form/fields/text-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { toOptions } from '@/shared/ui/filters/list-filter'
import { FieldRow, FormSection } from '@/shared/ui/patterns/form-section'
import { occasions, skills } from '../../model/exercise'
import {
  exerciseLimits as limits,
  levels,
  visibilities,
  type ExerciseInput,
} from '../../model/exercise-schema'
import { useMentalAccess } from '../use-mental-access'
import { GuideFields } from './guide-fields'
import { QuestionsField } from './questions-field'
import { StepsField } from './steps-field'

/** Everything a coach says about an exercise, in the order it is thought up. */
export function ExerciseFields({ isNew = false }: { isNew?: boolean }) {
  const { t } = useTranslation('mental')
  const { teams } = useMentalAccess()
  const schoolId = useWatch<ExerciseInput, 'school_id'>({ name: 'school_id' })
  const visibility = useWatch<ExerciseInput, 'visibility'>({ name: 'visibility' })
  const own = teams.filter(({ school_id }) => school_id === schoolId)
  // public exercises are the catalogue's and come with its checks: it is no choice for a new one
  const choices = visibilities.filter(
    (value) => (value !== 'public' || visibility === value) && (value !== 'team' || own.length > 0),
  )
  return (
    <>
      <FormSection title={t('form.about')} why={t('form.about_why')}>
        {isNew ? (
          <SelectField
            name="locale"
            label={t('form.language')}
            options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
            required
          />
        ) : null}
        <TextField name="title" label={t('form.title')} maxLength={limits.title} required />
        <TextareaField
          name="aim"
          label={t('form.aim')}
          hint={t('form.aim_hint')}
          rows={2}
          maxLength={limits.aim}
          required
        />
        <FieldRow>
          <SelectField
            name="skill"
            label={t('facts.skill')}
            options={skills.map((value) => ({ value, label: t(`skills.${value}`) }))}
            required
          />
          <SelectField
            name="occasion"
            label={t('facts.occasion')}
            options={occasions.map((value) => ({ value, label: t(`occasions.${value}`) }))}
            required
          />
        </FieldRow>
        <FieldRow>
          <NumberField name="min_age" label={t('form.min_age')} {...limits.age} required />
          <NumberField name="max_age" label={t('form.max_age')} {...limits.age} required />
        </FieldRow>
        <FieldRow>
          <NumberField
            name="minutes"
            label={t('facts.length')}
            {...limits.minutes}
            suffix={t('after.minutes_unit')}
            required
          />
          <SelectField
            name="level"
            label={t('form.level')}
            options={levels.map((value) => ({ value, label: t(`levels.${value}`) }))}
            required
          />
        </FieldRow>
      </FormSection>
      <FormSection title={t('form.how')} why={t('form.how_why')}>
        <GuideFields />
        <StepsField />
      </FormSection>
      <FormSection title={t('details.questions')} why={t('form.questions_why')}>
        <QuestionsField />
      </FormSection>
      <FormSection title={t('form.more')} why={t('form.more_why')}>
        <TextareaField
          name="source"
          label={t('details.evidence')}
          hint={t('form.source_hint')}
          rows={2}
          maxLength={limits.source}
        />
        <TextField name="audio_url" label={t('form.audio')} maxLength={limits.url} />
        <TextField name="video_url" label={t('form.video')} maxLength={limits.url} />
      </FormSection>
      <FormSection title={t('form.readers')} why={t('form.readers_why')}>
        <SelectField
          name="visibility"
          label={t('form.visibility')}
          options={choices.map((value) => ({ value, label: t(`visibilities.${value}`) }))}
          required
        />
        {visibility === 'team' ? (
          <SelectField name="team_id" label={t('form.team')} options={toOptions(own)} required />
        ) : null}
      </FormSection>
    </>
  )
}
