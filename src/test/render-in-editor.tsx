/** Shows a panel of the animator around an editor of its own, without any canvas. */
import type { ReactNode } from 'react'
import { createEditor } from '@/features/animator/editor/editor'
import type { EditorState } from '@/features/animator/editor/editor-state'
import { EditorContext } from '@/features/animator/panels/editor-context'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import type { Locale } from '@/lib/i18n/locale'
import { loadNamespaces, startI18n } from '@/lib/i18n/setup'
import { renderShared } from './render-shared'

interface RenderInEditorOptions {
  state?: Partial<EditorState>
  locale?: Locale
}

export async function renderInEditor(
  panel: ReactNode,
  scene: Scene,
  { state = {}, locale = 'en' }: RenderInEditorOptions = {},
) {
  await startI18n(locale)
  await loadNamespaces(['animator', 'scene', 'scene/quiz'])
  const editor = createEditor(scene, state)
  const view = await renderShared(<EditorContext value={editor}>{panel}</EditorContext>, { locale })
  return { ...view, editor }
}
