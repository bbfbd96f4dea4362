import { useTranslation } from 'react-i18next'
import { AppError } from '@/lib/errors'
import { TextField } from '@/shared/form/fields/text-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { FormSection } from '@/shared/ui/patterns/form-section'
import { useSaveOwnerProfile, type OwnerProfile } from '@/features/people/api/owner-profiles'
import { ownerProfileSchema, roleProfileLimits } from '../../model/profile/role-profile-schemas'
import { ProfileForm, toPersonValues, type EditMode } from './profile-form'

interface OwnerFormProps extends EditMode {
  owner: OwnerProfile | null | undefined
}

export function OwnerForm({ owner, ...mode }: OwnerFormProps) {
  const { t } = useTranslation('settings')
  const { mutateAsync: save } = useSaveOwnerProfile(mode.user.id)
  return (
    <ProfileForm
      {...mode}
      ofRole="owner"
      schema={ownerProfileSchema}
      defaultValues={{
        ...toPersonValues(mode.user),
        job_title: owner?.job_title ?? '',
        biography: owner?.biography ?? '',
      }}
      saveDetails={async ({ job_title, biography }) => {
        if (owner === undefined) throw new AppError('invalid', { detail: 'details_missing' })
        await save({ job_title: job_title || null, biography: biography || null })
      }}
    >
      <FormSection title={t('owner.title')} why={t('owner.why')}>
        <TextField
          name="job_title"
          label={t('owner.job_title')}
          autoComplete="organization-title"
          maxLength={roleProfileLimits.jobTitle}
        />
        <TextareaField
          name="biography"
          label={t('owner.biography')}
          maxLength={roleProfileLimits.biography}
        />
      </FormSection>
    </ProfileForm>
  )
}
