import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { SettingsFrame } from '../components/frame/settings-frame'
import { SettingsList } from '../components/frame/settings-list'
import { ProfileBoundary } from '../components/profile/profile-boundary'
import { RoleProfile } from '../components/profile/role-profile'

/** The profile in the active role; on a phone the list of all settings first. */
export function ProfilePage() {
  const { t } = useTranslation('settings')
  const session = useSession()
  const isPhone = useIsPhone()
  if (!session?.profile) return null
  const { role } = session.profile
  return (
    <SettingsFrame title={isPhone ? t('frame.list') : t('pages.profile')}>
      {isPhone ? <SettingsList profile={session.profile} /> : null}
      {isPhone && role ? null : (
        <ProfileBoundary>
          <RoleProfile session={session} ofRole={role} />
        </ProfileBoundary>
      )}
    </SettingsFrame>
  )
}
