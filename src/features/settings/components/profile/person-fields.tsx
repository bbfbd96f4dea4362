import { useTranslation } from 'react-i18next'
import { profileLimits } from '@/features/session/model/profile'
import { TextField } from '@/shared/form/fields/text-field'
import { FieldRow } from '@/shared/ui/patterns/form-section'

/** Names and phone: what everybody's profile has. */
export function PersonFields() {
  const { t } = useTranslation('settings')
  return (
    <>
      <FieldRow>
        <TextField
          name="first_name"
          label={t('profile.first_name')}
          autoComplete="given-name"
          maxLength={profileLimits.name}
          required
        />
        <TextField
          name="last_name"
          label={t('profile.last_name')}
          autoComplete="family-name"
          maxLength={profileLimits.name}
          required
        />
      </FieldRow>
      <TextField
        name="phone"
        type="tel"
        label={t('profile.phone')}
        hint={t('profile.phone_hint')}
        autoComplete="tel"
        maxLength={profileLimits.phone}
      />
    </>
  )
}
