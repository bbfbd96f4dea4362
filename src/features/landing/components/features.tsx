import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { publicPaths } from '@/lib/router/public-paths'
import styles from './features.module.css'

const audiences = ['coach', 'owner', 'player', 'parent'] as const

/** What each member of a club gets, and where to read more. */
export function Features() {
  const { t } = useTranslation('landing')
  return (
    <section aria-labelledby="features-title">
      <h2 id="features-title" className={styles.title}>
        {t('features.title')}
      </h2>
      <ul className={styles.list}>
        {audiences.map((audience) => (
          <li key={audience} className={styles.item}>
            <h3>
              <Link className={styles.link} to={publicPaths.landing[audience]}>
                {t(`features.${audience}`)}
              </Link>
            </h3>
            <p className={styles.text}>{t(`features.${audience}_text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
