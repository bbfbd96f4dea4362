import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { StatCard } from '@/shared/ui/cards/stat-card'
import { listRatingPoints, mergeSlots, type PlayerCockpit } from '../../model/player-cockpit'
import { ChartCard } from '../chart/chart-card'
import { useCockpitText } from '../use-cockpit-text'

/** What I did, in numbers of my own; less than before is not held against anybody, so no arrows down. */
export function PlayerStats({ cockpit }: { cockpit: PlayerCockpit }) {
  const { t } = useTranslation('analytics')
  const text = useCockpitText()
  const { sessions, sessions_before, matches, tasks } = cockpit
  const toGrowth = (now: number, before: number) =>
    now > before ? text.toTrend(now, before) : undefined
  return (
    <>
      <StatCard
        label={t('player.sessions')}
        value={text.number(sessions.there)}
        trend={toGrowth(sessions.there, sessions_before.there)}
        to={paths.calendar.personal}
      />
      <StatCard
        label={t('player.match_minutes')}
        value={text.number(matches.minutes)}
        trend={toGrowth(matches.minutes, cockpit.matches_before_minutes)}
        hint={t('player.matches', { count: matches.called })}
      />
      <StatCard
        label={t('player.tasks')}
        value={text.number(tasks.done)}
        trend={toGrowth(tasks.done, cockpit.tasks_before_done)}
        hint={tasks.open > 0 ? t('player.tasks_open', { count: tasks.open }) : undefined}
        to={paths.tasks.active}
      />
      {matches.goals + matches.assists > 0 ? (
        <StatCard
          label={t('player.goals')}
          value={text.number(matches.goals)}
          hint={t('player.assists', { count: matches.assists })}
        />
      ) : null}
    </>
  )
}

/** Minutes a week, positions, and how I and my coach see me. */
export function PlayerCharts({ cockpit }: { cockpit: PlayerCockpit }) {
  const { t } = useTranslation(['analytics', 'matches/lineup'])
  const text = useCockpitText()
  const { weeks } = cockpit
  const slots = mergeSlots(cockpit.slots)
  const points = listRatingPoints(cockpit.ratings)
  return (
    <>
      <ChartCard
        title={t('player.weeks')}
        description={t('player.weeks_text')}
        kind="stack"
        format={text.number}
        empty={t('player.weeks_empty')}
        more={{ to: paths.calendar.personal, label: t('player.to_calendar') }}
        data={{
          heading: t('week'),
          labels: weeks.map(({ week_on }) => text.day(week_on)),
          series: [
            {
              key: 'training',
              label: t('player.in_training'),
              look: 'solid',
              values: weeks.map(({ training_minutes }) => training_minutes),
            },
            {
              key: 'match',
              label: t('player.in_matches'),
              look: 'stripes',
              values: weeks.map(({ match_minutes }) => match_minutes),
            },
          ],
        }}
      />
      <ChartCard
        title={t('player.slots')}
        description={t('player.slots_text')}
        kind="rows"
        format={text.minutes}
        empty={t('player.slots_empty')}
        more={{ to: paths.matches.list, label: t('player.to_matches') }}
        data={{
          heading: t('player.slot'),
          labels: slots.map(({ code }) => t(`matches/lineup:long.${code}`)),
          series: [
            {
              key: 'minutes',
              label: t('player.minutes'),
              look: 'solid',
              values: slots.map(({ minutes }) => minutes),
            },
          ],
        }}
      />
      <ChartCard
        title={t('player.trend')}
        description={t('player.trend_text')}
        kind="lines"
        format={text.number}
        edges={[1, 10]}
        empty={t('player.trend_empty')}
        more={{ to: paths.player.overview, label: t('player.to_overview') }}
        data={{
          heading: t('month'),
          labels: points.map(({ month }) => text.month(month)),
          series: [
            {
              key: 'coach',
              label: t('player.by_coach'),
              look: 'solid',
              values: points.map(({ coach }) => coach),
            },
            {
              key: 'self',
              label: t('player.by_self'),
              look: 'stripes',
              values: points.map(({ self }) => self),
            },
          ],
        }}
      />
    </>
  )
}
