import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { EntityForm } from '@/shared/form/entity-form'
import { useCreateField } from '../api/fields'
import { FieldFields } from '../components/form/field-fields'
import { useFieldAccess } from '../components/use-field-access'
import {
  describeFieldFailure,
  fieldSchema,
  createFieldInput,
  toFieldRow,
} from '../model/field-schema'
import { divisions } from '../model/part'

/** A new pitch or hall, cut into parts in the same step. */
export function FieldCreatePage() {
  const { t } = useTranslation('fields')
  const { mutateAsync: create } = useCreateField()
  const { ownSchools } = useFieldAccess()
  return (
    <EntityForm
      title={t('pages.create')}
      description={t('form.create_hint')}
      back={{ to: paths.fields.list, label: t('pages.list') }}
      schema={fieldSchema}
      values={createFieldInput(ownSchools[0]?.id ?? '')}
      draftKey="field"
      save={async (values) => {
        const cut = divisions.filter((division) => values.divisions.includes(`${division}`))
        const id = await create({ schoolId: values.school_id, row: toFieldRow(values), cut })
        return href(paths.fields.details, { id })
      }}
      fieldErrors={describeFieldFailure}
      submitLabel={t('pages.create')}
    >
      <FieldFields schools={ownSchools} isNew />
    </EntityForm>
  )
}
