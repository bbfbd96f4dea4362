/**
 * What lies under the pointer, found by geometry: no canvas takes part. Handles of the selection come
 * first, then objects from the top down, arrows, drawings. A finger meets what is within 22 px.
 */
import type { Point, SceneObject } from '@/features/scene/model/document/scene-schema'
import { distance } from '@/features/scene/model/motion/course'
import { isShown } from '@/features/scene/model/motion/scene-motion'
import { distanceToLine } from './distances'
import type { EditorState } from './editor-state'
import { distanceToFootprint, distanceToOutline, getFootprint, isInside } from './footprint'
import { listHandles, type Handle, type Movement } from './handles'
import { toKeyId } from './selection'
import { listShownArrows } from './list-shown-arrows'
import type { PointerInput } from './tool'

export type Hit =
  | { kind: 'handle'; handle: Handle }
  | { kind: 'object'; id: string }
  /** `id` is the key's or the event's, as in the selection. */
  | { kind: 'arrow'; id: string; of: Movement }
  | { kind: 'drawing'; id: string }

export type Pointing = Pick<PointerInput, 'point' | 'metresPerPixel' | 'unit' | 'kind'>

/** Px around a thing that still count as on it. */
const slack = { mouse: 6, pen: 10, touch: 22 } as const
/** Px around the middle of a handle; a finger needs a target of 44 px. */
const handleReach = { mouse: 9, pen: 14, touch: 22 } as const

export function findHitAt(state: EditorState, input: Pointing): Hit | null {
  const object = findObjectAt(state, input)
  const handle = handleAt(state, input)
  // a finger on the middle of its own symbol means the symbol, even with a handle within reach
  if (handle && !(object?.gap === 0 && object.fromMiddle < distance(handle.at, input.point))) {
    return { kind: 'handle', handle }
  }
  if (object?.gap === 0) return { kind: 'object', id: object.id }
  const arrow = findArrowAt(state, input)
  const drawing = findDrawingAt(state, input)
  const near = [
    ...(object ? [{ gap: object.gap, hit: { kind: 'object' as const, id: object.id } }] : []),
    ...(arrow ? [{ gap: arrow.gap, hit: arrow.hit }] : []),
    ...(drawing ? [{ gap: drawing.gap, hit: { kind: 'drawing' as const, id: drawing.id } }] : []),
  ]
  const nearest = near.toSorted((a, b) => a.gap - b.gap)[0]
  if (nearest) return nearest.hit
  return findInsideOfSelected(state, input)
}

function handleAt(state: EditorState, input: Pointing): Handle | null {
  const reach = handleReach[input.kind] * input.metresPerPixel
  const near = listHandles(state, input)
    .map((handle) => ({ handle, gap: distance(handle.at, input.point) }))
    .filter(({ gap }) => gap <= reach)
    .toSorted((a, b) => a.gap - b.gap)
  return near[0]?.handle ?? null
}

/** On it: the topmost. Beside it: the nearest within the slack. Locked and hidden ones are not met. */
export function findObjectAt(
  state: EditorState,
  input: Pointing,
  canBeMet: (id: string) => boolean = () => true,
): Met | null {
  const reach = slack[input.kind] * input.metresPerPixel
  let best: Met | null = null
  for (const object of state.scene.objects) {
    if (object.is_locked || !isShown(object, state.time) || !canBeMet(object.id)) continue
    const print = getFootprint(state, object, input.unit)
    const gap = distanceToFootprint(input.point, print)
    const level = getLevel(object)
    if (gap > reach) continue
    // later ones lie on top, people on equipment, balls on people
    if (best && (gap > best.gap || (gap === best.gap && level < best.level))) continue
    best = { id: object.id, gap, level, fromMiddle: distance(print.at, input.point) }
  }
  return best
}

interface Met {
  id: string
  /** Metres beside it; 0 on it. */
  gap: number
  level: number
  fromMiddle: number
}

function getLevel({ kind }: SceneObject): number {
  if (kind === 'ball') return 2
  return kind === 'player' || kind === 'coach' ? 1 : 0
}

function findArrowAt(state: EditorState, input: Pointing) {
  const reach = slack[input.kind] * input.metresPerPixel
  let best: { gap: number; hit: Hit } | null = null
  for (const { source, points } of listShownArrows(state)) {
    const gap = distanceToLine(input.point, points)
    if (gap > reach || (best && gap >= best.gap)) continue
    if (source.kind === 'key' && isLocked(state, source.object)) continue
    const id = source.kind === 'key' ? toKeyId(source.object, source.index) : source.event
    best = { gap, hit: { kind: 'arrow', id, of: source } }
  }
  return best
}

/** Zones only by their edge: what stands in them stays within reach. */
function findDrawingAt(state: EditorState, input: Pointing) {
  const reach = slack[input.kind] * input.metresPerPixel
  let best: { gap: number; id: string } | null = null
  for (const drawing of state.scene.drawings.toReversed()) {
    if (drawing.is_locked || !isShown(drawing, state.time)) continue
    const gap = distanceToOutline(input.point, drawing, input.unit, state.scene.pitch.orientation)
    if (gap <= reach && (!best || gap < best.gap)) best = { gap, id: drawing.id }
  }
  return best
}

/** A selected zone can be dragged anywhere. */
function findInsideOfSelected(state: EditorState, { point, unit }: Pointing): Hit | null {
  const zone = state.scene.drawings.findLast(
    (drawing) =>
      state.selection.includes(drawing.id) &&
      !drawing.is_locked &&
      isShown(drawing, state.time) &&
      isInside(point, drawing, unit),
  )
  return zone ? { kind: 'drawing', id: zone.id } : null
}

/** The end of a shown arrow near the pointer: where a movement can be continued. */
export function findArrowEndAt(
  state: EditorState,
  input: Pointing,
): { object: string; place: Point } | null {
  const reach = Math.max(slack[input.kind] * input.metresPerPixel, input.unit * 0.35)
  const ends = listShownArrows(state).flatMap(({ source, points }) => {
    const place = points.at(-1)
    if (source.kind !== 'key' || !place || isLocked(state, source.object)) return []
    return [{ object: source.object, place, gap: distance(place, input.point) }]
  })
  const nearest = ends.filter(({ gap }) => gap <= reach).toSorted((a, b) => a.gap - b.gap)[0]
  return nearest ?? null
}

function isLocked(state: EditorState, object: string): boolean {
  return state.scene.objects.some(({ id, is_locked }) => id === object && is_locked)
}
