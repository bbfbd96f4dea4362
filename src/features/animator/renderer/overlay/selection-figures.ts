/** Rings around what is selected, under the pointer, or where a drop would go. */
import type { Point, SceneObject } from '@/features/scene/model/document/scene-schema'
import type { Figure, Ink, Mark } from '@/features/scene/model/draw/marks'
import { polyline } from '@/features/scene/model/draw/path-data'
import { toPicture } from '@/features/scene/model/pitch/view'
import type { EditorState } from '../../editor/editor-state'
import { cornersOf, footprintOf, outlineOf } from '../../editor/footprint'
import { keyId } from '../../editor/selection'
import { shownArrows } from '../../editor/shown-arrows'
import { overlayFigure, seenLine, type Lens } from './strokes'

interface Ring {
  ink: Ink
  /** Pixels between the thing and the ring, and the ring's own width. */
  gap: number
  width: number
  dash?: readonly number[]
  /** Of the area within, 0–1. */
  tint: number
}

const rings = {
  selected: { ink: 'accent', gap: 4, width: 2, tint: 0 },
  locked: { ink: 'chalk_dim', gap: 4, width: 2, dash: [4, 4], tint: 0 },
  hover: { ink: 'accent', gap: 3, width: 1, tint: 0 },
  target: { ink: 'accent', gap: 8, width: 3, tint: 0.2 },
} satisfies Record<string, Ring>

export function selectionFigures(state: EditorState, lens: Lens): Figure[] {
  const { hover, target } = state.overlay
  const chosen = new Set(state.selection)
  const figures = [...chosen].flatMap((id) => ringFigure(state, lens, id, 'selected'))
  if (hover !== null && !chosen.has(hover)) figures.push(...ringFigure(state, lens, hover, 'hover'))
  if (target !== null) figures.push(...ringFigure(state, lens, target, 'target'))
  return figures
}

function ringFigure(
  state: EditorState,
  lens: Lens,
  id: string,
  kind: 'selected' | 'hover' | 'target',
): Figure[] {
  const marks = ringMarks(state, lens, id, kind)
  return marks.length > 0 ? [overlayFigure(`${kind}:${id}`, marks)] : []
}

function ringMarks(
  state: EditorState,
  lens: Lens,
  id: string,
  kind: 'selected' | 'hover' | 'target',
): Mark[] {
  const { scene } = state
  const object = scene.objects.find((other) => other.id === id)
  const drawing = scene.drawings.find((other) => other.id === id)
  const isLocked = (object ?? drawing)?.is_locked === true && kind === 'selected'
  const ring = rings[isLocked ? 'locked' : kind]
  if (object) return objectRing(state, lens, object, ring)
  if (drawing) {
    const outline = outlineOf(drawing, lens.unit)
    return lineRing(inPicture(state, outline), lens, ring)
  }
  return shownArrows(state)
    .filter(({ source }) => id === arrowId(source))
    .flatMap(({ points }) => glow(inPicture(state, points), lens, ring))
}

function arrowId(source: ReturnType<typeof shownArrows>[number]['source']): string {
  return source.kind === 'key' ? keyId(source.object, source.index) : source.event
}

/** People, balls and cones get a circle, longer things a frame in their direction. */
function objectRing(state: EditorState, lens: Lens, object: SceneObject, ring: Ring): Mark[] {
  const print = footprintOf(state, object, lens.unit)
  const gap = ring.gap * lens.pixel
  if (print.ahead === print.half && print.behind === print.half) {
    const [x, y] = toPicture(state.scene.pitch, print.at)
    const r = print.half + gap
    const line = { kind: 'circle', x, y, r } as const
    const width = ring.width * lens.pixel
    return [
      ...(ring.tint > 0 ? [{ ...line, fill: ring.ink, opacity: ring.tint }] : []),
      { ...line, stroke: 'turf', width: width * 2.2, opacity: 0.65 },
      { ...line, stroke: ring.ink, width, dash: dashOf(ring, lens) },
    ]
  }
  const grown = {
    ...print,
    ahead: print.ahead + gap,
    behind: print.behind + gap,
    half: print.half + gap,
  }
  return lineRing(inPicture(state, cornersOf(grown)), lens, ring, true)
}

function lineRing(points: readonly Point[], lens: Lens, ring: Ring, isClosed = false): Mark[] {
  const d = polyline(points, isClosed)
  const area: Mark[] =
    ring.tint > 0 ? [{ kind: 'path', d, fill: ring.ink, opacity: ring.tint }] : []
  return [...area, ...seenLine(d, ring.ink, ring.width * lens.pixel, dashOf(ring, lens))]
}

/** An arrow keeps its own look, lit from below. */
function glow(points: readonly Point[], lens: Lens, ring: Ring): Mark[] {
  const width = (ring.width + 7) * lens.pixel
  return [
    { kind: 'path', d: polyline(points), stroke: ring.ink, width, opacity: 0.4, cap: 'round' },
  ]
}

function dashOf({ dash }: Ring, { pixel }: Lens): readonly number[] | undefined {
  return dash?.map((pixels) => pixels * pixel)
}

function inPicture({ scene }: EditorState, points: readonly Point[]): Point[] {
  return points.map((point) => toPicture(scene.pitch, point))
}
