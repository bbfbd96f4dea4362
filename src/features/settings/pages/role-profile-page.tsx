import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useSession } from '@/features/session/api/session-store'
import { appRoles } from '@/features/session/model/session'
import { paths } from '@/lib/router/paths'
import { SettingsFrame } from '../components/frame/settings-frame'
import { ProfileBoundary } from '../components/profile/profile-boundary'
import { RoleProfile } from '../components/profile/role-profile'

/** `/settings/profile/{role}`: the address names the role. */
export function RoleProfilePage() {
  const { t } = useTranslation('settings')
  const session = useSession()
  const { pathname } = useLocation()
  const role = appRoles.find((known) => pathname === paths.settings.profile[known])
  if (!session || !role) return null
  return (
    <SettingsFrame
      title={t(`pages.profile_${role}`)}
      description={t(`pages.profile_${role}_description`)}
    >
      <ProfileBoundary key={role}>
        <RoleProfile key={role} session={session} ofRole={role} />
      </ProfileBoundary>
    </SettingsFrame>
  )
}
