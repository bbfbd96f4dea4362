import { useTranslation } from 'react-i18next'
import { InlineError } from '@/shared/ui/states/inline-error'
import { CardSkeleton } from '@/shared/ui/states/skeletons'
import layout from '@/shared/ui/layout.module.css'
import { useSharedMental } from '../api/mental-updates'
import { useStatUpdates } from '../api/stat-updates'
import { PlayerProgressFacts } from '../components/progress/player-progress-facts'
import styles from '../components/progress/player-progress.module.css'
import { attributes } from '../model/attributes'
import { isRated, createView } from '../model/snapshot'
import { Radar } from './radar'

interface PlayerProgressProps {
  playerId: string
  /** The radar under it, where there is room. */
  withRadar?: boolean
}

/**
 * Overall rating and the three biggest changes, as far as the coaches shared them; for the family's
 * screens. The page needs the namespace `stats`.
 */
export function PlayerProgress({ playerId, withRadar = false }: PlayerProgressProps) {
  const { t } = useTranslation('stats')
  const { data, error, refetch } = useStatUpdates(playerId)
  const { data: mental = [] } = useSharedMental(playerId, true)
  if (error && !data) return <InlineError error={error} onRetry={() => void refetch()} />
  if (!data) return <CardSkeleton />
  const [coach, self] = [false, true].map((isSelf) =>
    createView(
      data.snapshots.filter((one) => one.isSelf === isSelf),
      mental.filter((one) => one.isSelf === isSelf),
    ),
  )
  if (!coach || !isRated(coach))
    return (
      <p className={`${layout.row} ${layout.dimmed} ${layout.dimmed13} ${styles.dim}`}>
        {t('widget.none')}
      </p>
    )
  const axes = attributes.filter((attribute) => coach.now[attribute] !== undefined)
  return (
    <>
      <PlayerProgressFacts view={coach} />
      {withRadar ? <Radar axes={axes} coach={coach.now} self={self?.now} /> : null}
    </>
  )
}
