import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import styles from './calendar-legend.module.css'

interface CalendarLegendProps {
  /** The school's time zone, where the reader's own differs. */
  zone: string | null
  mayMove: boolean
}

/** What the lines mean, how to move a session, and whose clock this is. */
export function CalendarLegend({ zone, mayMove }: CalendarLegendProps) {
  const { t } = useTranslation('calendar')
  return (
    <div className={styles.legend}>
      <ul className={`${layout.list} ${styles.signs}`} aria-label={t('legend.label')}>
        <li>
          <span className={styles.sample} data-sign="unplanned" aria-hidden="true" />
          {t('legend.unplanned')}
        </li>
        <li>
          <span className={styles.sample} data-sign="cancelled" aria-hidden="true" />
          {t('legend.cancelled')}
        </li>
      </ul>
      {mayMove ? <p className={styles.note}>{t('legend.move')}</p> : null}
      <p className={styles.note} data-keys="">
        {t('legend.keys')}
      </p>
      {zone ? <p className={styles.note}>{t('legend.zone', { zone })}</p> : null}
    </div>
  )
}
