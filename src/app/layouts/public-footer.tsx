import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useTranslateKey } from '@/lib/i18n/translate-key'
import { publicPaths } from '@/lib/router/public-paths'
import { Brand } from '@/shared/public/brand'
import styles from './public-footer.module.css'

/** The brand and the nine pages of spec section 2; each has its name below `info` of the texts. */
export function PublicFooter() {
  const { t } = useTranslation()
  const translate = useTranslateKey()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <Brand />
        <nav aria-label={t('nav.further')}>
          <ul className={styles.list}>
            {Object.entries(publicPaths.info).map(([name, to]) => (
              <li key={to}>
                <Link className={styles.link} to={to}>
                  {translate(`common:info.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
