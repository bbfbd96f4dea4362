import { useTranslation } from 'react-i18next'
import styles from './strip-legend.module.css'

const marks = ['load', 'target', 'home', 'away', 'now'] as const

/** What the marks of the strip mean. */
export function StripLegend() {
  const { t } = useTranslation('training')
  return (
    <ul className={styles.legend}>
      {marks.map((mark) => (
        <li key={mark}>
          <span className={styles.mark} data-mark={mark} aria-hidden="true" />
          {t(`season.legend.${mark}`)}
        </li>
      ))}
    </ul>
  )
}
