import { useTranslation } from 'react-i18next'
import { profileLimits } from '@/features/session/model/profile'
import { AppError } from '@/lib/errors'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextField } from '@/shared/form/fields/text-field'
import { FormSection } from '@/shared/ui/patterns/form-section'
import { useSaveParentProfile, type ParentProfile } from '../../api/profile/parent-profile'
import {
  contactChannels,
  parentProfileSchema,
  roleProfileLimits,
} from '../../model/profile/role-profile-schemas'
import { ProfileForm, toPersonValues, type EditMode } from './profile-form'

interface ParentFormProps extends EditMode {
  parent: ParentProfile | null | undefined
}

export function ParentForm({ parent, ...mode }: ParentFormProps) {
  const { t } = useTranslation('settings')
  const { mutateAsync: save } = useSaveParentProfile(mode.user.id)
  return (
    <ProfileForm
      {...mode}
      ofRole="parent"
      schema={parentProfileSchema}
      defaultValues={{
        ...toPersonValues(mode.user),
        address: parent?.address ?? '',
        emergency_phone: parent?.emergency_phone ?? '',
        preferred_contact: parent?.preferred_contact ?? 'app',
      }}
      saveDetails={async ({ address, emergency_phone, preferred_contact }) => {
        if (parent === undefined) throw new AppError('invalid', { detail: 'details_missing' })
        await save({
          address: address || null,
          emergency_phone: emergency_phone || null,
          preferred_contact,
        })
      }}
    >
      <FormSection title={t('parent.title')} why={t('parent.why')}>
        <TextField
          name="emergency_phone"
          type="tel"
          label={t('parent.emergency_phone')}
          hint={t('parent.emergency_phone_hint')}
          autoComplete="tel"
          maxLength={profileLimits.phone}
        />
        <SelectField
          name="preferred_contact"
          label={t('parent.preferred_contact')}
          options={contactChannels.map((value) => ({
            value,
            label: t(`parent.channels.${value}`),
          }))}
          required
        />
        <TextField
          name="address"
          label={t('parent.address')}
          autoComplete="street-address"
          maxLength={roleProfileLimits.address}
        />
      </FormSection>
    </ProfileForm>
  )
}
