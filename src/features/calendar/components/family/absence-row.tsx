import { IconPencil, IconPlaneDeparture } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { countAbsenceAnswers, type Absence } from '@/features/attendance/api/absences'
import { formatDay } from '@/lib/time/format-day'
import { IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import styles from './family-list.module.css'

export interface TimesAway {
  absences: readonly Absence[]
  /** "Ada: away (Holiday)". */
  formatName: (absence: Absence) => string
  /** Absent where this person may not answer for the child. */
  getOpener: (absence: Absence) => (() => void) | undefined
}

/** Who is away, from when until when, and how many dates that answers. */
export function AbsenceRow({ id, absences, formatName, getOpener }: TimesAway & { id: string }) {
  const { t, i18n } = useTranslation('calendar')
  const absence = absences.find((one) => one.id === id)
  if (!absence) return null
  const count = countAbsenceAnswers(absence)
  const open = getOpener(absence)
  const days = [absence.from_on, absence.to_on].map((day) => formatDay(day, i18n.language))
  return (
    <li className={`${layout.line3} ${styles.row}`}>
      <IconPlaneDeparture size={20} stroke={1.75} aria-hidden="true" className={layout.fixed} />
      <div className={layout.grow}>
        {formatName(absence)}
        <p className={layout.dim13}>
          {[...new Set(days)].join(' – ')}
          {count > 0 ? ` · ${t('away.count', { count })}` : null}
        </p>
      </div>
      {open ? (
        <IconButton label={t('away.edit')} onClick={open}>
          <IconPencil size={20} stroke={1.75} />
        </IconButton>
      ) : null}
    </li>
  )
}
