/** What is drawn over the scene during a gesture: the marquee, guides, and the path that is being made. */
import type { Point } from '@/features/scene/model/document/scene-schema'
import type { Figure, Frame, Mark } from '@/features/scene/model/draw/marks'
import { toPicture } from '@/features/scene/model/pitch/view'
import type { EditorState, Guide, Overlay } from '../../editor/editor-state'
import type { Pixel } from '../camera/view'
import { inkOf, overlayFigure, pathData, seenLine, type Lens } from './strokes'

/** `frame` is what guides run across, in picture metres. */
export function gestureFigures(state: EditorState, lens: Lens, frame: Frame): Figure[] {
  const { marquee, guides, draft } = state.overlay
  return [
    ...guides.map((guide, index) =>
      overlayFigure(`guide:${index}`, guideMarks(state, lens, frame, guide)),
    ),
    ...(draft ? [overlayFigure('draft', draftMarks(state, lens, draft))] : []),
    ...(marquee ? [overlayFigure('marquee', marqueeMarks(state, lens, marquee))] : []),
  ]
}

function marqueeMarks(
  { scene }: EditorState,
  { pixel }: Lens,
  { from, to }: NonNullable<Overlay['marquee']>,
): Mark[] {
  const corners: Point[] = [from, [to[0], from[1]], to, [from[0], to[1]]]
  const d = pathData(
    corners.map((corner) => toPicture(scene.pitch, corner)),
    true,
  )
  return [
    { kind: 'path', d, fill: 'accent', opacity: 0.12 },
    { kind: 'path', d, stroke: 'accent', width: pixel },
  ]
}

function guideMarks({ scene }: EditorState, lens: Lens, frame: Frame, { axis, at }: Guide): Mark[] {
  const [x, y] = toPicture(scene.pitch, axis === 'x' ? [at, 0] : [0, at])
  // a guide across the length of the pitch runs upright unless the picture is turned
  const isUpright = (axis === 'x') === (scene.pitch.orientation === 'landscape')
  const ends: readonly Pixel[] = isUpright
    ? [
        [x, frame.y],
        [x, frame.y + frame.height],
      ]
    : [
        [frame.x, y],
        [frame.x + frame.width, y],
      ]
  return [{ kind: 'path', d: pathData(ends), stroke: 'danger', width: 1.25 * lens.pixel }]
}

function draftMarks(
  { scene, options }: EditorState,
  { pixel }: Lens,
  { kind, points }: NonNullable<Overlay['draft']>,
): Mark[] {
  const line = points.map((point) => toPicture(scene.pitch, point))
  if (kind === 'zone') {
    const d = pathData(line, true)
    return [
      { kind: 'path', d, fill: inkOf(options.colour), opacity: 0.2 },
      ...seenLine(d, inkOf(options.colour), 2 * pixel),
    ]
  }
  const d = pathData(line)
  if (kind === 'line') return seenLine(d, inkOf(options.colour), 2.5 * pixel)
  if (kind === 'tape') return seenLine(d, 'chalk', 2 * pixel, [6 * pixel, 4 * pixel])
  const dash = kind === 'pass' ? [9 * pixel, 7 * pixel] : undefined
  return [...seenLine(d, 'accent', 2.5 * pixel, dash), ...headMarks(line, 12 * pixel)]
}

/** The head of an arrow in the direction of the last stretch that is long enough to have one. */
function headMarks(line: readonly Pixel[], size: number): Mark[] {
  const tip = line.at(-1)
  const from = line.findLast((point) => tip && apart(point, tip) > size / 2)
  if (!tip || !from) return []
  const length = apart(from, tip)
  const [dx, dy] = [(tip[0] - from[0]) / length, (tip[1] - from[1]) / length]
  const back: Pixel = [tip[0] - dx * size, tip[1] - dy * size]
  const half = size * 0.45
  const corners: readonly Pixel[] = [
    tip,
    [back[0] - dy * half, back[1] + dx * half],
    [back[0] + dy * half, back[1] - dx * half],
  ]
  return [{ kind: 'path', d: pathData(corners, true), fill: 'accent' }]
}

function apart(one: Pixel, other: Pixel): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1])
}
