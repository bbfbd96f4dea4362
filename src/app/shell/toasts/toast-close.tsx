import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './toast-containers.module.css'

interface ToastCloseProps {
  closeToast: (closedByUser?: boolean) => void
}

/** Takes a message away; the library's own cross speaks English and shows no focus. */
export function ToastClose({ closeToast }: ToastCloseProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={styles.close}
      aria-label={t('app.close')}
      onClick={() => closeToast(true)}
    >
      <IconX size={16} stroke={1.75} aria-hidden />
    </button>
  )
}
