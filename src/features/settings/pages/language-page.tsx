import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { SettingsFrame } from '../components/frame/settings-frame'
import { LanguageSettings } from '../components/language/language-settings'

export function LanguagePage() {
  const { t } = useTranslation('settings')
  const session = useSession()
  if (!session) return null
  return (
    <SettingsFrame title={t('pages.language')} description={t('pages.language_description')}>
      <QueryBoundary>
        <LanguageSettings userId={session.user.id} />
      </QueryBoundary>
    </SettingsFrame>
  )
}
