import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { FormPage } from '@/shared/ui/patterns/form-page'
import { useCreateField } from '../api/fields'
import { FieldForm } from '../components/form/field-form'
import { useFieldAccess } from '../components/use-field-access'
import { newField, toFieldRow } from '../model/field-schema'
import { divisions } from '../model/part'

/** A new pitch or hall, cut into parts in the same step. */
export function FieldCreatePage() {
  const { t } = useTranslation('fields')
  const navigate = useNavigate()
  const create = useCreateField()
  const { ownSchools } = useFieldAccess()
  const list = paths.fields.list
  return (
    <FormPage
      title={t('pages.create')}
      description={t('form.create_hint')}
      back={{ to: list, label: t('pages.list') }}
    >
      <FieldForm
        values={newField(ownSchools[0]?.id ?? '')}
        schools={ownSchools}
        cancelTo={list}
        isNew
        onSave={async (values) => {
          const id = await create.mutateAsync({
            schoolId: values.school_id,
            row: toFieldRow(values),
            cut: divisions.filter((division) => values.divisions.includes(`${division}`)),
          })
          await navigate(href(paths.fields.details, { id }))
        }}
      />
    </FormPage>
  )
}
