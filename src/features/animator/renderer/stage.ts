/**
 * The canvas of the editor: shows its state, and gives its tools what the pointer does. Everything flows one
 * way: pointer → tool → editor → picture.
 */
import type { Point } from '@/features/scene/model/document/scene-schema'
import type { Frame } from '@/features/scene/model/draw/marks'
import type { Palette } from '@/features/scene/model/draw/palette'
import { noPhotos, type PhotoImage } from '@/features/scene/model/draw/photos'
import { sceneFrame, sceneUnit } from '@/features/scene/model/pitch/view'
import type { Editor } from '../editor/editor'
import type { PointerInput } from '../editor/tool'
import { createToolHost, type ToolHost } from '../editor/tool-host'
import { boardOf, isOtherGround, nextFrame } from './camera/board-frame'
import {
  fittedCamera,
  fromScreen,
  viewOf,
  type Board,
  type Pixel,
  type Size,
  type View,
} from './camera/view'
import { createFrameLoop } from './frame-loop'
import { listen, type ClientPoint } from './input/listen'
import { modifiersOf, pitchPoint, pixelOf } from './input/pointer-input'
import { createCanvasBoard } from './layers/canvas-board'
import { editorPicture, type PictureText } from './scene/editor-picture'

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
  let frame = sceneFrame(shown.scene)
  container.style.touchAction = 'none'

  const board = (): Board => boardOf(editor.getState().scene, frame, size)
  const view = (): View => viewOf(editor.getState().camera, board())

  function draw() {
    if (size.width === 0 || size.height === 0) return
    const state = editor.getState()
    const seen = view()
    const lens = { pixel: 1 / seen.scale, unit: sceneUnit(state.scene, 'fine') }
    const picture = editorPicture(state, lens, visibleFrame(seen, size), options.text ?? {})
    canvas.ground.show(picture.ground, seen)
    canvas.still.show(picture.still, seen)
    canvas.moving.show(picture.moving, seen)
    canvas.overlay.show(picture.overlay, seen)
    for (const layer of canvas.layers) layer.paint(palette)
  }

  function fit() {
    frame = sceneFrame(editor.getState().scene)
    editor.set({ camera: fittedCamera(frame) })
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
    if (before.width === 0) fit()
    for (const layer of canvas.layers) layer.forget()
    // at once: an emptied canvas would flash until the next frame
    draw()
  }

  function follow() {
    const before = shown
    shown = editor.getState()
    frame = nextFrame(frame, before, shown)
    if (before.scene.pitch !== shown.scene.pitch) palette = options.palette()
    if (isOtherGround(before.scene, shown.scene)) fit()
    loop.request()
  }

  function inputOf(pixel: Pixel, event: MouseEvent, kind: PointerInput['kind']): PointerInput {
    const { scene } = editor.getState()
    const seen = view()
    return {
      point: pitchPoint(scene.pitch, seen, pixel),
      metresPerPixel: 1 / seen.scale,
      unit: sceneUnit(scene, 'fine'),
      kind,
      time: event.timeStamp,
      ...modifiersOf(event),
    }
  }

  const observer = new ResizeObserver(resize)
  observer.observe(container)
  const unsubscribe = editor.subscribe(follow)
  const deafen = listen({
    container,
    editor,
    tools,
    board,
    inputOf,
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
      return isInside ? pitchPoint(editor.getState().scene.pitch, view(), pixel) : null
    },
    toClient(point) {
      const { left, top } = container.getBoundingClientRect()
      const [x, y] = pixelOf(editor.getState().scene.pitch, view(), point)
      return { x: x + left, y: y + top }
    },
    fit,
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
function visibleFrame(view: View, size: Size): Frame {
  const [x, y] = fromScreen(view, [0, 0])
  return { x, y, width: size.width / view.scale, height: size.height / view.scale }
}
