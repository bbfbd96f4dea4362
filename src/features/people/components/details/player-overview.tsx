import { useTranslation } from 'react-i18next'
import { formatLocale } from '@/lib/dates'
import { StatCard } from '@/shared/ui/cards/stat-card'
import { CardGrid } from '@/shared/ui/cards/card-grid'
import { usePlayerAttendance } from '../../api/player-attendance'
import type { Player } from '../../api/players/players'
import { computeAttendanceFigures } from '../../model/compute-attendance-figures'
import { PlayerSlot } from '../../widgets/player-page-slots'
import { ReachCard } from '../guardians/reach-card'

/** How many sessions count as "lately". */
const recent = 10

/** Where the player is expected next, how often they come, the rating, and whom to reach. */
export function PlayerOverview({ player }: { player: Player }) {
  const { t } = useTranslation('people')
  const { data: records } = usePlayerAttendance(player.id)
  const { rate, counted } = computeAttendanceFigures(records?.slice(0, recent) ?? [])
  const percent = new Intl.NumberFormat(formatLocale(), { style: 'percent' })
  return (
    <CardGrid>
      <PlayerSlot slot="next" player={player} />
      <CardGrid isNarrow>
        {rate === null ? null : (
          <StatCard
            label={t('attendance.lately', { count: counted })}
            value={percent.format(rate)}
            to="?tab=attendance"
          />
        )}
        <PlayerSlot slot="rating" player={player} />
      </CardGrid>
      <ReachCard player={player} />
    </CardGrid>
  )
}
