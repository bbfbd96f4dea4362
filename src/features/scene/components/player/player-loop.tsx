import { useEffect, useState } from 'react'
import type { Scene } from '../../model/document/scene-schema'
import { noPhotos } from '../../model/draw/photos'
import { createPlayer } from './player'
import { PlayerCanvas } from './player-canvas'
import styles from './player-canvas.module.css'
import { PlayerContext } from './player-context'
import { usePlayerClock } from './use-player-clock'

/** Plays a scene over its standing picture, again and again, without stopping to ask. Decoration. */
export function PlayerLoop({ scene }: { scene: Scene }) {
  const [player] = useState(() => createPlayer({ ...scene, freezes: [] }, { isLooping: true }))
  usePlayerClock(player)
  useEffect(() => player.play(), [player])
  return (
    <PlayerContext value={player}>
      <div className={styles.loop} data-loop="" aria-hidden="true">
        <PlayerCanvas label="" isCompact photos={noPhotos.image} />
      </div>
    </PlayerContext>
  )
}
