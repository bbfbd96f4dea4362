import { useTranslation } from 'react-i18next'
import { Form } from '@/shared/form/form'
import { NumberField } from '@/shared/form/fields/number-field'
import { SelectField } from '@/shared/form/fields/select-field'
import { SwitchField } from '@/shared/form/fields/switch-field'
import { TextField } from '@/shared/form/fields/text-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { SubmitBar } from '@/shared/form/submit-bar'
import { FieldRow, FormSection } from '@/shared/ui/patterns/form-section'
import { fieldLimits, surfaces } from '../../model/field'
import { fieldSchema, type FieldInput, type FieldValues } from '../../model/field-schema'
import { divisions } from '../../model/part'

interface FieldFormProps {
  values: FieldInput
  /** Schools to choose from; for a new field of somebody who owns several. */
  schools?: readonly { id: string; name: string }[]
  isNew?: boolean
  cancelTo: string
  onSave: (values: FieldValues) => Promise<void>
}

/** What a field is, where it is, and for a new one how it is cut at once. */
export function FieldForm({
  values,
  schools = [],
  isNew = false,
  cancelTo,
  onSave,
}: FieldFormProps) {
  const { t } = useTranslation('fields')
  return (
    <Form
      schema={fieldSchema}
      defaultValues={values}
      draftKey={isNew ? 'field' : undefined}
      fieldErrors={({ detail }) => ({
        ...(detail === '23505' && { name: 'fields:errors.name_taken' }),
        ...(detail === 'changed_meanwhile' && { name: 'fields:errors.changed' }),
      })}
      onSubmit={onSave}
      isGuarded
    >
      <FormSection title={t('form.about')} why={t('form.about_why')}>
        {schools.length > 1 ? (
          <SelectField
            name="school_id"
            label={t('field.school')}
            options={schools.map(({ id, name }) => ({ value: id, label: name }))}
            required
          />
        ) : null}
        <TextField name="name" label={t('field.name')} maxLength={fieldLimits.name} required />
        <SelectField
          name="surface"
          label={t('field.surface')}
          options={surfaces.map((value) => ({ value, label: t(`surfaces.${value}`) }))}
          required
        />
        <FieldRow>
          <NumberField
            name="length_m"
            label={t('field.length')}
            {...fieldLimits.length}
            decimals={1}
            suffix={t('field.unit')}
            required
          />
          <NumberField
            name="width_m"
            label={t('field.width')}
            {...fieldLimits.width}
            decimals={1}
            suffix={t('field.unit')}
            required
          />
        </FieldRow>
        <SwitchField name="has_lights" label={t('field.lights')} hint={t('field.lights_hint')} />
      </FormSection>
      <FormSection title={t('form.place')} why={t('form.place_why')}>
        <TextField name="address" label={t('field.address')} maxLength={fieldLimits.address} />
        <TextareaField
          name="note"
          label={t('field.note')}
          hint={t('field.note_hint')}
          maxLength={fieldLimits.note}
        />
      </FormSection>
      {isNew ? (
        <FormSection title={t('parts.title')} why={t('parts.why')}>
          <SelectField
            name="divisions"
            label={t('parts.cut_into')}
            hint={t('parts.cut_hint')}
            options={divisions.map((division) => ({
              value: String(division),
              label: t(`parts.divisions.${division}`),
            }))}
            multiple
            isClearable
          />
        </FormSection>
      ) : null}
      <SubmitBar label={isNew ? t('pages.create') : undefined} cancelTo={cancelTo} />
    </Form>
  )
}
