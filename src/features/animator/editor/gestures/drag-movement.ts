/** Changes a movement by its arrow: bends the way, leads its end. The picture is changed, so the film is. */
import type { Point, Scene } from '@/features/scene/model/document/scene-schema'
import { distance } from '@/features/scene/model/motion/course'
import { setEvent } from '../changes/motion/ball'
import { setKeyBend } from '../changes/motion/keys'
import { placeThing } from '../changes/motion/move'
import { findEvent, listKeys } from '../changes/scene/parts'
import { distanceToLine, findNearestOn } from '../distances'
import type { Editor } from '../editor'
import type { EditorState } from '../editor-state'
import type { Movement } from '../handles'
import { listShownArrows } from '../list-shown-arrows'
import { snapPoint } from '../snap'
import type { PointerInput } from '../tool'
import type { Gesture } from './gesture'
import { createLiveChange } from './live-change'
import { findReceiverAt } from './receiver'

/** Px from the straight way within which a bend is straightened out. */
const straightening = 6

/** Leads a point passed on the way, or makes one. */
export function createBendDrag(
  editor: Editor,
  of: Movement,
  index: number,
  isNew: boolean,
): Gesture | null {
  return createLiveChange(editor, (before, input) => {
    const via = getVia(before.scene, of).toSpliced(index, isNew ? 0 : 1, input.point)
    const ends = findEnds(before, of)
    const [only, ...more] = via
    const isStraight =
      only !== undefined &&
      more.length === 0 &&
      ends !== null &&
      distance(only, findNearestOn(only, ...ends)) < straightening * input.metresPerPixel
    return { scene: setVia(before.scene, of, isStraight ? [] : via) }
  })
}

/** A grabbed arrow bends where it is grabbed: the point nearest to the hand follows it. */
export function dragArrow(editor: Editor, of: Movement, start: PointerInput): Gesture | null {
  const { scene } = editor.getState()
  const via = getVia(scene, of)
  const near = via.findIndex(
    (point) => distance(point, start.point) < Math.max(start.unit, 22 * start.metresPerPixel),
  )
  if (near >= 0) return createBendDrag(editor, of, near, false)
  return createBendDrag(editor, of, placeInWay(editor.getState(), of, start.point), true)
}

/** How many of the bends come before this place of the way. */
function placeInWay(state: EditorState, of: Movement, point: Point): number {
  const via = getVia(state.scene, of)
  const ends = findEnds(state, of)
  if (!ends) return via.length
  const way = [ends[0], ...via, ends[1]]
  const spans = via.map((_, index) => index).concat(via.length)
  const nearest = spans.toSorted(
    (a, b) =>
      distanceToLine(point, way.slice(a, a + 2)) - distanceToLine(point, way.slice(b, b + 2)),
  )[0]
  return nearest ?? via.length
}

/** A run ends elsewhere in the same time; a pass goes to somebody else, or into space. */
export function createEndDrag(editor: Editor, of: Movement): Gesture | null {
  return createLiveChange(editor, (before, input) => {
    if (of.kind === 'event') {
      const target = findReceiverAt(before, input)
      const aim = target === null ? { point: input.point } : { to: target }
      return { scene: setEvent(before.scene, of.event, { aim }), overlay: { target } }
    }
    const key = listKeys(before.scene, of.object)[of.index]
    if (!key) return { scene: null }
    const { point, guides } = snapPoint(before, input.point, input, [of.object])
    const when = { time: key.t, mode: 'timeline' as const, appliesToLater: before.appliesToLater }
    return { scene: placeThing(before.scene, of.object, point, when), overlay: { guides } }
  })
}

export function getVia(scene: Scene, of: Movement): readonly Point[] {
  const via =
    of.kind === 'key' ? listKeys(scene, of.object)[of.index]?.via : findEvent(scene, of.event)?.via
  return via ?? []
}

export function setVia(scene: Scene, of: Movement, via: readonly Point[]): Scene {
  return of.kind === 'key'
    ? setKeyBend(scene, of.object, of.index, via)
    : setEvent(scene, of.event, { via })
}

/** Where the shown way begins and ends, over all its parts. */
function findEnds(state: EditorState, of: Movement): [Point, Point] | null {
  const parts = listShownArrows(state).filter(({ source }) =>
    source.kind === 'key'
      ? of.kind === 'key' && source.object === of.object && source.index === of.index
      : of.kind === 'event' && source.event === of.event,
  )
  const [from, to] = [parts[0]?.points[0], parts.at(-1)?.points.at(-1)]
  return from && to ? [from, to] : null
}
