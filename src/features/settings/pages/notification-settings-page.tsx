import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { SettingsFrame } from '../components/frame/settings-frame'
import { PreferenceList } from '../components/notifications/preference-list'
import { PushSection } from '../components/notifications/push-section'

export function NotificationSettingsPage() {
  const { t } = useTranslation('settings')
  const session = useSession()
  if (!session) return null
  return (
    <SettingsFrame
      title={t('pages.notifications')}
      description={t('pages.notifications_description')}
    >
      <QueryBoundary>
        <PushSection userId={session.user.id} />
      </QueryBoundary>
      <QueryBoundary>
        <PreferenceList userId={session.user.id} />
      </QueryBoundary>
    </SettingsFrame>
  )
}
