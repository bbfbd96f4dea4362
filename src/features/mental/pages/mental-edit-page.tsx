import { useTranslation } from 'react-i18next'
import { Link, useParams, useSearchParams } from 'react-router'
import { isLocale, locales } from '@/lib/i18n/locale'
import { href, paths } from '@/lib/router/paths'
import { EntityForm } from '@/shared/form/entity-form'
import { useEntityForm } from '@/shared/form/use-entity-form'
import layout from '@/shared/ui/layout.module.css'
import { exerciseQueries, useSaveExercise } from '../api/exercises'
import { ExerciseFields } from '../components/form/exercise-fields'
import { useExerciseText } from '../components/use-exercise-text'
import {
  exerciseSchema,
  listSaveErrors,
  toDocument,
  toExerciseInput,
} from '../model/exercise-schema'

/** Changes an exercise in one language; the address names another one to write it in, too. */
export function MentalEditPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('mental')
  const [params] = useSearchParams()
  const { getWords } = useExerciseText()
  const opened = useEntityForm(exerciseQueries.one(id))
  const { mutateAsync: save } = useSaveExercise()
  const words = getWords(opened.row)
  const wanted = params.get('language') ?? words.locale
  const locale = isLocale(wanted) ? wanted : 'en'
  const details = href(paths.mental.details, { id })
  return (
    <EntityForm
      key={locale}
      title={t('pages.edit')}
      description={
        <span className={layout.facts}>
          {t('form.in_language', { language: t(`languages.${locale}`) })}
          {locales
            .filter((other) => other !== locale)
            .map((other) => (
              <Link
                key={other}
                className={layout.touch}
                to={{ search: `?language=${other}` }}
                replace
              >
                {t('form.other_language', { language: t(`languages.${other}`) })}
              </Link>
            ))}
        </span>
      }
      back={{ to: details, label: words.title }}
      opened={opened}
      schema={exerciseSchema}
      values={toExerciseInput(opened.row, locale)}
      draftKey={`mental:${id}:${locale}`}
      save={async (values) => {
        await save({ id, document: toDocument(values), seenAt: opened.row.updated_at })
        return details
      }}
      fieldErrors={listSaveErrors}
    >
      <ExerciseFields />
    </EntityForm>
  )
}
