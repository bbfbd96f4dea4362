import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { EntityForm } from '@/shared/form/entity-form'
import { useEntityForm } from '@/shared/form/use-entity-form'
import { fieldQueries, useUpdateField } from '../api/fields'
import { FieldFields } from '../components/form/field-fields'
import { describeFieldFailure, fieldSchema, toFieldInput, toFieldRow } from '../model/field-schema'

export function FieldEditPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('fields')
  const opened = useEntityForm(fieldQueries.one(id))
  const { mutateAsync: update } = useUpdateField(id, opened.row.updated_at)
  const details = href(paths.fields.details, { id })
  return (
    <EntityForm
      title={t('pages.edit')}
      back={{ to: details, label: opened.row.name }}
      opened={opened}
      schema={fieldSchema}
      values={toFieldInput(opened.row)}
      draftKey={`field:${id}`}
      save={async (values) => {
        await update(toFieldRow(values))
        return details
      }}
      fieldErrors={describeFieldFailure}
    >
      <FieldFields />
    </EntityForm>
  )
}
