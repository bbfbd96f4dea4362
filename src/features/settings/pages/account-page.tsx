import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import { useSession } from '@/features/session/api/session-store'
import { SettingsFrame } from '../components/frame/settings-frame'
import { EmailSection } from '../components/email-section'
import { PasswordSection } from '../components/password-section'
import { PendingRole } from '../components/pending-role'
import { ProfileSection } from '../components/profile-section'
import type { loadAccount } from '../loaders'

export function AccountPage() {
  const { t } = useTranslation('settings')
  const session = useSession()
  const request = useLoaderData<typeof loadAccount>()
  if (!session?.profile) return null
  return (
    <SettingsFrame title={t('account.title')} description={t('account.description')}>
      {!session.profile.role && <PendingRole request={request} />}
      <ProfileSection userId={session.user.id} />
      <PasswordSection email={session.user.email} />
      <EmailSection email={session.user.email} />
    </SettingsFrame>
  )
}
