import { useTranslation } from 'react-i18next'
import { Link, Outlet } from 'react-router'
import { publicPaths } from '@/lib/router/public-paths'
import { Brand } from '@/shared/public/brand'
import { LanguageMenu } from '../shell/menus/language-menu'
import styles from './empty-layout.module.css'

/** Nothing but the brand and the page: sign-in and its neighbours. */
export function EmptyLayout() {
  const { t } = useTranslation()
  return (
    <div className={styles.layout}>
      <header className={styles.header}>
        <Link to={publicPaths.home} className={styles.brand} aria-label={t('app.name')}>
          <Brand />
        </Link>
        <LanguageMenu />
      </header>
      <main id="content" className={styles.content}>
        <Outlet />
      </main>
    </div>
  )
}
