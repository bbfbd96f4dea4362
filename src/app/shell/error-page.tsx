import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { publicPaths } from '@/lib/router/public-paths'
import type { RouteFailure } from '../router/describe-route-error'
import styles from './error-page.module.css'

/** "Page Not Found" for 404, "Internal Server Error" otherwise, with the status (spec section 2). */
export function ErrorPage({ status, missingSetup }: RouteFailure) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isMissing = status === 404
  return (
    <section className={styles.page} aria-labelledby="error-title">
      <p className={styles.status}>{t('error_page.status', { status })}</p>
      <h1 id="error-title" className={styles.title}>
        {isMissing ? t('error_page.not_found') : t('error_page.server_error')}
      </h1>
      <p className={styles.text}>
        {missingSetup
          ? t('error_page.setup_text', { names: missingSetup })
          : isMissing
            ? t('error_page.not_found_text')
            : t('error_page.server_error_text')}
      </p>
      <div className={styles.actions}>
        <Link className={styles.action} to={publicPaths.home}>
          {t('app.go_home')}
        </Link>
        {!isMissing && (
          <button className={styles.quiet} type="button" onClick={() => void navigate(0)}>
            {t('error_page.retry')}
          </button>
        )}
      </div>
    </section>
  )
}
