import { useTranslation } from 'react-i18next'
import type { Locale } from '@/lib/i18n/locale'
import { TextField } from '@/shared/form/fields/text-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { exerciseLimits as limits } from '../../../model/exercise-form/limits'
import { EntryList } from './entry-list'

/** The words in one language, in the order a coach reads them out. */
export function WordsFields({ locale }: { locale: Locale }) {
  const { t } = useTranslation('exercises')
  const of = (name: string) => `texts.${locale}.${name}`
  return (
    <>
      <TextField
        name={of('title')}
        label={t('exercise_form.texts.name')}
        placeholder={t('exercise_form.texts.name_example')}
        maxLength={limits.title}
        required
      />
      <TextField
        name={of('aim')}
        label={t('exercise_form.texts.aim')}
        placeholder={t('exercise_form.texts.aim_example')}
        maxLength={limits.aim}
        required
      />
      <TextareaField name={of('setup')} label={t('exercise.setup')} maxLength={limits.setup} />
      <TextareaField name={of('rules')} label={t('exercise.rules')} maxLength={limits.rules} />
      <EntryList
        name={of('coaching_points')}
        label={t('exercise.points')}
        max={limits.coaching_points.max}
        isRequired
      />
      <EntryList
        name={of('progressions')}
        label={t('exercise.progressions')}
        max={limits.progressions.max}
      />
      <EntryList
        name={of('regressions')}
        label={t('exercise.regressions')}
        max={limits.regressions.max}
      />
      <TextareaField
        name={of('scoring')}
        label={t('exercise.scoring')}
        maxLength={limits.scoring}
      />
      <EntryList
        name={of('questions')}
        label={t('exercise.questions')}
        max={limits.questions.max}
      />
      <EntryList
        name={of('common_faults')}
        label={t('exercise.faults')}
        max={limits.common_faults.max}
      />
    </>
  )
}
