/** Putting a team into a formation. */
import { limits } from '@/features/scene/model/document/limits'
import type { Player, Scene, TeamId } from '@/features/scene/model/document/scene-schema'
import { distance } from '@/features/scene/model/motion/course'
import { findFormation, type FormationId } from '../../formations/data'
import { arrangeFormation, type End, type LaidPlace } from '../../formations/arrange-formation'
import { setPose } from '../motion/set-key'
import type { When } from '../motion/when'
import { mapObjects, type Added } from '../scene/parts'
import { addObject } from './place'

/**
 * The team's own players go first: the keeper into the goal, then whoever wears the number of a place,
 * then the nearest. They keep their names, and named ones their numbers. Missing ones are added, others
 * stay where they are. The ids are those of the formation.
 */
export function applyFormation(
  scene: Scene,
  team: TeamId,
  id: FormationId,
  end: End,
  when: When,
): Added {
  const formation = findFormation(id)
  if (!formation) return { scene, ids: [] }
  const places = arrangeFormation(formation, scene.pitch, end)
  const players = scene.objects.filter(
    (object): object is Player =>
      object.kind === 'player' && object.team === team && object.is_locked !== true,
  )
  const chosen = assignPlayers(places, players)
  if (scene.objects.length + places.length - chosen.size > limits.objects) return { scene, ids: [] }
  let done = scene
  const ids = places.map((place) => {
    const player = chosen.get(place)
    if (!player) {
      const [x, y] = place.point
      const keeper = place.isKeeper ? { is_keeper: true } : {}
      const added = addObject(done, { kind: 'player', team, x, y, number: place.number, ...keeper })
      done = added.scene
      return added.ids[0] ?? ''
    }
    done = setPose(done, player, { point: place.point }, when)
    done = mapObjects(done, (object) =>
      object.id === player.id && object.kind === 'player' && !isNamed(player)
        ? { ...object, number: place.number }
        : object,
    )
    return player.id
  })
  return { scene: done, ids }
}

/** The end a team plays from unless said otherwise: the first one from the left. */
export function getUsualEnd(scene: Scene, team: TeamId): End {
  return scene.teams[0]?.id === team ? 'low' : 'high'
}

function assignPlayers(
  places: readonly LaidPlace[],
  players: readonly Player[],
): Map<LaidPlace, Player> {
  const free = new Set(players)
  const chosen = new Map<LaidPlace, Player>()
  function fill(fits: (place: LaidPlace) => Player | undefined) {
    for (const place of places) {
      if (chosen.has(place)) continue
      const player = fits(place)
      if (!player) continue
      chosen.set(place, player)
      free.delete(player)
    }
  }
  const listAlike = (place: LaidPlace) =>
    [...free].filter((p) => (p.is_keeper ?? false) === place.isKeeper)
  fill((place) => listAlike(place).find(({ number }) => number === place.number))
  fill(
    (place) =>
      listAlike(place).toSorted(
        (a, b) => distance([a.x, a.y], place.point) - distance([b.x, b.y], place.point),
      )[0],
  )
  return chosen
}

function isNamed({ name, player_id }: Player): boolean {
  return name !== undefined || player_id !== undefined
}
