import { IconCalendarOff, IconPlus } from '@tabler/icons-react'
import { LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import styles from './empty-period.module.css'

interface EmptyPeriodProps {
  text: string
  /** The planner's address; absent for those who do not plan. */
  planTo?: string
  planLabel?: string
}

/** One line over the empty calendar: the free slots below stay in reach. */
export function EmptyPeriod({ text, planTo, planLabel }: EmptyPeriodProps) {
  return (
    <div
      className={`${layout.rowWide} ${layout.roundCard} ${layout.dimmed} ${styles.hint}`}
      role="status"
    >
      <IconCalendarOff size={20} stroke={1.75} aria-hidden="true" />
      <p className={`${layout.text14} ${styles.text}`}>{text}</p>
      {planTo ? (
        <LinkButton kind="secondary" to={planTo} icon={<IconPlus size={18} stroke={1.75} />}>
          {planLabel}
        </LinkButton>
      ) : null}
    </div>
  )
}
