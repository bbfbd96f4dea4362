/** Whom somebody passes on the way: opponents, and the mannequins that stand for them. */
import type { Point, Scene, SceneObject } from '../document/scene-schema'
import type { Arrow } from '../motion/arrows'
import { getSceneMotion } from '../motion/scene-motion'

/** How near one has to come, in metres. */
const nearness = 3
/** How far somebody has to be ahead at first, and behind in the end, in metres. */
const clear = 0.5
/** A sentence names no more. */
const most = 3
const samples = 16

export function listPassedOpponents(scene: Scene, runner: SceneObject, arrow: Arrow): string[] {
  const { poseOf } = getSceneMotion(scene)
  const [start, end] = [arrow.points[0], arrow.points.at(-1)]
  if (!start || !end) return []
  const way = Math.hypot(end[0] - start[0], end[1] - start[1])
  if (way < 1) return []
  const along: Point = [(end[0] - start[0]) / way, (end[1] - start[1]) / way]
  const measureAhead = (of: Point, { x, y }: { x: number; y: number }) =>
    (x - of[0]) * along[0] + (y - of[1]) * along[1]
  return scene.objects
    .filter((object) => isInTheWay(runner, object))
    .flatMap(({ id }) => {
      if (measureAhead(start, poseOf(id, arrow.from)) < clear) return []
      if (measureAhead(end, poseOf(id, arrow.until)) > -clear) return []
      const ways = Array.from({ length: samples + 1 }, (_, index) => {
        const t = arrow.from + ((arrow.until - arrow.from) * index) / samples
        const [one, other] = [poseOf(runner.id, t), poseOf(id, t)]
        return { t, away: Math.hypot(one.x - other.x, one.y - other.y) }
      })
      const nearest = ways.toSorted((a, b) => a.away - b.away)[0]
      return nearest && nearest.away <= nearness ? [{ id, t: nearest.t }] : []
    })
    .toSorted((a, b) => a.t - b.t)
    .slice(0, most)
    .map(({ id }) => id)
}

function isInTheWay(runner: SceneObject, object: SceneObject): boolean {
  if (object.is_hidden) return false
  if (object.kind === 'mannequin') return true
  return object.kind === 'player' && runner.kind === 'player' && object.team !== runner.team
}
