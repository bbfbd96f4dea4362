/** Rings around what is selected, under the pointer, or where a drop would go. */
import type { Point, SceneObject } from '@/features/scene/model/document/scene-schema'
import type { Figure, Ink, Mark } from '@/features/scene/model/draw/marks'
import { createPolyline } from '@/features/scene/model/draw/path-data'
import { toPicture } from '@/features/scene/model/pitch/view'
import type { EditorState } from '../../editor/editor-state'
import { listCorners, getFootprint, getOutline } from '../../editor/footprint'
import { toKeyId } from '../../editor/selection'
import { listShownArrows } from '../../editor/list-shown-arrows'
import { createOverlayFigure, createOutlinedLine, type Lens } from './strokes'

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
  locked: { ink: 'chalk', gap: 4, width: 2, dash: [4, 4], tint: 0 },
  hover: { ink: 'accent', gap: 3, width: 1, tint: 0 },
  target: { ink: 'accent', gap: 8, width: 3, tint: 0.2 },
} satisfies Record<string, Ring>

export function createSelectionFigures(state: EditorState, lens: Lens): Figure[] {
  const { hover, target } = state.overlay
  const chosen = new Set(state.selection)
  const figures = [...chosen].flatMap((id) => createRingFigure(state, lens, id, 'selected'))
  if (hover !== null && !chosen.has(hover))
    figures.push(...createRingFigure(state, lens, hover, 'hover'))
  if (target !== null) figures.push(...createRingFigure(state, lens, target, 'target'))
  return figures
}

function createRingFigure(
  state: EditorState,
  lens: Lens,
  id: string,
  kind: 'selected' | 'hover' | 'target',
): Figure[] {
  const marks = createRingMarks(state, lens, id, kind)
  return marks.length > 0 ? [createOverlayFigure(`${kind}:${id}`, marks)] : []
}

function createRingMarks(
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
  if (object) return createObjectRing(state, lens, object, ring)
  if (drawing) {
    const outline = getOutline(drawing, lens.unit)
    return createLineRing(toPictureLine(state, outline), lens, ring)
  }
  return listShownArrows(state)
    .filter(({ source }) => id === getArrowId(source))
    .flatMap(({ points }) => createGlowMarks(toPictureLine(state, points), lens, ring))
}

function getArrowId(source: ReturnType<typeof listShownArrows>[number]['source']): string {
  return source.kind === 'key' ? toKeyId(source.object, source.index) : source.event
}

/** People, balls and cones get a circle, longer things a frame in their direction. */
function createObjectRing(state: EditorState, lens: Lens, object: SceneObject, ring: Ring): Mark[] {
  const print = getFootprint(state, object, lens.unit)
  const gap = ring.gap * lens.pixel
  if (print.ahead === print.half && print.behind === print.half) {
    const [x, y] = toPicture(state.scene.pitch, print.at)
    const r = print.half + gap
    const line = { kind: 'circle', x, y, r } as const
    const width = ring.width * lens.pixel
    return [
      ...(ring.tint > 0 ? [{ ...line, fill: ring.ink, opacity: ring.tint }] : []),
      { ...line, stroke: 'turf', width: width * 2.2, opacity: 0.65 },
      { ...line, stroke: ring.ink, width, dash: getDash(ring, lens) },
    ]
  }
  const grown = {
    ...print,
    ahead: print.ahead + gap,
    behind: print.behind + gap,
    half: print.half + gap,
  }
  return createLineRing(toPictureLine(state, listCorners(grown)), lens, ring, true)
}

function createLineRing(
  points: readonly Point[],
  lens: Lens,
  ring: Ring,
  isClosed = false,
): Mark[] {
  const d = createPolyline(points, isClosed)
  const area: Mark[] =
    ring.tint > 0 ? [{ kind: 'path', d, fill: ring.ink, opacity: ring.tint }] : []
  return [...area, ...createOutlinedLine(d, ring.ink, ring.width * lens.pixel, getDash(ring, lens))]
}

/** An arrow keeps its own look, lit from below. */
function createGlowMarks(points: readonly Point[], lens: Lens, ring: Ring): Mark[] {
  const width = (ring.width + 7) * lens.pixel
  return [
    {
      kind: 'path',
      d: createPolyline(points),
      stroke: ring.ink,
      width,
      opacity: 0.4,
      cap: 'round',
    },
  ]
}

function getDash({ dash }: Ring, { pixel }: Lens): readonly number[] | undefined {
  return dash?.map((pixels) => pixels * pixel)
}

function toPictureLine({ scene }: EditorState, points: readonly Point[]): Point[] {
  return points.map((point) => toPicture(scene.pitch, point))
}
