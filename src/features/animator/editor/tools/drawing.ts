/** Draws lines, measuring tapes and texts: what explains, and does not move. */
import type { Point } from '@/features/scene/model/document/scene-schema'
import { addDrawing } from '../changes/things/place'
import type { Editor } from '../editor'
import { selectPlaced } from '../gestures/select-placed'
import { alignToAxis } from '../gestures/drag-shape'
import { isDragged, showOver, type Gesture } from '../gestures/gesture'
import { createGestureTool } from '../gestures/create-gesture-tool'
import { createHandPath } from '../gestures/hand-path'
import { createLiveChange } from '../gestures/live-change'
import { simplifyLineTo } from '../gestures/simplify'
import { select } from '../selecting'
import { snapPoint } from '../snap'
import type { PointerInput, ToolFactory } from '../tool'

/** One goes on drawing lines, as with a pen. */
export const createLineTool: ToolFactory = () =>
  createGestureTool({ cursor: 'crosshair', begin: drawLine })
export const createTapeTool: ToolFactory = () =>
  createGestureTool({ cursor: 'crosshair', begin: drawTape })
export const createTextTool: ToolFactory = () =>
  createGestureTool({ cursor: 'text', begin: placeText })

/** What stands there until somebody typed; the text field opens empty. */
export const blankText = '…'

/** Points of a free line at most: enough for a name written by hand. */
const linePoints = 60
/** Px by which it may differ from the hand. */
const lineTolerance = 2

function drawLine(editor: Editor, start: PointerInput): Gesture | null {
  if (editor.getState().isReadOnly) return null
  const path = createHandPath(start)
  const listPointsTo = (input: PointerInput): Point[] =>
    input.shift ? [start.point, input.point] : [...path.points(), input.point]
  return {
    move(input) {
      path.add(input)
      showOver(editor, { draft: { kind: 'line', points: listPointsTo(input) } })
    },
    up(input) {
      showOver(editor)
      const { options } = editor.getState()
      const points = simplifyLineTo(
        listPointsTo(input),
        lineTolerance * input.metresPerPixel,
        linePoints,
      )
      if (points.length < 2 || (points.length === 2 && !isDragged(start, input))) return
      let ids: readonly string[] = []
      editor.change((scene) => {
        const added = addDrawing(scene, {
          kind: 'line',
          points,
          colour: options.colour,
          style: options.line,
          head: options.hasHead ? 'arrow' : 'none',
        })
        ids = added.ids
        return added.scene
      }, 'record')
      select(editor, ids)
    },
    cancel: () => showOver(editor),
  }
}

function drawTape(editor: Editor, start: PointerInput): Gesture | null {
  let ids: readonly string[] = []
  return createLiveChange(
    editor,
    (before, input) => {
      ids = []
      if (!isDragged(start, input)) return { scene: null }
      const from = snapPoint(before, start.point, start).point
      const { point, guides } = snapPoint(before, alignToAxis(input, from), input)
      const added = addDrawing(before.scene, { kind: 'tape', points: [from, point] })
      ids = added.ids
      return { scene: added.scene, overlay: { guides } }
    },
    () => selectPlaced(editor, ids),
  )
}

function placeText(editor: Editor): Gesture | null {
  let ids: readonly string[] = []
  return createLiveChange(
    editor,
    (before, input) => {
      const { point, guides } = snapPoint(before, input.point, input)
      const [x, y] = point
      const { colour } = before.options
      const added = addDrawing(before.scene, {
        kind: 'text',
        x,
        y,
        text: blankText,
        size: 1,
        colour,
      })
      ids = added.ids
      return { scene: added.scene, overlay: { guides } }
    },
    () => {
      selectPlaced(editor, ids)
      // one types next: the click that ends it must not put down another text
      editor.set({ editing: ids[0] ?? null, tool: 'select' })
    },
  )
}
