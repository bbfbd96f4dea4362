import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import type { AgendaItem } from '../../model/agenda'
import { isPlanMissing, listSoon } from '../../model/next-up'
import { AgendaDays } from './agenda-days'
import styles from './agenda.module.css'

interface DaysAheadCardProps {
  items: readonly AgendaItem[]
  now: number
  describe: (item: AgendaItem) => string
  /** Staff also see what is unplanned. */
  isStaff?: boolean
  /** Rows at most: a big club has more than anybody reads. */
  limit?: number
}

/** The next seven days; leads to the calendar. */
export function DaysAheadCard(props: DaysAheadCardProps) {
  const { items, now, describe, isStaff = false, limit = 50 } = props
  const { t } = useTranslation('dashboards')
  const ahead = listSoon(items, now)
  const hidden = ahead.length - limit
  return (
    <DashboardCard
      title={t('ahead.title')}
      more={{ to: paths.calendar.trainings, label: t('ahead.calendar') }}
    >
      {isStaff && <PlanNote sessions={ahead} />}
      {ahead.length === 0 ? (
        <p className={styles.empty}>{t('ahead.empty')}</p>
      ) : (
        <AgendaDays items={ahead.slice(0, limit)} now={now} describe={describe} isStaff={isStaff} />
      )}
      {hidden > 0 && <p className={styles.note}>{t('ahead.hidden', { count: hidden })}</p>}
    </DashboardCard>
  )
}

/** How many of these sessions have no plan yet; silent when there is no session at all. */
function PlanNote({ sessions }: { sessions: readonly AgendaItem[] }) {
  const { t } = useTranslation('dashboards')
  const count = sessions.filter(isPlanMissing).length
  if (!sessions.some((item) => item.kind === 'training' && !item.is_cancelled)) return null
  return (
    <p className={styles.note} data-tone={count > 0 ? 'amber' : undefined}>
      {count > 0 ? t('ahead.unplanned', { count }) : t('ahead.all_planned')}
    </p>
  )
}
