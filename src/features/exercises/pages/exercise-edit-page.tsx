import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { FormPage } from '@/shared/ui/patterns/form-page'
import { ExerciseForm } from '../components/exercise-form/exercise-form'
import { useExerciseSave } from '../components/exercise-form/use-exercise-save'
import type { loadExerciseToEdit } from '../loaders-exercise-form'
import { toValues } from '../model/exercise-form/stored-exercise'
import { chooseTitle } from '../model/exercise-form/choose-title'

/** One's own exercise, to be changed. */
export function ExerciseEditPage() {
  const { t, i18n } = useTranslation('exercises')
  const exercise = useLoaderData<typeof loadExerciseToEdit>()
  const { id, version, school_id } = exercise
  const draftKey = `exercise:${id}`
  const save = useExerciseSave({ id, version }, draftKey)
  const values = toValues(exercise)
  const title = chooseTitle(values.texts, i18n.language)
  const details = href(paths.exercises.details, { id })
  return (
    <FormPage title={t('exercise_form.edit_title', { title })} back={{ to: details, label: title }}>
      <ExerciseForm
        key={`${id} ${version}`}
        values={values}
        schoolId={school_id}
        isAdapting
        draftKey={draftKey}
        cancelTo={details}
        saveLabel={t('exercise_form.save')}
        onSave={save}
      />
    </FormPage>
  )
}
