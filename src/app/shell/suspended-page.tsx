import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openHelp } from '@/features/help/widgets/help-store'
import { getSession, refreshProfile, useSession } from '@/features/session/api/session-store'
import { showToast } from '@/lib/toast'
import { Brand } from '@/shared/public/brand'
import { AskUsLink } from '@/features/support/widgets/ask-us-link'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/states/empty-state'
import styles from './error-page.module.css'
import { useLogout } from './menus/use-logout'

/** Instead of every signed-in page while an account is suspended: what that means, and whom to ask. */
export function SuspendedPage() {
  const { t } = useTranslation()
  const [isChecking, setIsChecking] = useState(false)
  const session = useSession()
  const logOut = useLogout()

  async function check(): Promise<void> {
    setIsChecking(true)
    try {
      await refreshProfile()
      if (getSession()?.profile?.is_suspended) showToast('info', 'common:suspended.still')
    } finally {
      setIsChecking(false)
    }
  }

  return (
    <main id="content" className={styles.page}>
      <Brand />
      <h1>{t('suspended.title')}</h1>
      <EmptyState
        title={t('suspended.meaning')}
        text={t('suspended.text', { email: session?.user.email ?? '' })}
        action={
          <>
            <Button kind="secondary" busy={isChecking} onClick={() => void check()}>
              {t('suspended.check')}
            </Button>
            <AskUsLink kind="account" />
            <Button kind="quiet" onClick={() => openHelp()}>
              {t('nav.help')}
            </Button>
            <Button kind="quiet" onClick={logOut}>
              {t('nav.logout')}
            </Button>
          </>
        }
      />
    </main>
  )
}
