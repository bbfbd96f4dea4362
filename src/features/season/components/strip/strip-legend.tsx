import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import styles from './strip-legend.module.css'

const marks = ['load', 'target', 'home', 'away', 'now'] as const

/** What the marks of the strip mean. */
export function StripLegend() {
  const { t } = useTranslation('season')
  return (
    <ul
      className={`${layout.dim12} ${layout.flex} ${layout.wrap} ${layout.flush} ${styles.legend}`}
    >
      {marks.map((mark) => (
        <li key={mark}>
          <span className={styles.mark} data-mark={mark} aria-hidden="true" />
          {t(`season.legend.${mark}`)}
        </li>
      ))}
    </ul>
  )
}
