import { useState } from 'react'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { sceneMotion } from '@/features/scene/model/motion/scene-motion'
import { ScenePlayer } from '@/features/scene/widgets/scene-player'
import { Button } from '@/shared/public/button'
import layout from '@/shared/ui/layout.module.css'
import { exerciseScene } from '../../model/exercise-scene'
import { ExercisePicture } from './exercise-picture'
import styles from './moving-picture.module.css'

interface MovingPictureProps {
  exercise: { diagram: unknown; area_length_m: number; area_width_m: number }
  title: string
}

/** The drawing of an exercise; it moves when it is asked to, so that a page of ten stays light. */
export function MovingPicture({ exercise, title }: MovingPictureProps) {
  const { t } = useTranslation('training')
  const [isPlaying, setIsPlaying] = useState(false)
  const scene = exerciseScene(exercise)
  if (!scene) return null
  if (isPlaying) {
    return <ScenePlayer scene={scene} title={title} options={{ autoplay: true, isCompact: true }} />
  }
  return (
    <div className={styles.moving}>
      <div className={styles.picture}>
        <ExercisePicture exercise={exercise} density="card" />
      </div>
      {sceneMotion(scene).end > 0 ? (
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
