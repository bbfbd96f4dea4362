import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { YourData } from '../components/data/your-data'
import { SettingsFrame } from '../components/frame/settings-frame'

export function YourDataPage() {
  const { t } = useTranslation('settings')
  const session = useSession()
  if (!session) return null
  return (
    <SettingsFrame title={t('pages.data')} description={t('pages.data_description')}>
      <QueryBoundary>
        <YourData userId={session.user.id} />
      </QueryBoundary>
    </SettingsFrame>
  )
}
