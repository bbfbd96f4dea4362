import { useTranslation } from 'react-i18next'
import type { Absence } from '@/features/attendance/api/absences'
import layout from '@/shared/ui/layout.module.css'
import { AbsenceRow, type AbsenceWords } from './absence-row'
import styles from './family-list.module.css'

/** The times away of a period, for a calendar without room for bars. */
export function AbsenceList({
  absences,
  ...words
}: AbsenceWords & { absences: readonly Absence[] }) {
  const { t } = useTranslation('calendar')
  if (absences.length === 0) return null
  return (
    <ul
      className={`${layout.listStack} ${layout.surface} ${styles.dates}`}
      aria-label={t('away.list')}
    >
      {absences.map((absence) => (
        <AbsenceRow key={absence.id} absence={absence} {...words} />
      ))}
    </ul>
  )
}
