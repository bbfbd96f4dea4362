/** Placing without a pointer, and giving the ball. */
import { usualLengths } from '@/features/scene/model/document/kinds'
import type { Ball, Point, Scene } from '@/features/scene/model/document/scene-schema'
import { distance } from '@/features/scene/model/motion/course'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { toPitch } from '@/features/scene/model/pitch/view'
import { giveBall } from '../changes/motion/ball'
import { getWhen } from '../changes/motion/when'
import { addObject, createPlayer, type NewObject } from '../changes/things/place'
import type { Command } from '../command'
import type { EditorState } from '../editor-state'
import { createAddCommand, createEditCommand } from './acting'
import { getChosenPlayers } from './chosen'

export const insertCommands: readonly Command[] = [
  createAddCommand(
    {
      name: 'insert',
      group: 'insert',
      keys: ['enter'],
      isEnabled: (state) => createObject(state, [0, 0]) !== null,
    },
    (scene, state) => {
      const object = createObject(state, findFreePlace(state))
      return object ? addObject(scene, object) : { scene, ids: [] }
    },
  ),
  createEditCommand(
    {
      name: 'give_ball',
      group: 'insert',
      keys: ['shift+b'],
      isEnabled: (state) =>
        getChosenPlayers(state).length === 1 && listBalls(state.scene).length > 0,
    },
    (scene, state) => {
      const [player] = getChosenPlayers(state)
      const ball = player && findNearestBall(scene, player.id, state.time)
      return player && ball ? giveBall(scene, ball, { to: player.id }, getWhen(state)) : scene
    },
  ),
]

/** What the tool in hand would place; null for tools that draw. */
function createObject({ scene, tool, options }: EditorState, point: Point): NewObject | null {
  const [x, y] = point
  if (tool === 'player') return createPlayer(scene, { ...options, point })
  if (tool === 'coach') return { kind: 'coach', x, y }
  if (tool === 'ball') return { kind: 'ball', x, y }
  if (tool === 'goal') return { kind: 'goal', x, y, size: options.goal }
  if (tool !== 'equipment') return null
  const length = usualLengths[options.equipment]
  return { kind: options.equipment, x, y, ...(length === undefined ? {} : { length }) }
}

/** The middle of what one sees, or beside it when something is there already. */
function findFreePlace({ scene, camera, time }: EditorState): Point {
  const motion = getSceneMotion(scene)
  const places = scene.objects.map(({ id }): Point => {
    const { x, y } = motion.poseOf(id, time)
    return [x, y]
  })
  const [x, y] = toPitch(scene.pitch, [camera.x, camera.y])
  let point: Point = [x, y]
  for (
    let turn = 1;
    places.some((other) => distance(other, point) < 1.5) && turn < 200;
    turn += 1
  ) {
    // a spiral: the nearest free place, not a row that leaves the pitch
    point = [x + Math.cos(turn) * Math.sqrt(turn) * 1.5, y + Math.sin(turn) * Math.sqrt(turn) * 1.5]
  }
  return point
}

function listBalls(scene: Scene): Ball[] {
  return scene.objects.flatMap((object) => (object.kind === 'ball' ? [object] : []))
}

function findNearestBall(scene: Scene, player: string, time: number): string | undefined {
  const motion = getSceneMotion(scene)
  const measureGap = ({ id }: Ball) => {
    const ball = motion.poseOf(id, time)
    const { x, y } = motion.poseOf(player, time)
    return distance([ball.x, ball.y], [x, y])
  }
  return listBalls(scene).toSorted((a, b) => measureGap(a) - measureGap(b))[0]?.id
}
