import { useTranslation } from 'react-i18next'
import { schoolLimits, schoolTypes } from '@/features/schools/model/school-facts'
import { MatchDayFields } from '@/features/schools/widgets/match-day-fields'
import { getCurrentLocale } from '@/lib/i18n/setup'
import { isStaleRow } from '@/lib/stale-row'
import { Form } from '@/shared/form/form'
import { SelectField } from '@/shared/form/fields/select-field'
import { SwitchField } from '@/shared/form/fields/switch-field'
import { TextField } from '@/shared/form/fields/text-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { SubmitBar } from '@/shared/form/submit-bar'
import { FieldRow, FormSection } from '@/shared/ui/patterns/form-section'
import { listCountryChoices, listTimeZoneChoices } from '../../model/places'
import {
  schoolSchema,
  toSchoolRow,
  type SchoolInput,
  type SchoolRow,
} from '../../model/school-schema'

interface SchoolFormProps {
  values: SchoolInput
  cancelTo: string
  saveLabel?: string
  /** Rejects when saving failed; leads on when it worked. */
  onSave: (row: SchoolRow) => Promise<void>
}

/** A school's fields of spec section 3, where it is, and what its people may do by themselves. */
export function SchoolForm({ values, cancelTo, saveLabel, onSave }: SchoolFormProps) {
  const { t } = useTranslation(['admin', 'schools'])
  return (
    <Form
      schema={schoolSchema}
      defaultValues={values}
      fieldErrors={(error) => (isStaleRow(error) ? { name: 'admin:school.errors.changed' } : {})}
      onSubmit={(saved) => onSave(toSchoolRow(saved))}
      isGuarded
    >
      <FormSection title={t('school.about')} why={t('school.about_why')}>
        <TextField name="name" label={t('school.name')} maxLength={schoolLimits.name} required />
        <SelectField
          name="type"
          label={t('school.type')}
          options={schoolTypes.map((value) => ({ value, label: t(`school.types.${value}`) }))}
          required
        />
        <TextareaField
          name="description"
          label={t('school.description')}
          maxLength={schoolLimits.description}
        />
        <TextField
          name="website"
          type="url"
          label={t('school.website')}
          maxLength={schoolLimits.website}
        />
      </FormSection>
      <FormSection title={t('school.place')} why={t('school.place_why')}>
        <FieldRow>
          <TextField
            name="location"
            label={t('school.location')}
            maxLength={schoolLimits.location}
          />
          <TextField name="address" label={t('school.address')} maxLength={schoolLimits.address} />
        </FieldRow>
        <FieldRow>
          <SelectField
            name="country"
            label={t('school.country')}
            options={listCountryChoices(getCurrentLocale(), values.country)}
            required
          />
          <SelectField
            name="time_zone"
            label={t('school.time_zone')}
            options={listTimeZoneChoices(values.time_zone)}
            required
          />
        </FieldRow>
      </FormSection>
      <FormSection title={t('school.invitations')} why={t('school.invitations_why')}>
        <SwitchField
          name="accepts_owner_invitations"
          label={t('school.owner_grants')}
          hint={t('school.owner_grants_hint')}
        />
        <SwitchField
          name="coaches_may_invite"
          label={t('school.coaches_invite')}
          hint={t('school.coaches_invite_hint')}
        />
      </FormSection>
      <FormSection title={t('schools:match_day.title')} why={t('schools:match_day.why')}>
        <MatchDayFields />
      </FormSection>
      <SubmitBar {...(saveLabel ? { label: saveLabel } : {})} cancelTo={cancelTo} />
    </Form>
  )
}
