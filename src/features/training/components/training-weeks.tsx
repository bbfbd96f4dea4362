import { useTranslation } from 'react-i18next'
import { addDays } from '@/lib/time/calendar-date'
import { toWallClock } from '@/lib/time/wall-clock'
import { formatDay } from '@/lib/time/format-day'
import { DataTable } from '@/shared/ui/table/data-table'
import type { DataTableProps } from '@/shared/ui/table/data-table-model'
import type { ListedTraining } from '../model/list/listed-training'
import { groupByWeek, getWeekName } from '../model/training-weeks'
import layout from '@/shared/ui/layout.module.css'
import styles from './trainings.module.css'
import { useNow } from '@/lib/time/use-now'

const getZone = (row: ListedTraining) => row.team.school.time_zone

/** The phone's cards, each week with its heading. */
export function TrainingWeeks(table: DataTableProps<ListedTraining>) {
  const { t, i18n } = useTranslation('training')
  const now = useNow()
  return (
    <div className={`${layout.column} ${layout.flex} ${layout.gap5}`}>
      {groupByWeek(table.rows, getZone).map(({ monday, rows }) => {
        const today = toWallClock(now, rows[0] ? getZone(rows[0]) : 'UTC').date
        const name = getWeekName(monday, today)
        const heading = name
          ? t(`list.weeks.${name}`)
          : t('list.weeks.range', {
              from: formatDay(monday, i18n.language),
              to: formatDay(addDays(monday, 6), i18n.language),
            })
        return (
          <section key={monday}>
            <h2 className={`${layout.medium} ${layout.dimmed} ${layout.dimmed13} ${styles.week}`}>
              {heading}
            </h2>
            <DataTable {...table} label={t('list.label_week', { week: heading })} rows={rows} />
          </section>
        )
      })}
    </div>
  )
}
