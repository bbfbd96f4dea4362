import { PictureSvg } from '../components/picture/picture-svg'
import { createEmptyScene } from '../model/document/empty-scene'
import type { SceneObject } from '../model/document/scene-schema'
import { drawScene } from '../model/draw/draw-scene'
import { getReach } from '../model/draw/symbol-size'
import { computeSceneUnit } from '../model/pitch/view'

interface SymbolPictureProps {
  /** Its place does not matter. */
  object: SceneObject
}

/** One thing alone, as it is drawn on the pitch: for buttons that place it. Decoration beside its name. */
export function SymbolPicture({ object }: SymbolPictureProps) {
  const scene = { ...createEmptyScene(), objects: [{ ...object, x: 0, y: 0 }] }
  const { figures } = drawScene(scene, { time: 0, density: 'card', arrows: null })
  const reach = Math.max(getReach(object, computeSceneUnit(scene, 'card')), smallest) * 1.15
  const frame = { x: -reach, y: -reach, width: reach * 2, height: reach * 2 }
  return <PictureSvg picture={{ frame, ground: [], figures }} surface="grass" />
}

/** Metres: a marker is not blown up to the size of a ladder. */
const smallest = 1.6
