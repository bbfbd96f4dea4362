/**
 * From picture metres to pixels and back, for the camera of the editor. Pixels are CSS pixels from the
 * top-left corner of the board; zoom 1 shows the whole frame.
 */
import type { Frame } from '@/features/scene/model/draw/marks'
import type { Camera } from '../../editor/editor-state'

export interface Size {
  width: number
  height: number
}

export type Pixel = readonly [x: number, y: number]

/** pixel = metre × scale + offset */
export interface View {
  /** Pixels per metre. */
  scale: number
  x: number
  y: number
}

/** What one looks through: the board on the screen and the ground it shows. */
export interface Board {
  size: Size
  frame: Frame
}

export const zoomLimits = { least: 0.5, most: 8 } as const

/** Pixels left free around the frame at zoom 1; less on a phone, where every one counts. */
export function edgeOf({ width, height }: Size): number {
  return Math.min(width, height) < 480 ? 4 : 16
}

export function viewOf(camera: Camera, board: Board): View {
  const { zoom, x, y } = keptCamera(camera, board.frame)
  const scale = fitScale(board) * zoom
  return { scale, x: board.size.width / 2 - x * scale, y: board.size.height / 2 - y * scale }
}

export function toScreen({ scale, x, y }: View, [px, py]: Pixel): Pixel {
  return [px * scale + x, py * scale + y]
}

/** Picture metres under a pixel. */
export function fromScreen({ scale, x, y }: View, [px, py]: Pixel): Pixel {
  return [(px - x) / scale, (py - y) / scale]
}

/** The camera that shows the whole frame. */
export function fittedCamera({ x, y, width, height }: Frame): Camera {
  return { x: x + width / 2, y: y + height / 2, zoom: 1 }
}

/** Within the limits of the zoom, and with its middle on the frame, so that nobody gets lost. */
export function keptCamera({ x, y, zoom }: Camera, frame: Frame): Camera {
  return {
    x: within(x, frame.x, frame.x + frame.width),
    y: within(y, frame.y, frame.y + frame.height),
    zoom: within(zoom, zoomLimits.least, zoomLimits.most),
  }
}

/** Moved with the hand by so many pixels: the ground follows the hand. */
export function pannedCamera(camera: Camera, board: Board, [dx, dy]: Pixel): Camera {
  const { scale } = viewOf(camera, board)
  const { x, y, zoom } = keptCamera(camera, board.frame)
  return keptCamera({ x: x - dx / scale, y: y - dy / scale, zoom }, board.frame)
}

/** Enlarged by a factor; what lies under the pixel `from` then lies under `to` (two fingers also move). */
export function zoomedCamera(
  camera: Camera,
  board: Board,
  factor: number,
  from: Pixel,
  to: Pixel = from,
): Camera {
  const [x, y] = fromScreen(viewOf(camera, board), from)
  const zoom = within(
    keptCamera(camera, board.frame).zoom * factor,
    zoomLimits.least,
    zoomLimits.most,
  )
  const scale = fitScale(board) * zoom
  const { width, height } = board.size
  return keptCamera(
    { x: x - (to[0] - width / 2) / scale, y: y - (to[1] - height / 2) / scale, zoom },
    board.frame,
  )
}

/** Pixels per metre at zoom 1; never 0, so that a board without a size yet does no harm. */
export function fitScale({ size, frame }: Board): number {
  const edge = 2 * edgeOf(size)
  const scale = Math.min((size.width - edge) / frame.width, (size.height - edge) / frame.height)
  return Math.max(0.01, scale)
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
