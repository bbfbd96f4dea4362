import { IconCalendarOff, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import type { CalendarView } from '../model/calendar-address'
import styles from './empty-period.module.css'

interface EmptyPeriodProps {
  view: CalendarView
  /** The planner's address; absent for those who do not plan. */
  planTo?: string
}

/** One line over the empty calendar: the free slots below stay in reach. */
export function EmptyPeriod({ view, planTo }: EmptyPeriodProps) {
  const { t } = useTranslation('calendar')
  return (
    <div className={`${layout.rowWide} ${styles.hint}`} role="status">
      <IconCalendarOff size={20} stroke={1.75} aria-hidden="true" />
      <p className={styles.text}>{t(`empty.${view}`)}</p>
      {planTo ? (
        <LinkButton kind="secondary" to={planTo} icon={<IconPlus size={18} stroke={1.75} />}>
          {t('plan')}
        </LinkButton>
      ) : null}
    </div>
  )
}
