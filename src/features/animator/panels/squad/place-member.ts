/** A real player on the pitch: in the shirt of a player without a name, or as a new one. */
import type {
  Player,
  Point,
  Scene,
  SceneObject,
  TeamId,
} from '@/features/scene/model/document/scene-schema'
import { distance } from '@/features/scene/model/motion/course'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { placeThing } from '../../editor/changes/motion/move'
import type { When } from '../../editor/changes/motion/when'
import { addObject, createPlayer } from '../../editor/changes/things/place'
import { setDisplay } from '../../editor/changes/things/pitch'
import { setPlayers } from '../../editor/changes/things/props'

export interface Member {
  player_id: string
  name: string
  number: string | null
  isKeeper: boolean
  team: TeamId
}

/** Metres around a player in which a drop means him. */
const near = 2.5

/** Who is there already moves; a player without a name takes the name; else a new one comes. */
export function placeMember(scene: Scene, member: Member, point: Point, when: When): Scene {
  const there = findPlayer(scene, member.player_id)
  if (there) return placeThing(scene, there.id, point, when)
  const unnamed = findUnnamedAt(scene, point, when.time)
  if (unnamed) return setMemberName(scene, unnamed.id, member)
  const { team, isKeeper } = member
  const player = createPlayer(scene, { team, point, isKeeper })
  const added = addObject(scene, player)
  return added.ids[0] === undefined ? scene : setMemberName(added.scene, added.ids[0], member)
}

export function setMemberName(scene: Scene, id: string, member: Member): Scene {
  const { name, player_id, number } = member
  // the first name in a scene is meant to be read
  const isFirst = !scene.objects.some((object) => object.kind === 'player' && object.name)
  const shown = isFirst ? setDisplay(scene, { has_names: true }) : scene
  return setPlayers(shown, [id], { name, player_id, ...(number === null ? {} : { number }) })
}

export function findPlayer(scene: Scene, playerId: string): Player | undefined {
  return scene.objects.filter(isPlayer).find(({ player_id }) => player_id === playerId)
}

/** A place of the own half where nobody stands yet, along the touchline like a bench. */
export function findFreePlace(scene: Scene, time: number): Point {
  const motion = getSceneMotion(scene)
  const taken = scene.objects.map(({ id }): Point => {
    const { x, y } = motion.poseOf(id, time)
    return [x, y]
  })
  const { length, width } = scene.pitch
  const gap = Math.max(2, Math.min(5, length / 14))
  for (let row = 1; row * gap < width; row += 1) {
    for (let place = 1; place * gap < length; place += 1) {
      const point: Point = [place * gap, width - row * gap]
      if (taken.every((other) => distance(other, point) > gap * 0.7)) return point
    }
  }
  return [length / 2, width / 2]
}

function findUnnamedAt(scene: Scene, point: Point, time: number): Player | undefined {
  const motion = getSceneMotion(scene)
  const measureGap = ({ id }: Player) => {
    const { x, y } = motion.poseOf(id, time)
    return distance([x, y], point)
  }
  return scene.objects
    .filter(isPlayer)
    .filter((player) => !player.name && !player.player_id && measureGap(player) <= near)
    .toSorted((a, b) => measureGap(a) - measureGap(b))[0]
}

export function isPlayer(object: SceneObject): object is Player {
  return object.kind === 'player'
}
