/** Opponents and keepers who only stand there take a step to the ball and back while nothing is played. */
import type { Point, Scene } from '../../../../src/features/scene/model/document/scene-schema'
import { distance } from '../../../../src/features/scene/model/motion/course'
import { getSceneMotion } from '../../../../src/features/scene/model/motion/scene-motion'
import { addMoves, addPoints, createMove, listPlayers, roundPlace } from './film-scene'

/** Metres. */
const step = 0.6
const apart = 0.75

export function addStepsOnToes(scene: Scene, from: number, until: number): Scene {
  const moving = new Set(scene.tracks.map(({ object }) => object))
  const idle = listPlayers(scene).filter(
    ({ id, team, is_keeper }) => !moving.has(id) && (team === 'b' || is_keeper),
  )
  if (idle.length === 0) return scene
  const motion = getSceneMotion(scene)
  const people = [...motion.tracks].map(([id, track]) => ({ id, at: track.placeAt(from) }))
  const ball = [...motion.balls.values()].find(({ phases }) => phases.length > 1)?.placeAt(from)
  const middle: Point = [scene.pitch.length / 2, scene.pitch.width / 2]
  return idle.reduce((done, { id, x, y }) => {
    const aim = ball ?? middle
    const away = distance(aim, [x, y]) || 1
    const ahead: Point = [((aim[0] - x) / away) * step, ((aim[1] - y) / away) * step]
    const place = [
      ahead,
      createTurned(ahead),
      createTurned(createTurned(createTurned(ahead))),
      createTurned(createTurned(ahead)),
    ]
      .map((way) => roundPlace(addPoints([x, y], way)))
      .find((at) => people.every((other) => other.id === id || distance(other.at, at) > apart))
    if (!place) return done
    const half = (from + until) / 2
    return addMoves(done, id, from + 0.1, [
      createMove(half, place),
      createMove(until - 0.1, [x, y]),
    ])
  }, scene)
}

function createTurned([x, y]: Point): Point {
  return [-y, x]
}
