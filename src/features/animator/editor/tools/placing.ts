/** The tools that put one thing on the pitch with a click. */
import type { Point } from '@/features/scene/model/document/scene-schema'
import { distance } from '@/features/scene/model/motion/course'
import { reach } from '@/features/scene/model/motion/ball-motion'
import { isShown, sceneMotion } from '@/features/scene/model/motion/scene-motion'
import { newPlayer } from '../changes/things/place'
import type { EditorState } from '../editor-state'
import { gestureTool } from '../gestures/gesture-tool'
import { placeObject, type MakeObject } from '../gestures/place-object'
import type { ToolFactory } from '../tool'

export const playerTool = placing(({ scene, options: { team, isKeeper } }, point) =>
  newPlayer(scene, { team, isKeeper, point }),
)

export const coachTool = placing((_state, [x, y]) => ({ kind: 'coach', x, y }))

/** A ball put down near somebody lies at his feet. */
export const ballTool = placing((state, point, { unit }) => {
  const owner = nearestPlayer(state, point, Math.max(reach, unit * 0.7))
  const [x, y] = point
  return { kind: 'ball', x, y, ...(owner === null ? {} : { owner }) }
})

export const goalTool = placing(({ options, scene: { pitch } }, [x, y]) => ({
  kind: 'goal',
  size: options.goal,
  x,
  y,
  rotation: mouthToMiddle(pitch, [x, y]),
}))

export const equipmentTool = placing(({ options }, [x, y]) => ({
  kind: options.equipment,
  x,
  y,
}))

function placing(make: MakeObject): ToolFactory {
  return () =>
    gestureTool({
      cursor: 'crosshair',
      begin: (editor, input) => placeObject(editor, input, make),
    })
}

function nearestPlayer({ scene, time }: EditorState, point: Point, within: number): string | null {
  const motion = sceneMotion(scene)
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
function mouthToMiddle({ length, width }: EditorState['scene']['pitch'], [x, y]: Point): number {
  const edges = [
    { gap: x, rotation: 0 },
    { gap: length - x, rotation: 180 },
    { gap: y, rotation: 90 },
    { gap: width - y, rotation: 270 },
  ]
  return edges.toSorted((a, b) => a.gap - b.gap)[0]?.rotation ?? 0
}
