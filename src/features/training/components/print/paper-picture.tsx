import { ScenePicture } from '@/features/scene/widgets/scene-picture'
import { openExerciseScene } from '@/features/exercises/model/exercise-scene'
import type { PaperBlock } from '../../model/print/paper-plan'

interface PaperPictureProps {
  drawing: PaperBlock['drawing']
  className: string | undefined
}

/** A drawing in black on white, whatever ground it was drawn on; nothing where there is none. */
export function PaperPicture({ drawing, className }: PaperPictureProps) {
  const scene = drawing && openExerciseScene(drawing)
  if (!scene) return null
  const onPaper = { ...scene, pitch: { ...scene.pitch, surface: 'white' as const } }
  return (
    <div className={className}>
      <ScenePicture scene={onPaper} density="card" isDecorative />
    </div>
  )
}
