import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { AbsenceRow, type TimesAway } from './absence-row'
import styles from './family-list.module.css'

/** The times away of a period, for a calendar without room for bars. */
export function AbsenceList(away: TimesAway) {
  const { t } = useTranslation('calendar')
  if (away.absences.length === 0) return null
  return (
    <ul
      className={`${layout.listStack} ${layout.surface} ${styles.dates}`}
      aria-label={t('away.list')}
    >
      {away.absences.map(({ id }) => (
        <AbsenceRow key={id} id={id} {...away} />
      ))}
    </ul>
  )
}
