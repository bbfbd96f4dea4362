/** Which ground the camera fits: it stays the same while things are dragged out of it, so nothing jumps. */
import { emptyScene } from '@/features/scene/model/document/empty-scene'
import type { Pitch, Scene } from '@/features/scene/model/document/scene-schema'
import type { Frame } from '@/features/scene/model/draw/marks'
import { sceneFrame } from '@/features/scene/model/pitch/view'
import type { Camera } from '../../editor/editor-state'
import { fittedCamera, fitScale, type Size } from './view'

const frames = new WeakMap<Pitch, Frame>()

/** The marked ground and its margin, in picture metres. */
export function groundFrame(pitch: Pitch): Frame {
  const known = frames.get(pitch)
  if (known) return known
  const frame = sceneFrame(emptyScene(pitch))
  frames.set(pitch, frame)
  return frame
}

/** The camera that shows everything: further away than the ground when something lies outside. */
export function wholeCamera(scene: Scene, size: Size): Camera {
  const whole = sceneFrame(scene)
  const ground = groundFrame(scene.pitch)
  const share = fitScale({ size, frame: whole }) / fitScale({ size, frame: ground })
  return { ...fittedCamera(whole), zoom: Math.min(1, share) }
}
