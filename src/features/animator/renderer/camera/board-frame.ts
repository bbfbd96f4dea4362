/**
 * Which cut-out of the picture zoom 1 shows: the one that held everything when one last fitted it. It stays
 * while things are dragged out of it, so that nothing jumps under the pointer.
 */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import type { Frame } from '@/features/scene/model/draw/marks'
import { getSceneFrame } from '@/features/scene/model/pitch/view'
import type { EditorState } from '../../editor/editor-state'
import { createFittedCamera, type Board, type Size } from './view'

/** The frame for the next drawing, given the one so far. */
export function chooseNextFrame(frame: Frame, before: EditorState, now: EditorState): Frame {
  const whole = getSceneFrame(now.scene)
  if (isOtherGround(before.scene, now.scene)) return whole
  // somebody asked for everything, by button, key or double tap
  return now.camera !== before.camera && isFitted(now.camera, whole) ? whole : frame
}

/** Another cut-out of the ground wants another look; stripes and lines do not. */
export function isOtherGround({ pitch: before }: Scene, { pitch: after }: Scene): boolean {
  return (
    before.kind !== after.kind ||
    before.length !== after.length ||
    before.width !== after.width ||
    before.orientation !== after.orientation
  )
}

export function createBoard(scene: Scene, frame: Frame, size: Size): Board {
  return { size, frame, reach: mergeFrames(frame, getSceneFrame(scene)) }
}

function isFitted(camera: EditorState['camera'], frame: Frame): boolean {
  const { x, y, zoom } = createFittedCamera(frame)
  return camera.x === x && camera.y === y && camera.zoom === zoom
}

function mergeFrames(one: Frame, other: Frame): Frame {
  const x = Math.min(one.x, other.x)
  const y = Math.min(one.y, other.y)
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  }
}
