import { useTranslation } from 'react-i18next'
import { NumberField } from '@/shared/form/fields/number-field'
import { SelectField } from '@/shared/form/fields/select-field'
import { SwitchField } from '@/shared/form/fields/switch-field'
import { TextField } from '@/shared/form/fields/text-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { toOptions } from '@/shared/ui/filters/list-filter'
import { FieldRow, FormSection } from '@/shared/ui/patterns/form-section'
import { fieldLimits, surfaces } from '../../model/field'
import { divisions } from '../../model/part'

interface FieldFieldsProps {
  /** Schools to choose from; for a new field of somebody who owns several. */
  schools?: readonly { id: string; name: string }[]
  isNew?: boolean
}

/** What a field is, where it is, and for a new one how it is cut at once. */
export function FieldFields({ schools = [], isNew = false }: FieldFieldsProps) {
  const { t } = useTranslation('fields')
  const surfaceOptions = surfaces.map((value) => ({ value, label: t(`surfaces.${value}`) }))
  const divisionOptions = divisions.map((division) => ({
    value: String(division),
    label: t(`parts.divisions.${division}`),
  }))
  const metres = { decimals: 1, suffix: t('field.unit'), required: true }
  return (
    <>
      <FormSection title={t('form.about')} why={t('form.about_why')}>
        {schools.length > 1 ? (
          <SelectField
            name="school_id"
            label={t('field.school')}
            options={toOptions(schools)}
            required
          />
        ) : null}
        <TextField name="name" label={t('field.name')} maxLength={fieldLimits.name} required />
        <SelectField name="surface" label={t('field.surface')} options={surfaceOptions} required />
        <FieldRow>
          <NumberField
            name="length_m"
            label={t('field.length')}
            {...fieldLimits.length}
            {...metres}
          />
          <NumberField name="width_m" label={t('field.width')} {...fieldLimits.width} {...metres} />
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
            options={divisionOptions}
            multiple
            isClearable
          />
        </FormSection>
      ) : null}
    </>
  )
}
