import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import type { AgendaItem } from '../model/agenda'
import { soon } from '../model/next-up'
import { AgendaDays } from './agenda-days'
import styles from './agenda.module.css'

interface DaysAheadCardProps {
  items: readonly AgendaItem[]
  now: number
  describe: (item: AgendaItem) => string
  isStaff?: boolean
  /** One line above the days. */
  note?: ReactNode
}

/** The next seven days; leads to the calendar. */
export function DaysAheadCard({ items, now, describe, isStaff, note }: DaysAheadCardProps) {
  const { t } = useTranslation('dashboards')
  const ahead = soon(items, now)
  return (
    <DashboardCard
      title={t('ahead.title')}
      more={{ to: paths.calendar.trainings, label: t('ahead.calendar') }}
    >
      {note}
      {ahead.length === 0 ? (
        <p className={styles.empty}>{t('ahead.empty')}</p>
      ) : (
        <AgendaDays items={ahead} now={now} describe={describe} isStaff={isStaff} />
      )}
    </DashboardCard>
  )
}
