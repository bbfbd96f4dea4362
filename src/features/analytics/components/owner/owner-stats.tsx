import { useTranslation } from 'react-i18next'
import { StatCard } from '@/shared/ui/cards/stat-card'
import { paths } from '@/lib/router/paths'
import { toPercent } from '../../model/span'
import type { SchoolCockpit, SchoolTeam } from '../../model/school-cockpit'
import { useCockpitText } from '../use-cockpit-text'

export function OwnerStats({ cockpit }: { cockpit: SchoolCockpit }) {
  const { t } = useTranslation('analytics')
  const text = useCockpitText()
  const { teams, months } = cockpit
  const sum = (pick: (team: SchoolTeam) => number) =>
    teams.reduce((total, team) => total + pick(team), 0)
  const rate = toPercent(
    sum(({ there }) => there),
    sum(({ recorded }) => recorded),
  )
  const before = toPercent(
    sum(({ before_there }) => before_there),
    sum(({ before_recorded }) => before_recorded),
  )
  return (
    <>
      <StatCard
        label={t('owner.players')}
        value={text.number(months.at(-1)?.members ?? 0)}
        series={months.map(({ members }) => members)}
        to={paths.players.list}
      />
      <StatCard
        label={t('owner.there')}
        value={rate === null ? '–' : text.percent(rate)}
        trend={text.toTrend(rate, before, true)}
      />
      <StatCard
        label={t('owner.sessions')}
        value={text.number(sum(({ sessions }) => sessions))}
        hint={t('owner.matches_count', { count: sum(({ matches }) => matches) })}
        to={paths.trainings.all}
      />
    </>
  )
}
