/** An exercise's drawing of version 1 as a scene: the same things, and arrows that became movements. */
import { heading } from '../../motion/course'
import { emptyScene, usualTeams } from '../empty-scene'
import type { GoalSize } from '../kinds'
import { limits } from '../limits'
import type { FreeLine, Pitch, Player, Scene, SceneObject, Zone } from '../scene-schema'
import { castOf } from './diagram-cast'
import type { Diagram, DiagramItem, DiagramMove } from './diagram-schema'
import { timesOf } from './diagram-times'
import { keeperTeam } from './keeper-team'

/** Length (x) and width (y) of an exercise's marked ground in metres. */
export interface Area {
  length: number
  width: number
}

const chalk = '#ffffff'
/** Zones had no colour of their own. */
const paleGreen = '#8fb7a0'

export function diagramToScene(diagram: Diagram, area: Area = areaOf(diagram)): Scene {
  const standing = objectsOf(diagram)
  const cast = castOf(standing, diagram.moves, Math.sqrt(area.length * area.width))
  const objects = standing.map((object) => withBall(object, standing, cast.owners))
  const empty = emptyScene(pitchOf(diagram, area))
  const hasNeutrals = objects.some((object) => object.kind === 'player' && object.team === 'c')
  return {
    ...empty,
    teams: usualTeams.slice(0, hasNeutrals ? 3 : 2),
    objects,
    drawings: [...diagram.zones.map(zone), ...cast.free.map(freeLine)],
    ...timesOf(standing, cast.moves, cast.owners),
  }
}

function pitchOf(diagram: Diagram, { length, width }: Area): Partial<Pitch> {
  const inRange = (metres: number) => Math.min(130, Math.max(4, metres))
  return {
    kind: diagram.pitch,
    length: inRange(length),
    width: inRange(width),
    goal_side: goalSide(diagram),
  }
}

/** Where the first big goal stands, else the right-hand end: attack runs to the right. */
function goalSide(diagram: Diagram): Pitch['goal_side'] {
  for (const item of diagram.items) {
    if (item.k !== 'goal' && item.k !== 'youth_goal') continue
    const turn = ((item.r % 360) + 360) % 360
    if (turn < 45 || turn >= 315) return 'left'
    if (turn < 135) return 'top'
    return turn < 225 ? 'right' : 'bottom'
  }
  return 'right'
}

/** For a drawing that is not part of an exercise: as far as its things stand apart. */
function areaOf({ items, zones }: Diagram): Area {
  const xs = [...items.map(({ x }) => x), ...zones.map(({ x, w }) => x + w)]
  const ys = [...items.map(({ y }) => y), ...zones.map(({ y, h }) => y + h)]
  return { length: Math.max(10, ...xs), width: Math.max(10, ...ys) }
}

const goalSizes: Record<string, GoalSize> = { mini_goal: 'mini', youth_goal: 'youth', goal: 'full' }

/** Goals and equipment below, then people, balls on top. */
function objectsOf({ items }: Diagram): SceneObject[] {
  const players = items.flatMap((item, index) => (item.k === 'player' ? [player(item, index)] : []))
  const objects = items.map((item, index) =>
    item.k === 'player' ? withTeam(player(item, index), players) : thing(item, index),
  )
  return objects.toSorted((one, other) => layer(one) - layer(other))
}

function layer({ kind }: SceneObject): number {
  if (kind === 'ball') return 3
  return kind === 'player' || kind === 'coach' ? 2 : 1
}

function idOf(index: number): string {
  return `o${index + 1}`
}

type PlayerItem = Extract<DiagramItem, { k: 'player' }>

function player({ x, y, team, n }: PlayerItem, index: number): Player {
  const number = n === undefined || n === '' ? {} : { number: n }
  const common = { id: idOf(index), kind: 'player' as const, x, y, ...number }
  if (team === 'gk') return { ...common, team: 'a', is_keeper: true }
  return { ...common, team: team === 'n' ? 'c' : team }
}

function withTeam(one: Player, players: readonly Player[]): Player {
  return one.is_keeper ? { ...one, team: keeperTeam([one.x, one.y], players) } : one
}

function thing(item: Exclude<DiagramItem, PlayerItem>, index: number): SceneObject {
  const place = { id: idOf(index), x: item.x, y: item.y }
  const rotation = 'r' in item && item.r !== 0 ? { rotation: item.r } : {}
  switch (item.k) {
    case 'goal':
    case 'youth_goal':
    case 'mini_goal':
      return { ...place, ...rotation, kind: 'goal', size: goalSizes[item.k] ?? 'full' }
    case 'ladder':
      return { ...place, ...rotation, kind: 'ladder', length: item.len }
    default:
      return { ...place, ...rotation, kind: item.k }
  }
}

/** Whoever has a ball at the start looks at where it was drawn, so that it lies there. */
function withBall(
  object: SceneObject,
  objects: readonly SceneObject[],
  owners: ReadonlyMap<string, string>,
): SceneObject {
  const owner = owners.get(object.id)
  if (object.kind === 'ball') return owner === undefined ? object : { ...object, owner }
  const ball = objects.find(({ id }) => owners.get(id) === object.id)
  if (!ball) return object
  return { ...object, rotation: Math.round(heading([object.x, object.y], [ball.x, ball.y])) }
}

function zone({ x, y, w, h }: Diagram['zones'][number], index: number): Zone {
  const right = Math.min(limits.metres, x + w)
  const bottom = Math.min(limits.metres, y + h)
  return {
    id: `z${index + 1}`,
    kind: 'zone',
    shape: 'rectangle',
    points: [
      [x, y],
      [right, bottom],
    ],
    colour: paleGreen,
  }
}

/** A movement nobody was drawn for stays a line. */
function freeLine({ k, p }: DiagramMove, index: number): FreeLine {
  return {
    id: `l${index + 1}`,
    kind: 'line',
    points: p,
    colour: chalk,
    style: k === 'pass' ? 'dashed' : 'solid',
    head: 'arrow',
  }
}
