import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { attendanceStatuses, type AttendanceStatus } from '../../model/attendance'
import { StatusIcon } from '../status-looks'
import styles from './status-choice.module.css'

interface StatusChoiceProps {
  /** Whose: the group's spoken name. */
  label: string
  value: AttendanceStatus | null
  isSuggested?: boolean
  /** With the words beside the signs, one below the other. */
  isWide?: boolean
  onChange: (status: AttendanceStatus) => void
}

/** The five things a player can be, each one tap away. */
export function StatusChoice(props: StatusChoiceProps) {
  const { label, value, isSuggested, isWide, onChange } = props
  const { t } = useTranslation('attendance')
  return (
    <div
      role="group"
      aria-label={label}
      className={`${layout.inline} ${layout.gapTight} ${styles.choice}`}
      data-wide={isWide || undefined}
    >
      {attendanceStatuses.map((status) => (
        <button
          key={status}
          type="button"
          className={`${layout.inline2} ${layout.roundControl} ${layout.pointer} ${layout.dimmed} ${styles.option}`}
          data-status={status}
          data-suggested={(isSuggested && value === status) || undefined}
          aria-pressed={value === status}
          aria-label={t(`attendance.status.${status}`)}
          title={t(`attendance.status.${status}`)}
          onClick={() => onChange(status)}
        >
          <StatusIcon status={status} />
          {isWide ? <span>{t(`attendance.status.${status}`)}</span> : null}
        </button>
      ))}
    </div>
  )
}
