import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import type { TeamCockpit } from '../../model/team-cockpit'
import { ChartCard } from '../chart/chart-card'
import { useCockpitText } from '../use-cockpit-text'

interface TopicsCardProps {
  topics: TeamCockpit['topics']
  teamId: string
}

/** Minutes per topic: what was given against what the season plan wants. */
export function TopicsCard({ topics, teamId }: TopicsCardProps) {
  const { t } = useTranslation(['analytics', 'exercises'])
  const text = useCockpitText()
  const shown = topics
    .filter(({ target, planned }) => target > 0 || planned > 0)
    .toSorted(
      (one, other) => Math.max(other.target, other.planned) - Math.max(one.target, one.planned),
    )
  const hasTarget = shown.some(({ target }) => target > 0)
  return (
    <ChartCard
      title={t('coach.topics')}
      description={t('coach.topics_text')}
      kind="rows"
      format={text.number}
      empty={t('coach.topics_empty')}
      more={{ to: href(paths.seasonPlan.team, { teamId }), label: t('coach.to_season') }}
      data={{
        heading: t('coach.topic'),
        labels: shown.map(({ topic }) => t(`exercises:topics.${topic}`)),
        series: [
          {
            key: 'delivered',
            label: t('coach.delivered'),
            look: 'solid',
            values: shown.map(({ delivered }) => delivered),
          },
          {
            key: 'planned',
            label: t('coach.planned'),
            look: 'stripes',
            values: shown.map(({ planned }) => planned),
          },
          ...(hasTarget
            ? [
                {
                  key: 'target',
                  label: t('coach.target'),
                  look: 'frame' as const,
                  values: shown.map(({ target }) => target),
                },
              ]
            : []),
        ],
      }}
    />
  )
}
