import { useTranslation } from 'react-i18next'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { ScenePicture } from '@/features/scene/widgets/scene-picture'
import { useSceneLabel } from '@/features/scene/widgets/use-scene-label'
import { openExerciseScene } from '../../model/exercise-scene'

interface ExercisePictureProps {
  exercise: { diagram: unknown; area_length_m: number; area_width_m: number }
  /** `card` draws symbols larger, so that they read at 300 px. */
  density: 'card' | 'fine'
  /** Beside a title that says the same, the picture may be silent. */
  isDecorative?: boolean
}

/** The drawing of an exercise, or that there is none yet. */
export function ExercisePicture({ exercise, density, isDecorative }: ExercisePictureProps) {
  const { t } = useTranslation('exercises')
  const scene = openExerciseScene(exercise)
  if (!scene) return <span>{t('diagram.none')}</span>
  if (isDecorative) return <ScenePicture scene={scene} density={density} isDecorative />
  return <SpokenPicture scene={scene} density={density} />
}

function SpokenPicture({ scene, density }: { scene: Scene; density: 'card' | 'fine' }) {
  const label = useSceneLabel(scene)
  return <ScenePicture scene={scene} density={density} label={label} />
}
