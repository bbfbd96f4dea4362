import { paletteOf } from '@/features/scene/model/draw/palette'
import { getColorScheme, resolveColorScheme } from '@/shared/theme/color-scheme'
import type { Stage, StageLoader, StageOptions } from '../panels/board/stage'
import type { Editor } from '../editor/editor'

/** The canvas comes in a file of its own, beside the panels. Absent where a browser cannot draw on one. */
export const loadStage: StageLoader | undefined = canDraw() ? load : undefined

async function load() {
  const { createStage } = await import('../renderer/stage')
  return (container: HTMLDivElement, editor: Editor, options: StageOptions): Stage =>
    createStage(container, editor, {
      ...options,
      palette: () => {
        const theme = resolveColorScheme(getColorScheme()) === 'dark' ? 'night' : 'day'
        return paletteOf(editor.getState().scene.pitch.surface, theme)
      },
      text: { tape: (metres) => options.metres(metres) },
    })
}

function canDraw(): boolean {
  return typeof OffscreenCanvas === 'function'
}
