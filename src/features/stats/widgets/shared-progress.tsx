import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { useSharedRatings } from '../api/shared-ratings'
import { PlayerProgressFacts } from '../components/progress/player-progress-facts'
import styles from '../components/progress/player-progress.module.css'
import { isRated, createView } from '../model/snapshot'

interface SharedProgressProps {
  /** With what stands above a player's figures where there are several. */
  players: readonly { id: string; head: ReactNode }[]
}

/**
 * Overall rating and biggest changes of each player, as far as the coaches shared them. Suspends; works
 * from what the device has kept. The page needs the namespace `stats`.
 */
export function SharedProgress({ players }: SharedProgressProps) {
  const { t } = useTranslation('stats')
  const snapshots = useSharedRatings(players.map(({ id }) => id).toSorted())
  const rated = players.flatMap(({ id, head }) => {
    const own = snapshots.filter(({ playerId }) => playerId === id)
    const view = createView(own, [])
    return isRated(view) ? [{ id, head, view }] : []
  })
  if (rated.length === 0)
    return (
      <p className={`${layout.row} ${layout.dimmed} ${layout.dimmed13} ${styles.dim}`}>
        {t('widget.none')}
      </p>
    )
  return (
    <ul className={`${layout.listStack} ${styles.players}`}>
      {rated.map(({ id, head, view }) => (
        <li key={id}>
          {head}
          <PlayerProgressFacts view={view} isBrief />
        </li>
      ))}
    </ul>
  )
}
