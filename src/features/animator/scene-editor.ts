/** The board as others get it, through the door in `scene/widgets/scene-editor-slot` (ADR 16). */
import { loadNamespaces } from '@/lib/i18n/setup'

/** The dialog and its words; several hundred kilobytes, so only when somebody wants to draw. */
export async function loadSceneEditor() {
  const [{ SceneEditorDialog }] = await Promise.all([
    import('./pages/scene-editor-dialog'),
    loadNamespaces(['animator', 'scene', 'scene/quiz']),
  ])
  return SceneEditorDialog
}
