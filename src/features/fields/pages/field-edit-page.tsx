import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { FormPage } from '@/shared/ui/patterns/form-page'
import { useField, useUpdateField } from '../api/fields'
import { FieldForm } from '../components/form/field-form'
import { toFieldRow } from '../model/field-schema'

export function FieldEditPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('fields')
  const navigate = useNavigate()
  const field = useField(id)
  const save = useUpdateField(id, field.updated_at)
  const details = href(paths.fields.details, { id })
  const { school_id, name, surface, length_m, width_m, has_lights, address, note } = field
  return (
    <FormPage title={t('pages.edit')} back={{ to: details, label: name }}>
      <FieldForm
        values={{
          school_id,
          name,
          surface,
          length_m,
          width_m,
          has_lights,
          address: address ?? '',
          note: note ?? '',
          divisions: [],
        }}
        cancelTo={details}
        onSave={async (values) => {
          await save.mutateAsync(toFieldRow(values))
          await navigate(details)
        }}
      />
    </FormPage>
  )
}
