import { useTranslation } from 'react-i18next'
import type { Locale } from '@/lib/i18n/locale'
import { TextField } from '@/shared/form/fields/text-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { FormFold } from '@/shared/ui/patterns/form-fold'
import { exerciseLimits as limits } from '../../../model/exercise-form/limits'
import { EntryList } from './entry-list'

/** The words in one language, in the order a coach reads them out. */
export function WordsFields({ locale }: { locale: Locale }) {
  const { t } = useTranslation('exercises')
  const toFieldName = (name: string) => `texts.${locale}.${name}`
  return (
    <>
      <TextField
        name={toFieldName('title')}
        label={t('exercise_form.texts.name')}
        placeholder={t('exercise_form.texts.name_example')}
        maxLength={limits.title}
        required
      />
      <TextField
        name={toFieldName('aim')}
        label={t('exercise_form.texts.aim')}
        placeholder={t('exercise_form.texts.aim_example')}
        maxLength={limits.aim}
        required
      />
      <TextareaField
        name={toFieldName('setup')}
        label={t('exercise.setup')}
        maxLength={limits.setup}
      />
      <TextareaField
        name={toFieldName('rules')}
        label={t('exercise.rules')}
        maxLength={limits.rules}
      />
      <EntryList
        name={toFieldName('coaching_points')}
        label={t('exercise.points')}
        max={limits.coaching_points.max}
        isRequired
      />
      <FormFold title={t('exercise_form.texts.more')}>
        <EntryList
          name={toFieldName('progressions')}
          label={t('exercise.progressions')}
          max={limits.progressions.max}
        />
        <EntryList
          name={toFieldName('regressions')}
          label={t('exercise.regressions')}
          max={limits.regressions.max}
        />
        <TextareaField
          name={toFieldName('scoring')}
          label={t('exercise.scoring')}
          maxLength={limits.scoring}
        />
        <EntryList
          name={toFieldName('questions')}
          label={t('exercise.questions')}
          max={limits.questions.max}
        />
        <EntryList
          name={toFieldName('common_faults')}
          label={t('exercise.faults')}
          max={limits.common_faults.max}
        />
      </FormFold>
    </>
  )
}
