/** Puts the animator's board behind the door that core features have for it (ADR 16). */
import { installSceneEditor } from '@/features/scene/widgets/scene-editor-slot'

installSceneEditor(async () => {
  const { loadSceneEditor } = await import('@/features/animator/scene-editor')
  return loadSceneEditor()
})
