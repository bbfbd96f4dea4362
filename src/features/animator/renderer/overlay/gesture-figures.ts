/** What is drawn over the scene during a gesture: the marquee, guides, and the path that is being made. */
import type { Point } from '@/features/scene/model/document/scene-schema'
import type { Figure, Frame, Mark } from '@/features/scene/model/draw/marks'
import { headMark } from '@/features/scene/model/draw/arrows/arrow-marks'
import { polyline } from '@/features/scene/model/draw/path-data'
import { distance } from '@/features/scene/model/motion/course'
import { toPicture } from '@/features/scene/model/pitch/view'
import type { EditorState, Guide, Overlay } from '../../editor/editor-state'
import { inkOf, overlayFigure, seenLine, type Lens } from './strokes'

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
  const d = polyline(
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
  const ends: readonly Point[] = isUpright
    ? [
        [x, frame.y],
        [x, frame.y + frame.height],
      ]
    : [
        [frame.x, y],
        [frame.x + frame.width, y],
      ]
  return [{ kind: 'path', d: polyline(ends), stroke: 'danger', width: 1.25 * lens.pixel }]
}

function draftMarks(
  { scene, options }: EditorState,
  { pixel }: Lens,
  { kind, points }: NonNullable<Overlay['draft']>,
): Mark[] {
  const line = points.map((point) => toPicture(scene.pitch, point))
  if (kind === 'zone') {
    const d = polyline(line, true)
    return [
      { kind: 'path', d, fill: inkOf(options.colour), opacity: 0.2 },
      ...seenLine(d, inkOf(options.colour), 2 * pixel),
    ]
  }
  const d = polyline(line)
  if (kind === 'line') return seenLine(d, inkOf(options.colour), 2.5 * pixel)
  if (kind === 'tape') return seenLine(d, 'chalk', 2 * pixel, [6 * pixel, 4 * pixel])
  const dash = kind === 'pass' ? [9 * pixel, 7 * pixel] : undefined
  return [...seenLine(d, 'accent', 2.5 * pixel, dash), ...tipMarks(line, 13 * pixel)]
}

/** The head points the way of the last stretch that is longer than a hand trembles. */
function tipMarks(line: readonly Point[], size: number): Mark[] {
  const before = line.findLast((point) => distance(point, line.at(-1)) > size / 2)
  return before ? [headMark(line, [before], size, 'accent')] : []
}
