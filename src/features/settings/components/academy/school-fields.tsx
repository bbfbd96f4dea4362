import { useTranslation } from 'react-i18next'
import { schoolLimits, schoolTypes } from '@/features/schools/model/school-facts'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextField } from '@/shared/form/fields/text-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { FieldRow } from '@/shared/ui/patterns/form-section'

/** School name, type, location, address, website, description (spec section 3). */
export function SchoolFields() {
  const { t } = useTranslation('settings')
  return (
    <>
      <TextField
        name="name"
        label={t('academy.name')}
        autoComplete="organization"
        maxLength={schoolLimits.name}
        required
      />
      <SelectField
        name="type"
        label={t('owner.school_type')}
        options={schoolTypes.map((value) => ({
          value,
          label: t(`owner.school_types.${value}`),
        }))}
        required
      />
      <FieldRow>
        <TextField
          name="location"
          label={t('owner.location')}
          autoComplete="address-level2"
          maxLength={schoolLimits.location}
        />
        <TextField
          name="address"
          label={t('owner.address')}
          autoComplete="street-address"
          maxLength={schoolLimits.address}
        />
      </FieldRow>
      <TextField
        name="website"
        type="url"
        label={t('owner.website')}
        maxLength={schoolLimits.website}
      />
      <TextareaField
        name="description"
        label={t('academy.description')}
        hint={t('academy.description_hint')}
        maxLength={schoolLimits.description}
      />
    </>
  )
}
