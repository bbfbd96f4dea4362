/** Turning things at some time. */
import type { Point, Scene } from '@/features/scene/model/document/scene-schema'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { toPitch } from '@/features/scene/model/pitch/view'
import { setPose } from '../motion/set-key'
import type { When } from '../motion/when'
import { normalizeDegrees, shiftPoint } from '../scene/numbers'
import { findObject, mapDrawings } from '../scene/parts'
import { computeExtentAt, getMiddle } from './extent'
import { transformThings, type Transform } from './transform'
import { listUnits } from './units'

/** One thing around its middle, several around their common middle. Degrees clockwise. */
export function turnThings(
  scene: Scene,
  ids: readonly string[],
  degrees: number,
  when: When,
): Scene {
  const free = listUnits(scene, ids, when.time).flatMap((unit) => unit.ids)
  const extent = computeExtentAt(scene, free, when.time)
  if (!extent) return scene
  const spin = createRotation(toPitch(scene.pitch, getMiddle(extent)), degrees)
  const motion = getSceneMotion(scene)
  const drawings = new Set(free.filter((id) => !findObject(scene, id)))
  const turned = transformDrawings(scene, drawings, spin, degrees)
  return free.reduce((done, id) => {
    const object = findObject(scene, id)
    if (!object) return done
    const pose = motion.poseOf(id, when.time)
    const point = free.length > 1 ? spin.point([pose.x, pose.y]) : undefined
    // a ball looks the same from all sides
    if (object.kind === 'ball') return done
    return setPose(
      done,
      object,
      { point, rotation: normalizeDegrees(pose.rotation + degrees) },
      when,
    )
  }, turned)
}

/** Sets the direction of one object. */
export function rotateThing(scene: Scene, id: string, rotation: number, when: When): Scene {
  const object = findObject(scene, id)
  if (!object || object.kind === 'ball') return scene
  return setPose(scene, object, { rotation: normalizeDegrees(rotation) }, when)
}

/** Rectangles and ellipses keep their corners and turn by their rotation; the rest turns point by point. */
function transformDrawings(
  scene: Scene,
  ids: ReadonlySet<string>,
  spin: Transform,
  degrees: number,
): Scene {
  const isStiff = (id: string) => {
    const drawing = scene.drawings.find((other) => other.id === id)
    return drawing?.kind === 'zone' && drawing.shape !== 'polygon'
  }
  const loose = transformThings(scene, new Set([...ids].filter((id) => !isStiff(id))), spin)
  return mapDrawings(loose, (drawing) => {
    if (!ids.has(drawing.id) || drawing.kind !== 'zone' || drawing.shape === 'polygon')
      return drawing
    const [first, last] = drawing.points
    if (!first || !last) return drawing
    const middle: Point = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2]
    const [x, y] = spin.point(middle)
    const points = drawing.points.map((corner) =>
      shiftPoint(corner, [x - middle[0], y - middle[1]]),
    )
    return { ...drawing, points, rotation: normalizeDegrees((drawing.rotation ?? 0) + degrees) }
  })
}

function createRotation([cx, cy]: Point, degrees: number): Transform {
  const angle = (degrees * Math.PI) / 180
  const turn = (rotation: number) => rotation + degrees
  return {
    point([x, y]) {
      const [dx, dy] = [x - cx, y - cy]
      return [
        cx + dx * Math.cos(angle) - dy * Math.sin(angle),
        cy + dx * Math.sin(angle) + dy * Math.cos(angle),
      ]
    },
    turn,
    // corners that are turned one by one carry the turn already
    turnZone: (rotation) => rotation,
  }
}
