import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { PublicFooter } from './public-footer'
import { PublicHeader } from './public-header'
import styles from './default-layout.module.css'

interface DefaultLayoutProps {
  /** Instead of the plain outlet, for pages that need the component kit around them. */
  children?: ReactNode
}

/** The public face: header, page, footer. */
export function DefaultLayout({ children }: DefaultLayoutProps) {
  const { t } = useTranslation()
  // what was pressed before the app came waits for it: `load-app.ts`
  useEffect(() => void document.documentElement.dispatchEvent(new Event('app-ready')), [])
  return (
    <div className={styles.layout}>
      <a className="skip-link" href="#content">
        {t('app.skip_to_content')}
      </a>
      <PublicHeader />
      <main id="content" tabIndex={-1} className={styles.content}>
        {children ?? <Outlet />}
      </main>
      <PublicFooter />
    </div>
  )
}
