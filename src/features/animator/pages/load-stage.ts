import { getPalette } from '@/features/scene/model/draw/palette'
import { getColorScheme, resolveColorScheme } from '@/shared/theme/color-scheme'
import type { Stage, StageLoader, StageOptions } from '../panels/board/stage'
import type { Editor } from '../editor/editor'

/** The canvas comes in a file of its own, beside the panels. Absent where a browser cannot draw on one. */
export const loadStage: StageLoader | undefined = canDraw() ? load : undefined

/** Asked for together with the page, not when that has been drawn; a failure shows when it is needed. */
const early = canDraw() ? importRenderer() : null
early?.catch(() => undefined)

function importRenderer() {
  return import('../renderer/stage')
}

async function load() {
  const { createStage } = await (early ?? importRenderer())
  return (container: HTMLDivElement, editor: Editor, options: StageOptions): Stage =>
    createStage(container, editor, {
      ...options,
      palette: () => {
        const theme = resolveColorScheme(getColorScheme()) === 'dark' ? 'night' : 'day'
        return getPalette(editor.getState().scene.pitch.surface, theme)
      },
      text: { tape: (metres) => options.metres(metres) },
    })
}

function canDraw(): boolean {
  return typeof OffscreenCanvas === 'function'
}
