import { useTranslation } from 'react-i18next'
import styles from './proof.module.css'

const claims = ['drills', 'coaches', 'seconds'] as const

/** The three figures of spec section 9. */
export function Proof() {
  const { t } = useTranslation('landing')
  return (
    <section className={styles.section} aria-labelledby="proof-title">
      <h2 id="proof-title" className={styles.title}>
        {t('proof.title')}
      </h2>
      <dl className={styles.claims}>
        {claims.map((claim) => (
          <div key={claim} className={styles.claim}>
            <dt className={styles.what}>{t(`proof.${claim}`)}</dt>
            <dd className={styles.value}>{t(`proof.${claim}_value`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
