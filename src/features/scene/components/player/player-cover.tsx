import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { usePlayer, usePlayerState } from './player-context'
import styles from './player-canvas.module.css'

/**
 * A press on the picture plays and pauses, as everybody expects of a film. For fingers and mice only:
 * keyboard and screen reader have the button below.
 */
export function PlayerCover() {
  const player = usePlayer()
  const isWaiting = usePlayerState(({ time, isPlaying }) => !isPlaying && time === 0)
  return (
    <button
      type="button"
      className={styles.cover}
      tabIndex={-1}
      aria-hidden="true"
      onClick={player.toggle}
    >
      {isWaiting ? (
        <span className={styles.sign}>
          <IconPlayerPlayFilled size={28} />
        </span>
      ) : null}
    </button>
  )
}
