/** Draws zones: rectangles and ellipses by dragging, polygons click by click. */
import type { Pitch, Point } from '@/features/scene/model/document/scene-schema'
import { distance } from '@/features/scene/model/motion/course'
import { addDrawing } from '../changes/things/place'
import type { Editor } from '../editor'
import { afterPlacing } from '../gestures/after-placing'
import { alongAxis, squared } from '../gestures/drag-shape'
import { isDragged, showOver, type Gesture } from '../gestures/gesture'
import { gestureTool } from '../gestures/gesture-tool'
import { liveChange } from '../gestures/live-change'
import { stopForEditing } from '../playback'
import { snapped } from '../snap'
import type { PointerInput, Tool, ToolFactory } from '../tool'

/** Which of the two it is follows the options at each press. */
export const zoneTool: ToolFactory = () => {
  const box = gestureTool({ cursor: 'crosshair', begin: drawBox })
  const polygon = polygonTool()
  const chosen = (editor: Editor) => (editor.getState().options.zone === 'polygon' ? polygon : box)
  return {
    cursor: 'crosshair',
    isBusy: () => box.isBusy() || polygon.isBusy(),
    down: (editor, input) => chosen(editor).down(editor, input),
    move: (editor, input) => chosen(editor).move(editor, input),
    up: (editor, input) => chosen(editor).up(editor, input),
    doubleClick: (editor) => polygon.finish?.(editor),
    finish: (editor) => polygon.finish?.(editor),
    cancel(editor) {
      box.cancel(editor)
      polygon.cancel(editor)
    },
  }
}

/** A click makes one of this size in metres, on small ground a smaller one. */
function usualZone({ length, width }: Pitch): Point {
  return [Math.min(10, length / 4), Math.min(8, width / 4)]
}

function drawBox(editor: Editor, start: PointerInput): Gesture | null {
  let ids: readonly string[] = []
  return liveChange(
    editor,
    (before, input) => {
      const { zone: shape, colour } = before.options
      const from = snapped(before, start.point, start).point
      const { point, guides } = snapped(before, input.point, input)
      const isClick = !isDragged(start, input)
      const [dx, dy] = isClick
        ? usualZone(before.scene.pitch)
        : squared([point[0] - from[0], point[1] - from[1]], input.shift)
      const corner: Point = isClick ? [from[0] - dx / 2, from[1] - dy / 2] : from
      const points: Point[] = [corner, [corner[0] + dx, corner[1] + dy]]
      const added = addDrawing(before.scene, {
        kind: 'zone',
        shape: shape === 'polygon' ? 'rectangle' : shape,
        points,
        colour,
      })
      ids = added.ids
      return { scene: added.scene, overlay: { guides } }
    },
    // shift keeps a zone as long as wide here, it does not ask for more of them
    (_before, input) => afterPlacing(editor, ids, { ...input, shift: false }),
  )
}

function polygonTool(): Tool {
  let corners: Point[] = []
  let last: PointerInput | null = null

  function show(editor: Editor, input: PointerInput) {
    if (corners.length === 0) return
    const next = snapped(editor.getState(), alongAxis(input, corners.at(-1)), input)
    showOver(editor, {
      draft: { kind: 'zone', points: [...corners, next.point] },
      guides: next.guides,
    })
  }

  function finish(editor: Editor) {
    const points = corners
    const input = last
    corners = []
    last = null
    showOver(editor)
    if (points.length < 3 || !input) return
    const { colour } = editor.getState().options
    let ids: readonly string[] = []
    editor.change((scene) => {
      const added = addDrawing(scene, { kind: 'zone', shape: 'polygon', points, colour })
      ids = added.ids
      return added.scene
    }, 'record')
    afterPlacing(editor, ids, { ...input, shift: false })
  }

  return {
    cursor: 'crosshair',
    isBusy: () => corners.length > 0,
    down(editor, input) {
      if (stopForEditing(editor) || editor.getState().isReadOnly) return
      last = input
      const near = (corner: Point | undefined) =>
        corner !== undefined &&
        distance(corner, input.point) < closing[input.kind] * input.metresPerPixel
      if (corners.length >= 3 && near(corners[0])) finish(editor)
      else if (!near(corners.at(-1))) {
        corners.push(snapped(editor.getState(), alongAxis(input, corners.at(-1)), input).point)
        show(editor, input)
      }
    },
    move: show,
    up: () => undefined,
    finish,
    cancel(editor) {
      corners = []
      last = null
      showOver(editor)
    },
  }
}

/** Px around the first corner that close the polygon. */
const closing = { mouse: 8, pen: 12, touch: 22 } as const
