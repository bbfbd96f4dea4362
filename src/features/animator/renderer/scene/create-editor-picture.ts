/** What the canvases show for a state of the editor, bottom to top; made anew only where it changed. */
import { drawScene } from '@/features/scene/model/draw/draw-scene'
import type { Figure, Frame } from '@/features/scene/model/draw/marks'
import type { EditorState } from '../../editor/editor-state'
import { createGestureFigures } from '../overlay/create-gesture-figures'
import { handleFigures } from '../overlay/handle-figures'
import { createSelectionFigures } from '../overlay/create-selection-figures'
import type { Lens } from '../overlay/strokes'
import { createGridFigure } from './grid'
import { createOnionFigures } from './onion-skin'
import { splitFigures } from './split-figures'
import { tintArrows } from './tint-arrows'

export interface EditorPicture {
  ground: readonly Figure[]
  still: readonly Figure[]
  moving: readonly Figure[]
  overlay: readonly Figure[]
}

export interface PictureText {
  /** What a measuring tape says. */
  tape?: (metres: number) => string
}

export function createEditorPicture(
  state: EditorState,
  lens: Lens,
  visible: Frame,
  text: PictureText,
): EditorPicture {
  const { scene, time, hasGrid } = state
  const picture = drawScene(scene, { time, density: 'fine', tapeText: text.tape })
  const { still, moving } = splitFigures(scene, tintArrows(state, picture.figures))
  return {
    ground: hasGrid
      ? [...picture.ground, createGridFigure(scene.pitch, 1 / lens.pixel)]
      : picture.ground,
    still: [...createOnionFigures(state, picture.figures), ...still],
    moving,
    overlay: createOverlayFigures(state, lens, visible),
  }
}

/** Nothing but the scene while it plays. */
function createOverlayFigures(state: EditorState, lens: Lens, visible: Frame): Figure[] {
  if (state.isPlaying) return []
  return [
    ...createSelectionFigures(state, lens),
    ...createGestureFigures(state, lens, visible),
    ...handleFigures(state, lens),
  ]
}
