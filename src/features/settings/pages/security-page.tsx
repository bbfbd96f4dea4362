import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { AdminRuleSection } from '../components/security/admin-rule-section'
import { SecondFactorSection } from '../components/security/second-factor-section'
import { SessionsSection } from '../components/security/sessions-section'
import { SettingsFrame } from '../components/frame/settings-frame'

/** The second step after the password, and where the person is signed in. */
export function SecurityPage() {
  const { t } = useTranslation('settings')
  const session = useSession()
  if (!session?.profile) return null
  const { id } = session.user
  return (
    <SettingsFrame title={t('pages.security')} description={t('pages.security_description')}>
      <QueryBoundary>
        <SecondFactorSection userId={id} roles={session.held_roles.map(({ role }) => role)} />
        {session.profile.role === 'admin' ? <AdminRuleSection userId={id} /> : null}
        <SessionsSection userId={id} />
      </QueryBoundary>
    </SettingsFrame>
  )
}
