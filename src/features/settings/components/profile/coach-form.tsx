import { useTranslation } from 'react-i18next'
import { licences, specializations } from '@/features/people/model/coach'
import { useSchoolOptions } from '@/features/schools/api/school-options'
import { AppError } from '@/lib/errors'
import { DateField } from '@/shared/form/fields/date-field'
import { NumberField } from '@/shared/form/fields/number-field'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { FieldRow, FormSection } from '@/shared/ui/patterns/form-section'
import { useSaveCoachProfile, type CoachProfile } from '@/features/people/api/coach-profiles'
import { coachProfileSchema, roleProfileLimits } from '../../model/profile/role-profile-schemas'
import { ProfileForm, toPersonValues, type EditMode } from './profile-form'

interface CoachFormProps extends EditMode {
  /** undefined: could not be loaded, so that saving would overwrite it. */
  coach: CoachProfile | null | undefined
}

export function CoachForm({ coach, ...mode }: CoachFormProps) {
  const { t } = useTranslation(['settings', 'people'])
  const { data: schools = [] } = useSchoolOptions()
  const { mutateAsync: save } = useSaveCoachProfile(mode.user.id)
  return (
    <ProfileForm
      {...mode}
      ofRole="coach"
      schema={coachProfileSchema}
      defaultValues={{
        ...toPersonValues(mode.user),
        license: coach?.license ?? 'none',
        license_expires_on: coach?.license_expires_on ?? '',
        specialization: coach?.specialization ?? '',
        years_of_experience: coach?.years_of_experience ?? null,
        school_id: coach?.school_id ?? '',
        biography: coach?.biography ?? '',
      }}
      saveDetails={async (values) => {
        if (coach === undefined) throw new AppError('invalid', { detail: 'details_missing' })
        await save({
          license: values.license,
          license_expires_on: values.license_expires_on,
          specialization: values.specialization,
          years_of_experience: values.years_of_experience,
          school_id: values.school_id,
          biography: values.biography || null,
        })
      }}
    >
      <FormSection title={t('coach.title')} why={t('coach.why')}>
        <FieldRow>
          <SelectField
            name="license"
            label={t('coach.license')}
            options={licences.map((value) => ({
              value,
              label: t(`people:licences.${value}`),
            }))}
            required
          />
          <DateField name="license_expires_on" label={t('coach.license_expires_on')} />
        </FieldRow>
        <FieldRow>
          <SelectField
            name="specialization"
            label={t('coach.specialization')}
            options={specializations.map((value) => ({
              value,
              label: t(`people:specializations.${value}`),
            }))}
          />
          <NumberField
            name="years_of_experience"
            label={t('coach.years_of_experience')}
            min={0}
            max={roleProfileLimits.years}
          />
        </FieldRow>
        <SelectField
          name="school_id"
          label={t('coach.school')}
          options={schools.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextareaField
          name="biography"
          label={t('coach.biography')}
          maxLength={roleProfileLimits.biography}
        />
      </FormSection>
    </ProfileForm>
  )
}
