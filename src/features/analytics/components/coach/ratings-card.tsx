import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import type { TeamCockpit } from '../../model/team-cockpit'
import { ChartCard } from '../chart/chart-card'
import { useCockpitText } from '../use-cockpit-text'

interface RatingsCardProps {
  ratings: TeamCockpit['ratings']
}

/** How the squad comes on, by its coaches' ratings. */
export function RatingsCard({ ratings }: RatingsCardProps) {
  const { t } = useTranslation(['analytics', 'stats'])
  const text = useCockpitText()
  return (
    <ChartCard
      title={t('coach.ratings')}
      description={t('coach.ratings_text')}
      kind="rows"
      top={10}
      format={text.number}
      empty={t('coach.ratings_empty')}
      more={{ to: paths.players.list, label: t('coach.to_players') }}
      data={{
        heading: t('coach.attribute'),
        labels: ratings.map(({ attribute }) => t(`stats:attributes.${attribute}`)),
        series: [
          { key: 'mean', label: t('now'), look: 'solid', values: ratings.map(({ mean }) => mean) },
          {
            key: 'before',
            label: t('at_start'),
            look: 'frame',
            values: ratings.map(({ before }) => before),
          },
        ],
      }}
    />
  )
}
