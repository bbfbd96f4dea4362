import { AnimationPlayer } from '@/features/scene/widgets/animation-player'
import { SceneLegend } from '@/features/scene/widgets/scene-legend'
import { ScenePlayer } from '@/features/scene/widgets/scene-player'
import { SceneWords } from '@/features/scene/widgets/scene-words'
import layout from '@/shared/ui/layout.module.css'
import type { Exercise } from '../../../api/exercises'
import { openExerciseScene, getPlayedScene } from '../../../model/exercise-scene'
import { ExercisePicture } from '../../picture/exercise-picture'
import styles from '../exercise-details.module.css'

/** The exercise in motion: its animation, or the drawing itself, which plays where somebody moves. */
export function ExerciseMedia({ exercise, title }: { exercise: Exercise; title: string }) {
  const scene = openExerciseScene(exercise)
  const played = getPlayedScene(exercise)
  if (exercise.animation_id) return <AnimationPlayer id={exercise.animation_id} />
  const isMoving = scene !== null && (scene.tracks.length > 0 || scene.events.length > 0)
  return (
    <figure className={layout.plain}>
      {isMoving && played ? (
        <ScenePlayer scene={played} title={title} options={{ isLooping: true }} />
      ) : (
        <div
          className={`${layout.surface} ${layout.grid} ${layout.centered} ${layout.cut} ${styles.board}`}
        >
          <ExercisePicture exercise={exercise} density="fine" />
        </div>
      )}
      {scene && <SceneLegend scene={scene} />}
      {scene && <SceneWords scene={scene} />}
    </figure>
  )
}
