import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { EntityForm } from '@/shared/form/entity-form'
import { LinkButton } from '@/shared/ui/button'
import { FormPage } from '@/shared/ui/patterns/form-page'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { useSaveIndividualExercise } from '../api/exercises'
import { IndividualFields } from '../components/form/individual-fields'
import { useWritingSchool } from '../components/use-writing-school'
import { describeIndividualFailure, individualSchema } from '../model/form/exercise-schema'
import { createIndividualInput, toSaveArgument } from '../model/form/stored-exercise'

/** A coach writes an exercise to be done at home. */
export function IndividualCreatePage() {
  const { t } = useTranslation('individual')
  const schoolId = useWritingSchool()
  const { mutateAsync: save } = useSaveIndividualExercise()
  // the same for a second try after a lost answer
  const [id] = useState(() => crypto.randomUUID())
  const back = { to: paths.individual.list, label: t('pages.list') }
  if (!schoolId) {
    return (
      <FormPage title={t('pages.create')} back={back}>
        <EmptyState
          title={t('form.staff_only')}
          text={t('form.staff_only_text')}
          action={<LinkButton to={paths.individual.list}>{t('pages.list')}</LinkButton>}
        />
      </FormPage>
    )
  }
  return (
    <EntityForm
      title={t('pages.create')}
      description={t('form.lead')}
      back={back}
      schema={individualSchema}
      values={createIndividualInput(schoolId)}
      draftKey="individual"
      save={async (values) => {
        await save({ exercise: toSaveArgument(values, id), seenAt: null })
        return href(paths.individual.details, { id })
      }}
      fieldErrors={describeIndividualFailure}
    >
      <IndividualFields schoolId={schoolId} />
    </EntityForm>
  )
}
