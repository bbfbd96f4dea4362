/** What the canvases show for a state of the editor, bottom to top; made anew only where it changed. */
import { drawScene } from '@/features/scene/model/draw/draw-scene'
import type { Figure, Frame } from '@/features/scene/model/draw/marks'
import type { EditorState } from '../../editor/editor-state'
import { gestureFigures } from '../overlay/gesture-figures'
import { handleFigures } from '../overlay/handle-figures'
import { selectionFigures } from '../overlay/selection-figures'
import type { Lens } from '../overlay/strokes'
import { gridFigure } from './grid'
import { onionFigures } from './onion-skin'
import { splitFigures } from './split-figures'
import { tintedArrows } from './tinted-arrows'

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

export function editorPicture(
  state: EditorState,
  lens: Lens,
  visible: Frame,
  text: PictureText,
): EditorPicture {
  const { scene, time, hasGrid } = state
  const picture = drawScene(scene, { time, density: 'fine', tapeText: text.tape })
  const { still, moving } = splitFigures(scene, tintedArrows(state, picture.figures))
  return {
    ground: hasGrid ? [...picture.ground, gridFigure(scene.pitch, 1 / lens.pixel)] : picture.ground,
    still: [...onionFigures(state, picture.figures), ...still],
    moving,
    overlay: overlayFigures(state, lens, visible),
  }
}

/** Nothing but the scene while it plays. */
function overlayFigures(state: EditorState, lens: Lens, visible: Frame): Figure[] {
  if (state.isPlaying) return []
  return [
    ...selectionFigures(state, lens),
    ...gestureFigures(state, lens, visible),
    ...handleFigures(state, lens),
  ]
}
