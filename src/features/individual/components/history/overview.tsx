import { useTranslation } from 'react-i18next'
import { addDays, getStartOfWeek, getToday } from '@/lib/time/calendar-date'
import { CardGrid } from '@/shared/ui/cards/card-grid'
import { StatCard } from '@/shared/ui/cards/stat-card'
import { useTrainedDays } from '../../api/progress'
import { computeStreak, sumSince } from '../../model/history/days'
import { HeatMap } from './heat-map'

/** How regular it is: this week, four weeks, weeks in a row; a day of rest is never a gap. */
export function Overview({ playerId }: { playerId: string }) {
  const { t } = useTranslation('individual')
  const today = getToday()
  const days = useTrainedDays(playerId, today)
  const week = sumSince(days, getStartOfWeek(today))
  const month = sumSince(days, addDays(today, -27))
  const streak = computeStreak(days, today)
  return (
    <>
      <CardGrid isNarrow>
        <StatCard
          label={t('history.this_week')}
          value={t('history.days', { count: week.days })}
          hint={t('facts.minutes_value', { count: week.minutes })}
        />
        <StatCard
          label={t('history.four_weeks')}
          value={t('history.days', { count: month.days })}
          hint={t('facts.minutes_value', { count: month.minutes })}
        />
        <StatCard
          label={t('history.streak')}
          value={t('history.weeks', { count: streak })}
          hint={t('history.streak_hint')}
        />
      </CardGrid>
      <HeatMap days={days} today={today} />
    </>
  )
}
