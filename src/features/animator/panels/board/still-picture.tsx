import { useScenePhotos } from '@/features/scene/api/player-photos'
import { ScenePicture } from '@/features/scene/widgets/scene-picture'
import { findStepIndexAt } from '../../editor/changes/motion/when'
import { useEditorState } from '../editor-context'

/** The pitch until it can be drawn on: the same drawing, as a picture. */
export function StillPicture() {
  const scene = useEditorState((state) => state.scene)
  const step = useEditorState((state) => findStepIndexAt(state.scene, state.time))
  const photos = useScenePhotos(scene)
  return (
    <ScenePicture scene={scene} stepIndex={step} density="fine" isDecorative photos={photos.href} />
  )
}
