import { useTranslation } from 'react-i18next'
import { Link, useMatches } from 'react-router'
import { useTranslateKey } from '@/lib/i18n/translate-key'
import { pageOf } from '@/lib/router/handle'
import { publicPaths } from '@/lib/router/public-paths'
import styles from './in-the-making-page.module.css'

/** Stands in for every screen that a later release builds, so that no link leads to nothing. */
export function InTheMakingPage() {
  const { t } = useTranslation()
  const translate = useTranslateKey()
  const title = pageOf(useMatches())?.title ?? 'common:app.name'
  return (
    <section className={styles.page} aria-labelledby="page-title">
      <PitchSketch />
      <p className={styles.badge}>{t('app.in_the_making')}</p>
      <h1 id="page-title" className={styles.title}>
        {translate(title)}
      </h1>
      <p className={styles.text}>{translate(`${title}_description`)}</p>
      <p className={styles.text}>{t('app.in_the_making_text')}</p>
      <Link className={styles.link} to={publicPaths.home}>
        {t('app.go_home')}
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
