/** What the wheel or two fingers on a trackpad do to the camera. */
import type { Camera } from '../../editor/editor-state'
import { panCamera, zoomCameraAt, type Board, type Pixel } from '../camera/view'

export interface WheelStep {
  deltaX: number
  deltaY: number
  /** 0 pixels, 1 lines, 2 pages. */
  deltaMode: number
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

const pixelsOf = [1, 16, 400] as const

/** One notch of a mouse enlarges by about a quarter; a trackpad's pinch sends many small ones. */
const zoomPerPixel = 0.0025
const trackpadZoomPerPixel = 0.01
const notch = 50

/** Browsers send a trackpad's pinch as a wheel with Ctrl. */
export function applyWheel(camera: Camera, board: Board, step: WheelStep, at: Pixel): Camera {
  const unit = pixelsOf[step.deltaMode === 1 ? 1 : step.deltaMode === 2 ? 2 : 0]
  const [dx, dy] = [step.deltaX * unit, step.deltaY * unit]
  if (step.ctrlKey || step.metaKey) {
    const rate = Math.abs(dy) < notch ? trackpadZoomPerPixel : zoomPerPixel
    return zoomCameraAt(camera, board, Math.exp(-dy * rate), at)
  }
  // some systems turn the direction themselves while shift is held, some leave it to us
  const isSideways = step.shiftKey && dx === 0
  return panCamera(camera, board, isSideways ? [-dy, 0] : [-dx, -dy])
}
