import { useTranslation } from 'react-i18next'
import { Link, useLocation, useMatches } from 'react-router'
import { loadNamespaces } from '@/lib/i18n/setup'
import { useTranslateKey } from '@/lib/i18n/translate-key'
import { findPage } from '@/lib/router/handle'
import { findStandIn } from '@/lib/router/lead-to'
import { publicPaths } from '@/lib/router/public-paths'
import styles from './in-the-making-page.module.css'

/** Its words are no part of the first load. */
export async function loadInTheMakingPage() {
  await loadNamespaces(['making'])
  return InTheMakingPage
}

/**
 * Stands in for every screen that a later release builds, so that no address leads to nothing: says when it helps
 * to come back, and what answers the same need until then.
 */
function InTheMakingPage() {
  const { t } = useTranslation(['making', 'common'])
  const { pathname } = useLocation()
  const page = findPage(useMatches())
  // visitors have no page of their own to be led to
  const instead = page?.layout === 'default' ? null : findStandIn(pathname)
  const translate = useTranslateKey()
  const title = page?.title ?? 'common:app.name'
  return (
    <section className={styles.page} aria-labelledby="page-title">
      <PitchSketch />
      <p className={styles.badge}>{t('badge')}</p>
      <h1 id="page-title" className={styles.title}>
        {translate(title)}
      </h1>
      <p className={styles.text}>{translate(`${title}_description`)}</p>
      <p className={styles.text}>{t('text')}</p>
      {instead ? (
        <Link className={styles.link} to={instead.to}>
          {t('instead', { page: t(`common:nav.${instead.label}`) })}
        </Link>
      ) : null}
      <Link className={styles.link} to={publicPaths.home}>
        {t('common:app.go_home')}
      </Link>
    </section>
  )
}

/** Half a pitch being chalked: the lines that are still missing are dashed. */
function PitchSketch() {
  return (
    <svg className={styles.sketch} viewBox="0 0 240 130" aria-hidden="true">
      <path d="M4 126V4h232v122" />
      <path d="M64 4v44h112V4M92 4v18h56V4" />
      <path
        className={styles.missing}
        d="M98 48a26 26 0 0 0 44 0M4 126h232M86 126a34 34 0 0 1 68 0"
      />
      <circle className={styles.ball} cx="120" cy="34" r="3" />
    </svg>
  )
}
