import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { getCurrentLocale } from '@/lib/i18n/setup'
import { href, paths } from '@/lib/router/paths'
import { EntityForm } from '@/shared/form/entity-form'
import { useSaveExercise } from '../api/exercises'
import { ExerciseFields } from '../components/form/exercise-fields'
import { useMentalAccess } from '../components/use-mental-access'
import {
  createExerciseInput,
  exerciseSchema,
  listSaveErrors,
  toDocument,
} from '../model/exercise-schema'

/** A new exercise of the coach's own. */
export function MentalCreatePage() {
  const { t } = useTranslation('mental')
  const { schoolIds } = useMentalAccess()
  const { mutateAsync: save } = useSaveExercise()
  // the same for every attempt: sent twice it is written once
  const id = useRef('')
  return (
    <EntityForm
      title={t('pages.create')}
      description={t('form.lead')}
      back={{ to: paths.mental.list, label: t('pages.list') }}
      schema={exerciseSchema}
      values={createExerciseInput(schoolIds[0] ?? '', getCurrentLocale())}
      draftKey="mental"
      save={async (values) => {
        id.current ||= crypto.randomUUID()
        await save({ id: id.current, document: toDocument(values), seenAt: null })
        return href(paths.mental.details, { id: id.current })
      }}
      fieldErrors={listSaveErrors}
      submitLabel={t('pages.create')}
    >
      <ExerciseFields isNew />
    </EntityForm>
  )
}
