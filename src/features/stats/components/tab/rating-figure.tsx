import { useTranslation } from 'react-i18next'
import { StatCard } from '@/shared/ui/cards/stat-card'
import type { Player } from '@/features/people/api/players/players'
import { useStatUpdates } from '../../api/stat-updates'
import { computeOverall } from '../../model/figures'
import { createView } from '../../model/snapshot'
import { useFigures } from '../figures/use-figures'

/** The coaches' overall rating as far as the reader may see it; nothing before the first one. */
export function RatingFigure({ player }: { player: Player }) {
  const { t } = useTranslation('stats')
  const { show } = useFigures()
  const { data } = useStatUpdates(player.id)
  const snapshots = data?.snapshots.filter(({ isSelf }) => !isSelf) ?? []
  const view = createView(snapshots, [])
  const overall = computeOverall(view.now)
  if (overall === undefined) return null
  return (
    <StatCard
      label={t('tab.overall')}
      value={show(overall)}
      series={view.snapshots.flatMap(({ ratings }) => computeOverall(ratings) ?? [])}
      to="?tab=stats"
    />
  )
}
