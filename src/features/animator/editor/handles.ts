/** What a selected thing can be grabbed by, besides itself: to turn, resize, bend and lead it. */
import type {
  Drawing,
  Point,
  SceneObject,
  Zone,
} from '@/features/scene/model/document/scene-schema'
import { listZoneCorners } from '@/features/scene/model/draw/drawings/list-zone-corners'
import { getPlayerRadius } from '@/features/scene/model/draw/symbol-size'
import type { Arrow } from '@/features/scene/model/motion/arrows'
import { distance, computeHeading, stillness } from '@/features/scene/model/motion/course'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { computeBox, getMidpoint, rotatePoint } from './distances'
import type { EditorState } from './editor-state'
import { listBoxCorners, getFootprint } from './footprint'
import { parseKeyId } from './selection'
import { listShownArrows } from './list-shown-arrows'

/** The movement an arrow shows. */
export type Movement =
  { kind: 'key'; object: string; index: number } | { kind: 'event'; event: string }

export type Handle = { at: Point } & (
  | { kind: 'rotate'; id: string; centre: Point }
  /** Of a rectangle or ellipse: 0 top left, clockwise, before it is turned. */
  | { kind: 'corner'; id: string; index: number }
  /** A point of a polygon, line or tape. */
  | { kind: 'vertex'; id: string; index: number }
  /** Between two corners of a polygon: pulls out a new one with this index. */
  | { kind: 'insert'; id: string; index: number }
  /** A point passed on the way; a straight way has one in its middle that is not there yet. */
  | { kind: 'bend'; of: Movement; index: number; isNew: boolean }
  /** Where the arrow ends. */
  | { kind: 'end'; of: Movement }
)

/** Of one symbol's side and one px, in metres. */
export interface Scale {
  unit: number
  metresPerPixel: number
}

/** Only for a single selected thing that may be changed. */
export function listHandles(state: EditorState, scale: Scale): Handle[] {
  const [id, ...more] = state.selection
  if (id === undefined || more.length > 0 || state.isReadOnly || state.isPlaying) return []
  const object = state.scene.objects.find((other) => other.id === id)
  if (object) return object.is_locked ? [] : listObjectHandles(state, object, scale)
  const drawing = state.scene.drawings.find((other) => other.id === id)
  if (drawing) return drawing.is_locked ? [] : listDrawingHandles(drawing, scale)
  const key = parseKeyId(id)
  return listMovementHandles(
    state,
    ({ source }) =>
      (source.kind === 'event' && source.event === id) ||
      (key !== null &&
        source.kind === 'key' &&
        source.object === key.object &&
        source.index === key.index),
    scale,
  )
}

/** Px between a symbol and its rotate handle: clear of a finger on the symbol. */
const rotateGap = 26
/** A hand-drawn line with more points than this is led by its ends only. */
const mostVertices = 12

function listObjectHandles(state: EditorState, object: SceneObject, scale: Scale): Handle[] {
  const movement = listMovementHandles(
    state,
    ({ by, ball, source }) =>
      object.kind === 'ball'
        ? source.kind === 'event' && ball === object.id
        : source.kind === 'key' && by === object.id,
    scale,
  )
  if (!canTurn(object)) return movement
  const print = getFootprint(state, object, scale.unit)
  const reach = print.ahead + rotateGap * scale.metresPerPixel
  const at = rotatePoint([print.at[0] + reach, print.at[1]], print.at, print.rotation)
  return [{ kind: 'rotate', id: object.id, centre: print.at, at }, ...movement]
}

/** Round things look the same from everywhere. */
export function canTurn({ kind }: SceneObject): boolean {
  return !['ball', 'cone', 'marker', 'pole', 'ring'].includes(kind)
}

