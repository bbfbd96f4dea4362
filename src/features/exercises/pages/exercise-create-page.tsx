import { formatFullName } from '@/lib/person'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { FormPage } from '@/shared/ui/patterns/form-page'
import { ExerciseForm } from '../components/exercise-form/exercise-form'
import { useExerciseSave } from '../components/exercise-form/use-exercise-save'
import type { loadNewExercise } from '../loaders-exercise-form'
import { duplicate } from '../model/exercise-form/duplicate'
import { blankExercise, toValues } from '../model/exercise-form/stored-exercise'
import { chooseTitle } from '../model/exercise-form/choose-title'

/** An exercise of one's own: from nothing, or adapted from another one. */
export function ExerciseCreatePage() {
  const { t, i18n } = useTranslation('exercises')
  const { from, schoolId, userId } = useLoaderData<typeof loadNewExercise>()
  const draftKey = `exercise:${userId}:new${from ? `:${from.id}` : ''}`
  const save = useExerciseSave({ school_id: schoolId }, draftKey)
  const original = from && toValues(from)
  const title = original ? chooseTitle(original.texts, i18n.language) : ''
  const by = from?.author ? formatFullName(from.author) : 'Touchline'
  const values = original
    ? duplicate(original, t('exercise_form.copied_from', { title, by: by.trim() }), {
        isMine: from.author_id === userId,
        language: i18n.language,
      })
    : blankExercise
  const cancelTo = from ? href(paths.exercises.details, { id: from.id }) : paths.exercises.library
  return (
    <FormPage
      title={from ? t('exercise_form.adapt_title', { title }) : t('exercise_form.create_title')}
      description={from ? t('exercise_form.adapt_text') : t('exercise_form.create_text')}
      back={{ to: cancelTo, label: from ? title : t('exercise.back') }}
    >
      <ExerciseForm
        key={draftKey}
        values={values}
        schoolId={schoolId}
        isAdapting={from !== null}
        draftKey={draftKey}
        cancelTo={cancelTo}
        saveLabel={t('exercise_form.create')}
        onSave={save}
      />
    </FormPage>
  )
}
