/**
 * From picture metres to pixels and back, for the camera of the editor. Pixels are CSS pixels from the
 * top-left corner of the board; zoom 1 shows the whole frame.
 */
import type { Frame } from '@/features/scene/model/draw/marks'
import { zoomLimits } from '../../editor/commands/camera'
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

/** What one looks through. */
export interface Board {
  size: Size
  /** What zoom 1 shows whole. */
  frame: Frame
  /** Where the middle of the view may be, so that nobody gets lost. */
  reach: Frame
}

/** Pixels left free around the frame at zoom 1; less on a phone, where every one counts. */
export function getEdgeWidth({ width, height }: Size): number {
  return Math.min(width, height) < 480 ? 4 : 16
}

export function computeView(camera: Camera, board: Board): View {
  const { zoom, x, y } = clampCamera(camera, board.reach)
  const scale = computeFitScale(board) * zoom
  return { scale, x: board.size.width / 2 - x * scale, y: board.size.height / 2 - y * scale }
}

export function toScreen({ scale, x, y }: View, [px, py]: Pixel): Pixel {
  return [px * scale + x, py * scale + y]
}

/** Picture metres under a pixel. */
export function toFramePixel({ scale, x, y }: View, [px, py]: Pixel): Pixel {
  return [(px - x) / scale, (py - y) / scale]
}

/** The camera that shows the whole frame. */
export function createFittedCamera({ x, y, width, height }: Frame): Camera {
  return { x: x + width / 2, y: y + height / 2, zoom: 1 }
}

/** Within the limits of the zoom, and with its middle within reach. */
export function clampCamera({ x, y, zoom }: Camera, reach: Frame): Camera {
  return {
    x: clampWithin(x, reach.x, reach.x + reach.width),
    y: clampWithin(y, reach.y, reach.y + reach.height),
    zoom: clampWithin(zoom, zoomLimits.least, zoomLimits.most),
  }
}

/** Moved with the hand by so many pixels: the ground follows the hand. */
export function panCamera(camera: Camera, board: Board, [dx, dy]: Pixel): Camera {
  const { scale } = computeView(camera, board)
  const { x, y, zoom } = clampCamera(camera, board.reach)
  return clampCamera({ x: x - dx / scale, y: y - dy / scale, zoom }, board.reach)
}

/** Enlarged by a factor; what lies under the pixel `from` then lies under `to` (two fingers also move). */
export function zoomCameraAt(
  camera: Camera,
  board: Board,
  factor: number,
  from: Pixel,
  to: Pixel = from,
): Camera {
  const [x, y] = toFramePixel(computeView(camera, board), from)
  const zoom = clampWithin(
    clampCamera(camera, board.reach).zoom * factor,
    zoomLimits.least,
    zoomLimits.most,
  )
  const scale = computeFitScale(board) * zoom
  const { width, height } = board.size
  return clampCamera(
    { x: x - (to[0] - width / 2) / scale, y: y - (to[1] - height / 2) / scale, zoom },
    board.reach,
  )
}

/** Pixels per metre at zoom 1; never 0, so that a board without a size yet does no harm. */
function computeFitScale({ size, frame }: Board): number {
  const edge = 2 * getEdgeWidth(size)
  const scale = Math.min((size.width - edge) / frame.width, (size.height - edge) / frame.height)
  return Math.max(0.01, scale)
}

function clampWithin(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
