/** The scene as it suits a picture of some proportions: turned upright or lengthwise, on grass or white. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { getSceneFrame } from '@/features/scene/model/pitch/view'
import type { Look } from '../choice'
import { computeCoverage, type Size } from '../sizes'

const turned = new WeakMap<Scene, Map<string, Scene>>()

/** The same object for the same question, since motion and drawing are prepared once per document. */
export function fitScene(scene: Scene, box: Size, look: Look): Scene {
  const orientation = chooseOrientation(scene, box)
  const surface = look === 'white' ? 'white' : scene.pitch.surface
  if (orientation === scene.pitch.orientation && surface === scene.pitch.surface) return scene
  const known = turned.get(scene) ?? new Map<string, Scene>()
  turned.set(scene, known)
  const key = `${orientation} ${surface}`
  const made = known.get(key) ?? { ...scene, pitch: { ...scene.pitch, orientation, surface } }
  known.set(key, made)
  return made
}

/** Whether a sheet (given lying) is better turned upright for this scene as it was drawn. */
export function isUprightOn(scene: Scene, lying: Size): boolean {
  const frame = getSceneFrame(scene)
  const upright = { width: lying.height, height: lying.width }
  return computeCoverage(frame, upright) > computeCoverage(frame, lying)
}

/** As the coach drew it, unless the other way is clearly larger. */
function chooseOrientation(scene: Scene, box: Size): 'landscape' | 'portrait' {
  const { width, height } = getSceneFrame(scene)
  const { orientation } = scene.pitch
  const asDrawn = computeCoverage({ width, height }, box)
  const other = computeCoverage({ width: height, height: width }, box)
  if (other <= asDrawn * 1.15) return orientation
  return orientation === 'landscape' ? 'portrait' : 'landscape'
}
