import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { chooseText } from '@/features/exercises/model/exercise-text'
import { href, paths } from '@/lib/router/paths'
import { EntityForm } from '@/shared/form/entity-form'
import { useEntityForm } from '@/shared/form/use-entity-form'
import { individualQueries, useSaveIndividualExercise } from '../api/exercises'
import { IndividualFields } from '../components/form/individual-fields'
import { describeIndividualFailure, individualSchema } from '../model/form/exercise-schema'
import { toIndividualInput, toSaveArgument } from '../model/form/stored-exercise'

/** The author changes an exercise; who was given it reads the new words. */
export function IndividualEditPage() {
  const { id = '' } = useParams()
  const { t, i18n } = useTranslation('individual')
  const opened = useEntityForm(individualQueries.details(id))
  const { mutateAsync: save } = useSaveIndividualExercise()
  const details = href(paths.individual.details, { id })
  const title = chooseText(opened.row.texts, i18n.language)?.title ?? ''
  return (
    <EntityForm
      title={t('pages.edit')}
      back={{ to: details, label: title }}
      opened={opened}
      schema={individualSchema}
      values={toIndividualInput(opened.row)}
      draftKey={`individual:${id}`}
      save={async (values) => {
        await save({ exercise: toSaveArgument(values, id), seenAt: opened.row.updated_at })
        return details
      }}
      fieldErrors={describeIndividualFailure}
    >
      <IndividualFields schoolId={opened.row.school_id ?? ''} />
    </EntityForm>
  )
}
