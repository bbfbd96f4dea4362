import type { Locale } from '@/lib/i18n/locale'
import styles from './language-menu.module.css'

/** The flag beside a language's name; decoration, because the name says it. */
export function Flag({ locale }: { locale: Locale }) {
  return <img className={styles.flag} src={`/flags/${locale}.svg`} alt="" width={20} height={15} />
}
