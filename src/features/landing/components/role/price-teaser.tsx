import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { LandingRole } from '../../model/page-text'
import styles from '../features.module.css'

const PlanOffers = lazy(() =>
  import('./plan-offers').then((module) => ({ default: module.PlanOffers })),
)

/** What the role costs, from the table of plans; the page stands before the prices are there. */
export function PriceTeaser({ role }: { role: LandingRole }) {
  const { t } = useTranslation('landing/pages')
  return (
    <section id="prices" aria-labelledby="prices-title">
      <h2 id="prices-title" className={styles.title}>
        {t('role.prices')}
      </h2>
      <p className={styles.text}>{t('role.prices_text')}</p>
      {/* as tall as what comes, so that nothing below jumps far */}
      <div style={{ minBlockSize: '360px' }}>
        <Suspense
          fallback={
            <p className={styles.text} role="status">
              {t('document.loading')}
            </p>
          }
        >
          <PlanOffers role={role} />
        </Suspense>
      </div>
    </section>
  )
}
