import { useTranslation } from 'react-i18next'
import { getBrowserZone } from '../model/calendar-zone'
import layout from '@/shared/ui/layout.module.css'
import styles from './calendar-legend.module.css'

interface CalendarLegendProps {
  /** The school's time zone; said where the reader's own differs. */
  zone: string
  mayMove: boolean
  /** What is not planned yet is shown to staff only. */
  isFamily: boolean
  /** Of matches instead of sessions. */
  isOfMatches?: boolean
  /** Of one family, who enter their own dates. */
  isPersonal?: boolean
}

/** What the lines mean, how to move a session, and whose clock this is. */
export function CalendarLegend(props: CalendarLegendProps) {
  const { zone, mayMove, isFamily, isOfMatches, isPersonal } = props
  const { t } = useTranslation('calendar')
  return (
    <div className={`${layout.wrap} ${layout.dimmed13} ${styles.legend}`}>
      <ul
        className={`${layout.list} ${layout.wrap} ${layout.gapWide} ${styles.signs}`}
        aria-label={t('legend.label')}
      >
        {isFamily || isOfMatches ? null : (
          <li>
            <span
              className={`${layout.relative} ${styles.sample}`}
              data-sign="unplanned"
              aria-hidden="true"
            />
            {t('legend.unplanned')}
          </li>
        )}
        <li>
          <span
            className={`${layout.relative} ${styles.sample}`}
            data-sign="cancelled"
            aria-hidden="true"
          />
          {t('legend.cancelled')}
        </li>
      </ul>
      {mayMove ? <p className={`${layout.plain} ${styles.note}`}>{t('legend.move')}</p> : null}
      <p className={`${layout.plain} ${styles.note}`} data-keys="">
        {t(isOfMatches ? 'legend.match_keys' : isPersonal ? 'legend.personal_keys' : 'legend.keys')}
      </p>
      {zone !== getBrowserZone() ? (
        <p className={`${layout.plain} ${styles.note}`}>{t('legend.zone', { zone })}</p>
      ) : null}
    </div>
  )
}
