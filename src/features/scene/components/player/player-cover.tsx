import { usePlayer } from './player-context'
import layout from '@/shared/ui/layout.module.css'
import styles from './player-canvas.module.css'

/**
 * A press on the picture plays and pauses, as everybody expects of a film. For fingers and mice only:
 * keyboard and screen reader have the button below. No sign on it, since it would hide a player.
 */
export function PlayerCover() {
  const player = usePlayer()
  return (
    <button
      type="button"
      className={`${layout.bare} ${styles.cover}`}
      tabIndex={-1}
      aria-hidden="true"
      onClick={player.toggle}
    />
  )
}
