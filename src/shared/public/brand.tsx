import { useTranslation } from 'react-i18next'
import styles from './brand.module.css'

interface BrandProps {
  /** Crest only, for the narrow sidebar; the name is still spoken. */
  isCompact?: boolean
}

/** The crest: a corner of the pitch and its quarter circle, and the ball on the line. */
export function Brand({ isCompact = false }: BrandProps) {
  const { t } = useTranslation()
  return (
    <span className={styles.brand}>
      <svg className={styles.crest} width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <path
          className={styles.shield}
          d="M3 3h22v13.5c0 4.5-4.5 7.5-11 10-6.5-2.5-11-5.5-11-10z"
        />
        <path className={styles.chalk} d="M3 10.5h22M14 10.5v16M9 10.5a5 5 0 0 0 10 0" />
        <circle className={styles.ball} cx="14" cy="10.5" r="2.2" />
      </svg>
      <span className={styles.word} data-compact={isCompact || undefined}>
        {t('app.name')}
      </span>
    </span>
  )
}
