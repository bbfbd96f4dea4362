/** Shows the whole editor around a scene, with the still picture where the canvas would be. */
import { createEditor } from '@/features/animator/editor/editor'
import type { EditorState } from '@/features/animator/editor/editor-state'
import { EditorBoard } from '@/features/animator/panels/board/editor-board'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import type { Locale } from '@/lib/i18n/locale'
import { loadNamespaces, startI18n } from '@/lib/i18n/setup'
import { renderShared } from './render-shared'

interface RenderBoardOptions {
  state?: Partial<EditorState>
  locale?: Locale
  onTitle?: (title: string) => void
}

export async function renderBoard(
  scene: Scene,
  { state, locale = 'en', onTitle = () => undefined }: RenderBoardOptions = {},
) {
  await startI18n(locale)
  await loadNamespaces(['animator', 'scene'])
  const editor = createEditor(scene, state)
  const view = await renderShared(
    <EditorBoard
      editor={editor}
      title="Third player"
      onTitle={onTitle}
      back={{ to: '/elsewhere', label: 'All animations' }}
    />,
    { locale },
  )
  return { ...view, editor }
}
