/** The tools that put one thing on the pitch with a click. */
import type { Point } from '@/features/scene/model/document/scene-schema'
import { distance } from '@/features/scene/model/motion/course'
import { reach } from '@/features/scene/model/motion/ball-motion'
import { isShown, getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { createPlayer } from '../changes/things/place'
import type { EditorState } from '../editor-state'
import { createGestureTool } from '../gestures/create-gesture-tool'
import { placeObject, type MakeObject } from '../gestures/place-object'
import type { ToolFactory } from '../tool'

export const playerTool = createPlaceTool(({ scene, options: { team, isKeeper } }, point) =>
  createPlayer(scene, { team, isKeeper, point }),
)

export const coachTool = createPlaceTool((_state, [x, y]) => ({ kind: 'coach', x, y }))

/** A ball put down near somebody lies at his feet. */
export const ballTool = createPlaceTool((state, point, { unit }) => {
  const owner = findNearestPlayer(state, point, Math.max(reach, unit * 0.7))
  const [x, y] = point
  return { kind: 'ball', x, y, ...(owner === null ? {} : { owner }) }
})

export const goalTool = createPlaceTool(({ options, scene: { pitch } }, [x, y]) => ({
  kind: 'goal',
  size: options.goal,
  x,
  y,
  rotation: findRotationToMiddle(pitch, [x, y]),
}))

export const equipmentTool = createPlaceTool(({ options }, [x, y]) => ({
  kind: options.equipment,
  x,
  y,
}))

function createPlaceTool(make: MakeObject): ToolFactory {
  return () =>
    createGestureTool({
      cursor: 'crosshair',
      begin: (editor, input) => placeObject(editor, input, make),
    })
}

function findNearestPlayer(
  { scene, time }: EditorState,
  point: Point,
  within: number,
): string | null {
  const motion = getSceneMotion(scene)
  const near = scene.objects
    .filter((object) => object.kind === 'player' && isShown(object, time))
    .map(({ id }) => {
      const { x, y } = motion.poseOf(id, time)
      return { id, gap: distance([x, y], point) }
    })
    .filter(({ gap }) => gap <= within)
    .toSorted((a, b) => a.gap - b.gap)
  return near[0]?.id ?? null
}

/** A goal opens towards the pitch: to the left or right, or up or down when it stands nearer such an edge. */
function findRotationToMiddle(
  { length, width }: EditorState['scene']['pitch'],
  [x, y]: Point,
): number {
  const edges = [
    { gap: x, rotation: 0 },
    { gap: length - x, rotation: 180 },
    { gap: y, rotation: 90 },
    { gap: width - y, rotation: 270 },
  ]
  return edges.toSorted((a, b) => a.gap - b.gap)[0]?.rotation ?? 0
}
