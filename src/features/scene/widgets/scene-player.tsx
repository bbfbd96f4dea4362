import { useEffect, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { PlayerCanvas } from '../components/player/player-canvas'
import { PlayerContext } from '../components/player/player-context'
import { PlayerCover } from '../components/player/player-cover'
import { PlayerControls } from '../components/player/player-controls'
import { PlayerQuestion } from '../components/player/player-question'
import { PlayerText } from '../components/player/player-text'
import { createPlayer } from '../components/player/player'
import { handlePlayerKey } from '../components/player/player-keys'
import { hasReducedMotion } from '../components/player/reduced-motion'
import { usePlayerClock } from '../components/player/use-player-clock'
import type { Scene } from '../model/document/scene-schema'
import { noPhotos, type ScenePhotos } from '../model/draw/photos'
import { getSceneMotion } from '../model/motion/scene-motion'
import { describeScene } from '../model/words/scene-words'
import styles from './scene-player.module.css'

export interface ScenePlayerOptions {
  /** Starts by itself, unless the person prefers less motion. */
  autoplay?: boolean
  /** Fewer buttons and no words but the step's note, for small places. */
  isCompact?: boolean
  isLooping?: boolean
}

interface ScenePlayerProps {
  scene: Scene
  /** What the animation is called. */
  title: string
  options?: ScenePlayerOptions
  /** Players' photos, for who may see them. */
  photos?: ScenePhotos
}

/** Plays a scene to look at: on share pages, in exercises, trainings and messages. */
export function ScenePlayer(props: ScenePlayerProps) {
  const { scene, title, options = {}, photos = noPhotos } = props
  const { t } = useTranslation('scene')
  const { autoplay = false, isCompact = false, isLooping = false } = options
  const isStill = getSceneMotion(scene).end <= 0
  const { stands, moving } = describeScene(t, scene)
  const picture = t('player.picture', { title, words: [stands, moving].filter(Boolean).join('. ') })
  const [player] = useState(() => createPlayer(scene, { isLooping }))
  usePlayerClock(player)
  useEffect(() => player.load(scene), [player, scene])
  useEffect(() => {
    if (autoplay && !hasReducedMotion()) player.play()
  }, [player, autoplay])

  function press(event: KeyboardEvent) {
    if (handlePlayerKey(player, event)) event.preventDefault()
  }

  return (
    <PlayerContext value={player}>
      <div
        className={`${layout.surface} ${layout.column} ${layout.flex} ${layout.cut} ${styles.player}`}
        role="group"
        aria-label={t('player.label', { title })}
        data-player=""
        data-compact={isCompact || undefined}
        onKeyDown={press}
      >
        <div className={`${layout.low} ${layout.relative} ${styles.stage}`}>
          <PlayerCanvas label={picture} isCompact={isCompact} photos={photos.image} />
          {isStill ? null : <PlayerCover />}
          <PlayerQuestion />
        </div>
        {isStill ? null : <PlayerControls isCompact={isCompact} />}
        <PlayerText isCompact={isCompact} />
      </div>
    </PlayerContext>
  )
}