function listDrawingHandles(drawing: Drawing, scale: Scale): Handle[] {
  const { id } = drawing
  if (drawing.kind === 'text') return []
  const points = drawing.kind === 'zone' ? listZoneCorners(drawing) : drawing.points
  const vertices = points.map((at, index): Handle => ({ kind: 'vertex', id, index, at }))
  if (drawing.kind !== 'zone') {
    return vertices.length > mostVertices
      ? [...vertices.slice(0, 1), ...vertices.slice(-1)]
      : vertices
  }
  if (drawing.shape !== 'polygon') return listBoxHandles(drawing, scale)
  const between = points.map((from, index): Handle => {
    const to = points[(index + 1) % points.length] ?? from
    return { kind: 'insert', id, index: index + 1, at: getMidpoint(from, to) }
  })
  return [...vertices, ...between]
}

function listBoxHandles(zone: Zone, scale: Scale): Handle[] {
  const { id, rotation = 0 } = zone
  const corners = listBoxCorners(zone)
  const box = computeBox(zone.points)
  const centre = getMidpoint([box.left, box.top], [box.right, box.bottom])
  const above: Point = [centre[0], box.top - rotateGap * scale.metresPerPixel]
  return [
    ...corners.map((at, index): Handle => ({ kind: 'corner', id, index, at })),
    { kind: 'rotate', id, centre, at: rotatePoint(above, centre, rotation) },
  ]
}

/** Bends and ends of the shown arrows that belong to the selected thing. */
function listMovementHandles(
  state: EditorState,
  isMine: (arrow: Arrow) => boolean,
  scale: Scale,
): Handle[] {
  const motion = getSceneMotion(state.scene)
  // an arrow that is cut where the ball is gained is still one movement
  const sources = new Map(
    listShownArrows(state)
      .filter(isMine)
      .map(({ id, source }) => [
        source.kind === 'key' ? `${source.object}@${source.index}` : id,
        source,
      ]),
  )
  return [...sources.values()].flatMap((of): Handle[] => {
    if (of.kind === 'key') {
      if (motion.objects.get(of.object)?.is_locked) return []
      const stretch = motion.tracks.get(of.object)?.stretches[of.index]
      if (!stretch || stretch.course.length <= stillness) return []
      return [
        ...listBendHandles(of, stretch.key.via, stretch.course.at(0.5)),
        { kind: 'end', of, at: [stretch.key.x, stretch.key.y] },
      ]
    }
    const event = state.scene.events.find(({ id }) => id === of.event)
    const arrow = listShownArrows(state).find(({ id }) => id === of.event)
    if (!event || !arrow) return []
    const at = findClearPlace(state, arrow, scale)
    return [
      ...listBendHandles(of, event.via, findHalfwayPoint(arrow.points)),
      { kind: 'end', of, at },
    ]
  })
}

function listBendHandles(of: Movement, via: readonly Point[] | undefined, half: Point): Handle[] {
  if (!via || via.length === 0) return [{ kind: 'bend', of, index: 0, isNew: true, at: half }]
  return via.map((at, index): Handle => ({ kind: 'bend', of, index, isNew: false, at }))
}

/** The end of a pass lies under who gets it: the handle stands at the edge of that symbol. */
function findClearPlace(state: EditorState, { to, points }: Arrow, { unit }: Scale): Point {
  const end = points.at(-1) ?? [0, 0]
  if (to === null) return end
  const { x, y } = getSceneMotion(state.scene).poseOf(to, state.time)
  const clear = getPlayerRadius(unit) * 1.2
  if (distance(end, [x, y]) >= clear) return end
  const turn = (computeHeading([x, y], points.at(-2) ?? end) * Math.PI) / 180
  return [x + Math.cos(turn) * clear, y + Math.sin(turn) * clear]
}

/** The place after half the length of a polyline. */
function findHalfwayPoint(points: readonly Point[]): Point {
  const lengths = points.map((point, index) => distance(points[index - 1], point))
  let rest = lengths.reduce((sum, length) => sum + length, 0) / 2
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [points[index - 1], points[index]]
    if (from && to && length >= rest && length > 0) {
      const share = rest / length
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    }
    rest -= length
  }
  return points[0] ?? [0, 0]
}
