import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import type { AgendaItem } from '../model/agenda'
import { needsPlan, soon } from '../model/next-up'
import { AgendaDays } from './agenda-days'
import styles from './agenda.module.css'

interface DaysAheadCardProps {
  items: readonly AgendaItem[]
  now: number
  describe: (item: AgendaItem) => string
  /** Staff also see what is unplanned. */
  isStaff?: boolean
}

/** The next seven days; leads to the calendar. */
export function DaysAheadCard({ items, now, describe, isStaff = false }: DaysAheadCardProps) {
  const { t } = useTranslation('dashboards')
  const ahead = soon(items, now)
  return (
    <DashboardCard
      title={t('ahead.title')}
      more={{ to: paths.calendar.trainings, label: t('ahead.calendar') }}
    >
      {isStaff && <PlanNote sessions={ahead} />}
      {ahead.length === 0 ? (
        <p className={styles.empty}>{t('ahead.empty')}</p>
      ) : (
        <AgendaDays items={ahead} now={now} describe={describe} isStaff={isStaff} />
      )}
    </DashboardCard>
  )
}

/** How many of these sessions have no plan yet; silent when there is no session at all. */
function PlanNote({ sessions }: { sessions: readonly AgendaItem[] }) {
  const { t } = useTranslation('dashboards')
  const count = sessions.filter(needsPlan).length
  if (!sessions.some((item) => item.kind === 'training' && !item.is_cancelled)) return null
  return (
    <p className={styles.note} data-tone={count > 0 ? 'amber' : undefined}>
      {count > 0 ? t('ahead.unplanned', { count }) : t('ahead.all_planned')}
    </p>
  )
}
