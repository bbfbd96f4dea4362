/** Who belongs together in what a family draws: by a ball they share, or because they meet. */
import type {
  Ball,
  Player,
  Scene,
} from '../../../../src/features/scene/model/document/scene-schema'
import { distance } from '../../../../src/features/scene/model/motion/course'
import {
  getSceneMotion,
  type SceneMotion,
} from '../../../../src/features/scene/model/motion/scene-motion'
import { listPlayers } from './film-scene'

/** Who plays together: a duel, a pair with a ball, somebody alone. */
export interface Group {
  players: readonly Player[]
  balls: readonly Ball[]
}

/** Seconds between two looks. */
const look = 0.25

export function listGroups(scene: Scene): Group[] {
  const motion = getSceneMotion(scene)
  const balls = new Map(
    [...motion.balls.values()].map(({ ball, phases }) => [
      ball,
      new Set(
        phases.flatMap((phase) => {
          if (phase.kind === 'carry') return [phase.owner]
          return phase.kind === 'flight' ? [phase.event.to ?? '', phase.kicker ?? ''] : []
        }),
      ),
    ]),
  )
  const moving = new Set(scene.tracks.map(({ object }) => object))
  const used = new Set(
    [...balls].flatMap(([ball, people]) =>
      [...people].some((id) => moving.has(id)) ||
      scene.events.some((event) => event.ball === ball.id)
        ? [...people]
        : [],
    ),
  )
  const players = listPlayers(scene).filter(({ id }) => moving.has(id) || used.has(id))
  const groups: Group[] = []
  const done = new Set<string>()
  for (const player of players) {
    if (done.has(player.id)) continue
    const members = [player]
    for (const member of members) {
      done.add(member.id)
      for (const other of players) {
        if (done.has(other.id) || members.includes(other)) continue
        const isTied =
          [...balls.values()].some((people) => people.has(member.id) && people.has(other.id)) ||
          isMet(motion, member.id, other.id)
        if (isTied) members.push(other)
      }
    }
    const ids = new Set(members.map(({ id }) => id))
    const theirs = [...balls].filter(([, people]) => [...people].some((id) => ids.has(id)))
    groups.push({ players: members, balls: theirs.map(([ball]) => ball) })
  }
  return groups
}

/** Whether two come near each other. */
function isMet({ tracks, end }: SceneMotion, one: string, other: string): boolean {
  for (let t = 0; t <= end; t += look) {
    if (distance(tracks.get(one)?.placeAt(t), tracks.get(other)?.placeAt(t)) < 2.5) return true
  }
  return false
}
