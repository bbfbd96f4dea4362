/**
 * The canvas of the editor: shows its state, and gives its tools what the pointer does. Everything flows one
 * way: pointer → tool → editor → picture.
 */
import type { Point } from '@/features/scene/model/document/scene-schema'
import type { Frame } from '@/features/scene/model/draw/marks'
import type { Palette } from '@/features/scene/model/draw/palette'
import { noPhotos, type PhotoImage } from '@/features/scene/model/draw/photos'
import { getSceneFrame, computeSceneUnit } from '@/features/scene/model/pitch/view'
import type { Editor } from '../editor/editor'
import type { PointerInput } from '../editor/tool'
import { createToolHost, type ToolHost } from '../editor/tool-host'
import { createBoard, isOtherGround, chooseNextFrame } from './camera/board-frame'
import {
  createFittedCamera,
  toFramePixel,
  computeView,
  type Board,
  type Pixel,
  type Size,
  type View,
} from './camera/view'
import { createFrameLoop } from './frame-loop'
import { listen, type ClientPoint } from './input/listen'
import { readModifiers, toPitchPoint, toPixel } from './input/pointer-input'
import { createCanvasBoard } from './layers/canvas-board'
import { createEditorPicture, type PictureText } from './scene/create-editor-picture'

export interface StageOptions {
  /** Asked again after `redraw` and for another pitch. */
  palette: () => Palette
  /** Share it with the keyboard, so that Escape and Enter reach the gesture. */
  tools?: ToolHost
  text?: PictureText
  /** Asked again after `redraw`. */
  photos?: PhotoImage
  /** Right click or a resting finger; what lies there is selected by then. */
  onContextMenu?: (client: ClientPoint) => void
}

export interface StageHandle {
  tools: ToolHost
  /** Pitch metres under a place of the window; null outside the board. */
  toPitch: (client: ClientPoint) => Point | null
  /** The place of the window where this point of the pitch is seen. */
  toClient: (point: Point) => ClientPoint
  /** Shows the whole scene. */
  fit: () => void
  /** After the theme, the language or the photos changed. */
  redraw: () => void
  destroy: () => void
}

export function createStage(
  container: HTMLDivElement,
  editor: Editor,
  options: StageOptions,
): StageHandle {
  const canvas = createCanvasBoard(container, options.photos ?? noPhotos.image)
  const tools = options.tools ?? createToolHost(editor)
  const loop = createFrameLoop(draw)
  let size: Size = { width: 0, height: 0 }
  let palette = options.palette()
  let shown = editor.getState()
  let frame = getSceneFrame(shown.scene)
  container.style.touchAction = 'none'

  const getBoard = (): Board => createBoard(editor.getState().scene, frame, size)
  const getView = (): View => computeView(editor.getState().camera, getBoard())

  function draw() {
    if (size.width === 0 || size.height === 0) return
    const state = editor.getState()
    const seen = getView()
    const lens = { pixel: 1 / seen.scale, unit: computeSceneUnit(state.scene, 'fine') }
    const picture = createEditorPicture(
      state,
      lens,
      computeVisibleFrame(seen, size),
      options.text ?? {},
    )
    canvas.ground.show(picture.ground, seen)
    canvas.still.show(picture.still, seen)
    canvas.moving.show(picture.moving, seen)
    canvas.overlay.show(picture.overlay, seen)
    for (const layer of canvas.layers) layer.paint(palette)
  }

  function fitCamera() {
    frame = getSceneFrame(editor.getState().scene)
    editor.set({ camera: createFittedCamera(frame) })
  }

  function repaint() {
    palette = options.palette()
    for (const layer of canvas.layers) layer.forget()
    loop.request()
  }

  function resize() {
    const before = size
    size = { width: container.clientWidth, height: container.clientHeight }
    const isSame = size.width === before.width && size.height === before.height
    if (isSame || size.width === 0 || size.height === 0) return
    canvas.resize(size)
    if (before.width === 0) fitCamera()
    for (const layer of canvas.layers) layer.forget()
    // at once: an emptied canvas would flash until the next frame
    draw()
  }

  function follow() {
    const before = shown
    shown = editor.getState()
    frame = chooseNextFrame(frame, before, shown)
    if (before.scene.pitch !== shown.scene.pitch) palette = options.palette()
    if (isOtherGround(before.scene, shown.scene)) fitCamera()
    loop.request()
  }

  function toPointerInput(
    pixel: Pixel,
    event: MouseEvent,
    kind: PointerInput['kind'],
  ): PointerInput {
    const { scene } = editor.getState()
    const seen = getView()
    return {
      point: toPitchPoint(scene.pitch, seen, pixel),
      metresPerPixel: 1 / seen.scale,
      unit: computeSceneUnit(scene, 'fine'),
      kind,
      time: event.timeStamp,
      ...readModifiers(event),
    }
  }

  const observer = new ResizeObserver(resize)
  observer.observe(container)
  const unsubscribe = editor.subscribe(follow)
  const deafen = listen({
    container,
    editor,
    tools,
    board: getBoard,
    inputOf: toPointerInput,
    onContextMenu: options.onContextMenu,
  })
  // letters painted before their font had come
  document.fonts.addEventListener('loadingdone', repaint)
  resize()

  return {
    tools,
    toPitch({ x, y }) {
      const { left, top } = container.getBoundingClientRect()
      const pixel: Pixel = [x - left, y - top]
      const isInside = pixel.every((at, axis) => at >= 0 && at <= (axis ? size.height : size.width))
      return isInside ? toPitchPoint(editor.getState().scene.pitch, getView(), pixel) : null
    },
    toClient(point) {
      const { left, top } = container.getBoundingClientRect()
      const [x, y] = toPixel(editor.getState().scene.pitch, getView(), point)
      return { x: x + left, y: y + top }
    },
    fit: fitCamera,
    redraw: repaint,
    destroy() {
      observer.disconnect()
      unsubscribe()
      deafen()
      loop.stop()
      document.fonts.removeEventListener('loadingdone', repaint)
      if (!options.tools) tools.destroy()
      canvas.destroy()
    },
  }
}

/** What is seen of the picture, in its metres. */
function computeVisibleFrame(view: View, size: Size): Frame {
  const [x, y] = toFramePixel(view, [0, 0])
  return { x, y, width: size.width / view.scale, height: size.height / view.scale }
}
