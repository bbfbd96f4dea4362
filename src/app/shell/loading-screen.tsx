import { useTranslation } from 'react-i18next'
import styles from './loading-overlay.module.css'

interface LoadingScreenProps {
  /** Lies over the page that is being left, which shows through at first; `ending` once the next one stands. */
  over?: 'page' | 'ending'
}

/** The full-screen overlay of spec section 2: black, a spinner and "Loading...". */
export function LoadingScreen({ over }: LoadingScreenProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.overlay} role="status" data-over={over}>
      <span className={styles.spinner} aria-hidden="true" />
      <span>{t('app.loading')}</span>
    </div>
  )
}
