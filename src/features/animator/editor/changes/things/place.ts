/** Putting new things onto the pitch. */
import { limits } from '@/features/scene/model/document/limits'
import { usualTeams } from '@/features/scene/model/document/empty-scene'
import type {
  Drawing,
  Player,
  Point,
  Scene,
  SceneObject,
  TeamId,
} from '@/features/scene/model/document/scene-schema'
import { createIdMaker, getIdLetter } from '../scene/ids'
import { clampMetres, clampPoint } from '../scene/numbers'
import type { Added } from '../scene/parts'

type WithoutId<Thing> = Thing extends { id: string } ? Omit<Thing, 'id'> : never
export type NewObject = WithoutId<SceneObject>
export type NewDrawing = WithoutId<Drawing>

/** On top of everything; a ball whose owner is missing lies free. */
export function addObject(scene: Scene, object: NewObject): Added {
  if (scene.objects.length >= limits.objects) return { scene, ids: [] }
  const id = createIdMaker(scene)(getIdLetter(object.kind))
  const place = { x: clampMetres(object.x), y: clampMetres(object.y) }
  const added: SceneObject = { ...object, ...place, id }
  return {
    scene: { ...addTeamOfObject(scene, added), objects: [...scene.objects, added] },
    ids: [id],
  }
}

export function addDrawing(scene: Scene, drawing: NewDrawing): Added {
  if (scene.drawings.length >= limits.drawings) return { scene, ids: [] }
  const id = createIdMaker(scene)(getIdLetter(drawing.kind))
  const added: Drawing = { ...clampDrawing(drawing), id }
  return { scene: { ...scene, drawings: [...scene.drawings, added] }, ids: [id] }
}

/** A player with the next free number of the team: keepers start with 1, the others with 2. */
export function createPlayer(
  scene: Scene,
  { team, point, isKeeper = false }: { team: TeamId; point: Point; isKeeper?: boolean },
): Omit<Player, 'id'> {
  const [x, y] = clampPoint(point)
  const number = findFreeNumber(scene, team, isKeeper)
  return { kind: 'player', team, x, y, number, ...(isKeeper ? { is_keeper: true } : {}) }
}

export function findFreeNumber(scene: Scene, team: TeamId, isKeeper = false): string {
  const used = new Set(
    scene.objects.flatMap((object) =>
      object.kind === 'player' && object.team === team ? [object.number] : [],
    ),
  )
  let number = isKeeper ? 1 : 2
  if (isKeeper && used.has('1')) number = 12
  while (used.has(String(number))) number += 1
  return String(number)
}

/** A scene that has the team of this player. */
export function addTeamOfObject(scene: Scene, object: SceneObject): Scene {
  if (object.kind !== 'player') return scene
  if (scene.teams.some(({ id }) => id === object.team)) return scene
  const team = usualTeams.find(({ id }) => id === object.team)
  return team ? { ...scene, teams: [...scene.teams, team] } : scene
}

function clampDrawing<Kind extends NewDrawing>(drawing: Kind): Kind {
  if (drawing.kind === 'text')
    return { ...drawing, x: clampMetres(drawing.x), y: clampMetres(drawing.y) }
  return { ...drawing, points: drawing.points.slice(0, limits.points).map(clampPoint) }
}
