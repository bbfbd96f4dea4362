import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { publicPaths } from '@/lib/router/public-paths'
import type { RouteFailure } from '../router/describe-route-error'
import styles from './error-page.module.css'

const kindOf = { network: 'offline', files: 'not_loaded', nothing: 'server_error' } as const

/**
 * "Page Not Found" for 404, "Internal Server Error" otherwise, with the status (spec section 2). Without a
 * network it says so instead, and tries again as soon as there is one; where only the page's files were not
 * to be had, nobody can tell a poor line from a new build, and it says both.
 */
export function ErrorPage({ status, missingSetup, unreached }: RouteFailure) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isMissing = status === 404
  const kind = isMissing ? 'not_found' : kindOf[unreached ?? 'nothing']

  // Before paint: a network that is back while the page is being drawn would otherwise call nobody.
  useLayoutEffect(() => {
    if (!unreached) return
    const retry = () => void navigate(0)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [unreached, navigate])

  return (
    <section className={styles.page} aria-labelledby="error-title">
      {unreached ? null : <p className={styles.status}>{t('error_page.status', { status })}</p>}
      <h1 id="error-title" className={styles.title}>
        {t(`error_page.${kind}`)}
      </h1>
      <p className={styles.text}>
        {missingSetup
          ? t('error_page.setup_text', { names: missingSetup })
          : t(`error_page.${kind}_text`)}
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
