import { useState } from 'react'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { ScenePlayer } from '@/features/scene/widgets/scene-player'
import { Button } from '@/shared/public/button'
import layout from '@/shared/ui/layout.module.css'
import { getPlayedScene } from '../../model/exercise-scene'
import { ExercisePicture } from './exercise-picture'
import styles from './moving-picture.module.css'

interface MovingPictureProps {
  exercise: {
    diagram: unknown
    area_length_m: number
    area_width_m: number
    min_age?: number
    max_age?: number
  }
  title: string
}

/** The drawing of an exercise; it moves when it is asked to, so that a page of ten stays light. */
export function MovingPicture({ exercise, title }: MovingPictureProps) {
  const { t } = useTranslation('training')
  const [isPlaying, setIsPlaying] = useState(false)
  const scene = getPlayedScene(exercise)
  if (!scene) return null
  if (isPlaying) {
    const options = { autoplay: true, isCompact: true, isLooping: true }
    return <ScenePlayer scene={scene} title={title} options={options} />
  }
  return (
    <div className={`${layout.grid} ${layout.gap1} ${styles.moving}`}>
      <div
        className={`${layout.full} ${layout.cut} ${layout.roundControl} ${layout.edge} ${styles.picture}`}
      >
        <ExercisePicture exercise={exercise} density="card" />
      </div>
      {getSceneMotion(scene).end > 0 ? (
        <Button
          kind="quiet"
          aria-label={`${t('share.play')}: ${title}`}
          onClick={() => setIsPlaying(true)}
        >
          <span className={layout.inline2}>
            <IconPlayerPlay size={18} stroke={1.75} aria-hidden="true" />
            {t('share.play')}
          </span>
        </Button>
      ) : null}
    </div>
  )
}
