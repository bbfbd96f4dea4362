import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/public/button'
import { getSession, refreshProfile, signOut, useSession } from '../api/session-store'

interface MissingProfileProps {
  onLoaded: () => void
}

/** For somebody signed in whose profile could not be loaded: the guard sent them to login. */
export function MissingProfile({ onLoaded }: MissingProfileProps) {
  const { t } = useTranslation('session')
  const session = useSession()
  const [isBusy, setBusy] = useState(false)

  async function retry(): Promise<void> {
    setBusy(true)
    await refreshProfile()
    setBusy(false)
    if (getSession()?.profile) onLoaded()
  }

  if (!session || session.profile || session.step) return null
  return (
    <Alert kind="error" title={t('login.not_loaded')}>
      <Button kind="secondary" busy={isBusy} onClick={() => void retry()}>
        {t('login.retry')}
      </Button>
      <Button kind="quiet" onClick={() => void signOut()}>
        {t('login.sign_out')}
      </Button>
    </Alert>
  )
}
