/** The arrows of a picture: from the edge of who moves to before the symbol of who receives. */
import type { Point, Scene } from '../../document/scene-schema'
import { listArrows, type Arrow } from '../../motion/arrows'
import { distance } from '../../motion/course'
import { isShown, getSceneMotion } from '../../motion/scene-motion'
import { toPicture } from '../../pitch/view'
import type { Figure, Mark } from '../marks'
import type { Setting } from '../setting'
import { getPlayerRadius } from '../symbol-size'
import { createArrowMarks } from './arrow-marks'
import { cutLine, findExit, measureLength, type Disc } from './way'

interface Span {
  from: number
  until: number
}

interface Person extends Disc {
  id: string
}

interface Drawn {
  span: Span
  unit: number
  figures: readonly Figure[]
}

const drawn = new WeakMap<Scene, Drawn[]>()

/** The same figures for the same document and span. */
export function createArrowFigures(scene: Scene, setting: Setting, span: Span): readonly Figure[] {
  const known = drawn.get(scene) ?? []
  const same = known.find(
    (one) =>
      one.span.from === span.from && one.span.until === span.until && one.unit === setting.unit,
  )
  if (same) return same.figures
  const figures = draw(scene, setting, span)
  drawn.set(scene, [...known.slice(-20), { span, unit: setting.unit, figures }])
  return figures
}

function draw(scene: Scene, setting: Setting, span: Span): Figure[] {
  const motion = getSceneMotion(scene)
  const arrows = listArrows(scene, span).filter(({ by, from }) => {
    const object = by === null ? undefined : motion.objects.get(by)
    return !object || isShown(object, from)
  })
  const gap = setting.unit * 0.12
  // where symbols stand in the picture that the arrows belong to
  const people = scene.objects.flatMap((object): Person[] => {
    if (object.kind !== 'player' && object.kind !== 'coach') return []
    const pose = motion.poseOf(object.id, span.from)
    if (!pose.isVisible) return []
    return [{ id: object.id, place: [pose.x, pose.y], radius: getPlayerRadius(setting.unit) + gap }]
  })
  const heads = arrows.flatMap(({ kind, by, points }): Person[] => {
    const place = points.at(-1)
    return isRun(kind) && by !== null && place
      ? [{ id: by, place, radius: setting.unit * 0.3 }]
      : []
  })
  return arrows.map((arrow) => {
    const points = trimArrow(arrow, people, heads, setting.unit).map((point) =>
      toPicture(setting.pitch, point),
    )
    return {
      key: `arrow:${arrow.id}`,
      id: arrow.id,
      x: 0,
      y: 0,
      rotation: 0,
      scale: 1,
      opacity: 1,
      marks: getArrowMarks(arrow, points, setting.unit),
    }
  })
}

/**
 * The visible part of the way: out of symbols and off the heads of the runs that lead to its ends. What
 * is too short to show then is shown whole.
 */
function trimArrow(
  { points, by, kind }: Arrow,
  people: readonly Person[],
  heads: readonly Person[],
  unit: number,
): readonly Point[] {
  const length = measureLength(points)
  const back = points.toReversed()
  const runs = isRun(kind)
  const around = [...people, ...heads]
  const leaving = findDiscAt(points[0], runs ? around.filter(({ id }) => id === by) : around)
  const meeting = runs
    ? undefined
    : findDiscAt(back[0], [...people.filter(({ id }) => id !== by), ...heads])
  const from = leaving ? findExit(points, leaving) : 0
  const until = length - (meeting ? findExit(back, meeting) : 0)
  return until - from > unit * 0.3 ? cutLine(points, from, until) : points
}

function findDiscAt(point: Point | undefined, discs: readonly Disc[]): Disc | undefined {
  return point && discs.find(({ place, radius }) => distance(place, point) < radius)
}

function isRun(kind: Arrow['kind']): boolean {
  return kind === 'run' || kind === 'dribble'
}

interface CachedMarks {
  kind: Arrow['kind']
  points: readonly Point[]
  marks: readonly Mark[]
}

/** While one thing is dragged, the arrows of others in the new documents keep their marks. */
const cachedMarks = new Map<string, CachedMarks>()
const mostCached = 500

function getArrowMarks(
  { id, kind }: Arrow,
  points: readonly Point[],
  unit: number,
): readonly Mark[] {
  const key = [id, unit, points[0], points.at(-1)].join('/')
  const last = cachedMarks.get(key)
  const isSame = last?.kind === kind && isSameWay(last.points, points)
  const marks = isSame ? last.marks : createArrowMarks(kind, points, unit)
  // the one used longest ago goes first
  cachedMarks.delete(key)
  cachedMarks.set(key, { kind, points, marks })
  const [oldest] = cachedMarks.keys()
  if (cachedMarks.size > mostCached && oldest !== undefined) cachedMarks.delete(oldest)
  return marks
}

function isSameWay(one: readonly Point[], other: readonly Point[]): boolean {
  return (
    one.length === other.length &&
    one.every(([x, y], index) => x === other[index]?.[0] && y === other[index]?.[1])
  )
}
