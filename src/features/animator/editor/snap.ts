/**
 * Snapping: a dragged thing lines up with others, with the lines of the pitch, with the grid, or keeps the
 * distance its neighbours have. Each axis snaps by itself; the nearest line within 8 px wins.
 */
import type { Pitch, Point } from '@/features/scene/model/document/scene-schema'
import { isShown, getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { computePitchLines } from '@/features/scene/model/pitch/compute-pitch-lines'
import type { EditorState, Guide } from './editor-state'
import type { PointerInput } from './tool'

export interface Snap {
  point: Point
  guides: readonly Guide[]
}

const tolerance = 8
/** Metres between the lines of the grid. */
export const gridSize = 1
/** Things this close to a row, in metres, stand in it. */
const rowWidth = 0.5

/** Where something dragged to `point` goes. `moving` are the things that cannot be lined up with. */
export function snapPoint(
  state: EditorState,
  point: Point,
  input: Pick<PointerInput, 'metresPerPixel' | 'mod'>,
  moving: readonly string[] = [],
): Snap {
  if (!state.isSnapping || input.mod) return { point, guides: [] }
  const reach = tolerance * input.metresPerPixel
  const others = listStandingPlaces(state, moving)
  const lines = listPitchSnaps(state.scene.pitch)
  const x = findNearest(point[0], [...others.map((other) => other[0]), ...lines.x], reach)
  const y = findNearest(point[1], [...others.map((other) => other[1]), ...lines.y], reach)
  const evenX = x ?? findNearest(point[0], listEvenlySpaced(others, y ?? point[1], 0), reach)
  const evenY = y ?? findNearest(point[1], listEvenlySpaced(others, x ?? point[0], 1), reach)
  return {
    point: [
      evenX ?? snapToGrid(state, point[0], reach),
      evenY ?? snapToGrid(state, point[1], reach),
    ],
    guides: [
      ...(evenX === null ? [] : [{ axis: 'x' as const, at: evenX }]),
      ...(evenY === null ? [] : [{ axis: 'y' as const, at: evenY }]),
    ],
  }
}

/** Middles of the things that stand still meanwhile. */
function listStandingPlaces({ scene, time }: EditorState, moving: readonly string[]): Point[] {
  const motion = getSceneMotion(scene)
  return scene.objects
    .filter((object) => !moving.includes(object.id) && object.kind !== 'ball')
    .filter((object) => isShown(object, time))
    .map(({ id }) => {
      const { x, y } = motion.poseOf(id, time)
      return [x, y]
    })
}

interface Lines {
  x: readonly number[]
  y: readonly number[]
}
const known = new WeakMap<Pitch, Lines>()

/** Middles, straight chalk lines and penalty marks. */
function listPitchSnaps(pitch: Pitch): Lines {
  const before = known.get(pitch)
  if (before) return before
  const { strokes, spots } = computePitchLines(pitch)
  const points = [
    ...strokes.flatMap((stroke) => (stroke.kind === 'line' ? stroke.points : [])),
    ...(pitch.has_lines ? spots : []),
  ]
  const lines = {
    x: [...new Set([pitch.length / 2, ...points.map(([x]) => x)])],
    y: [...new Set([pitch.width / 2, ...points.map(([, y]) => y)])],
  }
  known.set(pitch, lines)
  return lines
}

/** In a row of others, the places that keep the distance between two neighbours, and the middle. */
function listEvenlySpaced(others: readonly Point[], row: number, axis: 0 | 1): number[] {
  const places = others
    .filter((other) => Math.abs(other[axis === 0 ? 1 : 0] - row) < rowWidth)
    .map((other) => other[axis])
    .toSorted((a, b) => a - b)
  return places.flatMap((place, index) => {
    const next = places[index + 1]
    if (next === undefined) return []
    return [place - (next - place), (place + next) / 2, next + (next - place)]
  })
}

function findNearest(value: number, candidates: readonly number[], reach: number): number | null {
  let best: number | null = null
  for (const candidate of candidates) {
    const gap = Math.abs(candidate - value)
    if (gap <= reach && (best === null || gap < Math.abs(best - value))) best = candidate
  }
  return best
}

function snapToGrid({ hasGrid }: EditorState, value: number, reach: number): number {
  const line = Math.round(value / gridSize) * gridSize
  return hasGrid && Math.abs(line - value) <= Math.max(reach, gridSize / 2) ? line : value
}
