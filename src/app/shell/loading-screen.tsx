import { useTranslation } from 'react-i18next'
import styles from './loading-overlay.module.css'

/** The full-screen overlay of spec section 2: black, a spinner and "Loading...". */
export function LoadingScreen() {
  const { t } = useTranslation()
  return (
    <div className={styles.overlay} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <span>{t('app.loading')}</span>
    </div>
  )
}
