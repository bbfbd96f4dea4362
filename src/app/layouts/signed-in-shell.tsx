import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useNavigate } from 'react-router'
import { HelpHost } from '@/features/help/widgets/help-host'
import { useSession } from '@/features/session/api/session-store'
import { TrialHost } from '@/features/trial/widgets/trial-host'
import { BottomTabs } from '../shell/bottom-tabs'
import { Sidebar } from '../shell/sidebar/sidebar'
import { SuspendedPage } from '../shell/suspended-page'
import { TopBar } from '../shell/top-bar'
import { AppProviders } from './app-providers'
import type { NavName } from './resolve-layout'
import { navOf } from './nav-of'
import { getShownNav } from './shown-nav'
import { useLeaving } from './hooks/use-leaving'
import { usePrefetching } from './hooks/use-prefetching'
import styles from './signed-in-shell.module.css'

interface SignedInShellProps {
  nav: NavName
  /** Boards, calendars and tables use the full width. */
  isWide: boolean
}

/** The frame of every signed-in page: sidebar, top bar, page, and tabs within thumb reach on phones. */
export function SignedInShell({ nav, isWide }: SignedInShellProps) {
  const { t } = useTranslation()
  const isSuspended = useSession()?.profile?.is_suspended
  const navigate = useNavigate()
  const entries = getShownNav(navOf[nav])
  useEffect(() => {
    // a chunk of its own: the first load must not name what it needs
    void import('../pwa/start-worker').then(({ startWorkerOnce }) =>
      startWorkerOnce((path) => void navigate(path)),
    )
  }, [navigate])
  usePrefetching(nav)
  useLeaving()
  if (isSuspended) {
    return (
      <AppProviders>
        <SuspendedPage />
        <HelpHost />
      </AppProviders>
    )
  }
  return (
    <AppProviders>
      <div className={styles.shell}>
        <a className="skip-link" href="#content">
          {t('app.skip_to_content')}
        </a>
        <Sidebar nav={entries} />
        <div className={styles.column}>
          <TopBar nav={entries} />
          <TrialHost />
          <main id="content" tabIndex={-1} className={styles.content} data-wide={isWide}>
            <Outlet />
          </main>
        </div>
        <BottomTabs nav={entries} />
        <HelpHost />
      </div>
    </AppProviders>
  )
}
