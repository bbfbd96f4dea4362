import { useTranslation } from 'react-i18next'
import { StatCard } from '@/shared/ui/cards/stat-card'
import { paths } from '@/lib/router/paths'
import { toPercent } from '../../model/span'
import { countRecords, countThere, type TeamCockpit } from '../../model/team-cockpit'
import { useCockpitText } from '../use-cockpit-text'

interface CoachStatsProps {
  cockpit: TeamCockpit
  teamId: string
}

export function CoachStats({ cockpit, teamId }: CoachStatsProps) {
  const { t } = useTranslation('analytics')
  const text = useCockpitText()
  const { attendance, exercises } = cockpit
  const weeks = cockpit.weeks.filter(({ is_before }) => !is_before)
  const sessions = weeks.reduce((sum, week) => sum + week.sessions, 0)
  const minutes = weeks.reduce((sum, week) => sum + week.minutes, 0)
  const rate = toPercent(countThere(attendance.now), countRecords(attendance.now))
  const before = toPercent(countThere(attendance.before), countRecords(attendance.before))
  return (
    <>
      <StatCard
        label={t('coach.sessions')}
        value={text.number(sessions)}
        hint={text.hours(minutes)}
        to={`${paths.trainings.mine}?tab=past&team=${teamId}`}
        series={weeks.map((week) => week.sessions)}
      />
      <StatCard
        label={t('coach.there')}
        value={rate === null ? '–' : text.percent(rate)}
        trend={text.toTrend(rate, before, true)}
      />
      <StatCard
        label={t('coach.exercises')}
        value={text.number(exercises.different)}
        trend={text.toTrend(exercises.different, exercises.before)}
        hint={t('coach.fresh', { count: exercises.fresh })}
      />
    </>
  )
}
