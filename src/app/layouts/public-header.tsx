import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '@/features/session/api/session-store'
import { getHomePath } from '@/features/session/model/home'
import { publicPaths } from '@/lib/router/public-paths'
import { Brand } from '@/shared/public/brand'
import { LanguageMenu } from '../shell/menus/language-menu'
import styles from './public-header.module.css'

export function PublicHeader() {
  const { t } = useTranslation()
  const session = useSession()
  return (
    <header className={styles.header}>
      <Link to={publicPaths.home} className={styles.brand} aria-label={t('app.name')}>
        <Brand />
      </Link>
      <nav className={styles.nav} aria-label={t('nav.main')}>
        <LanguageMenu />
        {session?.profile ? (
          <Link className={styles.primary} to={getHomePath(session)}>
            {t('nav.open_app')}
          </Link>
        ) : (
          <>
            <Link className={styles.link} to={publicPaths.login}>
              {t('nav.login')}
            </Link>
            <Link className={styles.primary} data-on-phone="hidden" to={publicPaths.register}>
              {t('nav.register')}
            </Link>
          </>
        )}
      </nav>
    </header>
  )
}
