import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { publicPaths } from '@/lib/router/public-paths'
import { Brand } from '@/shared/public/brand'
import styles from './public-footer.module.css'

/** The brand and the public pages there are; a page comes in with the release that builds it. */
export function PublicFooter() {
  const { t } = useTranslation()
  const links = [
    { to: publicPaths.login, label: t('nav.login') },
    { to: publicPaths.register, label: t('nav.register') },
    { to: publicPaths.info.reportConcern, label: t('nav.report_concern') },
  ]
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Brand />
        <nav aria-label={t('nav.further')}>
          <ul className={styles.list}>
            {links.map((link) => (
              <li key={link.to}>
                <Link className={styles.link} to={link.to}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
