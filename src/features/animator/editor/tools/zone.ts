/** Draws zones: rectangles and ellipses by dragging, polygons click by click. */
import type { Pitch, Point } from '@/features/scene/model/document/scene-schema'
import { distance } from '@/features/scene/model/motion/course'
import { addDrawing } from '../changes/things/place'
import type { Editor } from '../editor'
import { selectPlaced } from '../gestures/select-placed'
import { alignToAxis, toSquare } from '../gestures/drag-shape'
import { isDragged, showOver, type Gesture } from '../gestures/gesture'
import { createGestureTool } from '../gestures/create-gesture-tool'
import { createLiveChange } from '../gestures/live-change'
import { stopForEditing } from '../playback'
import { snapPoint } from '../snap'
import type { PointerInput, Tool, ToolFactory } from '../tool'

/** Which of the two it is follows the options at each press. */
export const createZoneTool: ToolFactory = () => {
  const box = createGestureTool({ cursor: 'crosshair', begin: drawBox })
  const polygon = createPolygonTool()
  const getChosenTool = (editor: Editor) =>
    editor.getState().options.zone === 'polygon' ? polygon : box
  return {
    cursor: 'crosshair',
    isBusy: () => box.isBusy() || polygon.isBusy(),
    down: (editor, input) => getChosenTool(editor).down(editor, input),
    move: (editor, input) => getChosenTool(editor).move(editor, input),
    up: (editor, input) => getChosenTool(editor).up(editor, input),
    doubleClick: (editor) => polygon.finish?.(editor),
    finish: (editor) => polygon.finish?.(editor),
    cancel(editor) {
      box.cancel(editor)
      polygon.cancel(editor)
    },
  }
}

/** A click makes one of this size in metres, on small ground a smaller one. */
function getUsualZoneSize({ length, width }: Pitch): Point {
  return [Math.min(10, length / 4), Math.min(8, width / 4)]
}

function drawBox(editor: Editor, start: PointerInput): Gesture | null {
  let ids: readonly string[] = []
  return createLiveChange(
    editor,
    (before, input) => {
      const { zone: shape, colour } = before.options
      const from = snapPoint(before, start.point, start).point
      const { point, guides } = snapPoint(before, input.point, input)
      const isClick = !isDragged(start, input)
      const [dx, dy] = isClick
        ? getUsualZoneSize(before.scene.pitch)
        : toSquare([point[0] - from[0], point[1] - from[1]], input.shift)
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
    () => selectPlaced(editor, ids),
  )
}

function createPolygonTool(): Tool {
  let corners: Point[] = []

  function show(editor: Editor, input: PointerInput) {
    if (corners.length === 0) return
    const next = snapPoint(editor.getState(), alignToAxis(input, corners.at(-1)), input)
    showOver(editor, {
      draft: { kind: 'zone', points: [...corners, next.point] },
      guides: next.guides,
    })
  }

  function finish(editor: Editor) {
    const points = corners
    corners = []
    showOver(editor)
    if (points.length < 3) return
    const { colour } = editor.getState().options
    let ids: readonly string[] = []
    editor.change((scene) => {
      const added = addDrawing(scene, { kind: 'zone', shape: 'polygon', points, colour })
      ids = added.ids
      return added.scene
    }, 'record')
    selectPlaced(editor, ids)
  }

  return {
    cursor: 'crosshair',
    isBusy: () => corners.length > 0,
    down(editor, input) {
      if (stopForEditing(editor) || editor.getState().isReadOnly) return
      const isNear = (corner: Point | undefined) =>
        corner !== undefined &&
        distance(corner, input.point) < closing[input.kind] * input.metresPerPixel
      if (corners.length >= 3 && isNear(corners[0])) finish(editor)
      else if (!isNear(corners.at(-1))) {
        corners.push(snapPoint(editor.getState(), alignToAxis(input, corners.at(-1)), input).point)
        show(editor, input)
      }
    },
    move: show,
    up: () => undefined,
    finish,
    cancel(editor) {
      corners = []
      showOver(editor)
    },
  }
}

/** Px around the first corner that close the polygon. */
const closing = { mouse: 8, pen: 12, touch: 22 } as const
