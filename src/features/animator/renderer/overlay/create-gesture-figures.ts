/** What is drawn over the scene during a gesture: the marquee, guides, and the path that is being made. */
import type { Point } from '@/features/scene/model/document/scene-schema'
import type { Figure, Frame, Mark } from '@/features/scene/model/draw/marks'
import { createHeadMark } from '@/features/scene/model/draw/arrows/arrow-marks'
import { createPolyline } from '@/features/scene/model/draw/path-data'
import { distance } from '@/features/scene/model/motion/course'
import { toPicture } from '@/features/scene/model/pitch/view'
import type { EditorState, Guide, Overlay } from '../../editor/editor-state'
import { toInk, createOverlayFigure, createOutlinedLine, type Lens } from './strokes'

/** `frame` is what guides run across, in picture metres. */
export function createGestureFigures(state: EditorState, lens: Lens, frame: Frame): Figure[] {
  const { marquee, guides, draft } = state.overlay
  return [
    ...guides.map((guide, index) =>
      createOverlayFigure(`guide:${index}`, createGuideMarks(state, lens, frame, guide)),
    ),
    ...(draft ? [createOverlayFigure('draft', createDraftMarks(state, lens, draft))] : []),
    ...(marquee ? [createOverlayFigure('marquee', createMarqueeMarks(state, lens, marquee))] : []),
  ]
}

function createMarqueeMarks(
  { scene }: EditorState,
  { pixel }: Lens,
  { from, to }: NonNullable<Overlay['marquee']>,
): Mark[] {
  const corners: Point[] = [from, [to[0], from[1]], to, [from[0], to[1]]]
  const d = createPolyline(
    corners.map((corner) => toPicture(scene.pitch, corner)),
    true,
  )
  return [
    { kind: 'path', d, fill: 'accent', opacity: 0.12 },
    { kind: 'path', d, stroke: 'accent', width: pixel },
  ]
}

function createGuideMarks(
  { scene }: EditorState,
  lens: Lens,
  frame: Frame,
  { axis, at }: Guide,
): Mark[] {
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
  return [{ kind: 'path', d: createPolyline(ends), stroke: 'danger', width: 1.25 * lens.pixel }]
}

function createDraftMarks(
  { scene, options }: EditorState,
  { pixel }: Lens,
  { kind, points }: NonNullable<Overlay['draft']>,
): Mark[] {
  const line = points.map((point) => toPicture(scene.pitch, point))
  if (kind === 'zone') {
    const d = createPolyline(line, true)
    return [
      { kind: 'path', d, fill: toInk(options.colour), opacity: 0.2 },
      ...createOutlinedLine(d, toInk(options.colour), 2 * pixel),
    ]
  }
  const d = createPolyline(line)
  if (kind === 'line') return createOutlinedLine(d, toInk(options.colour), 2.5 * pixel)
  if (kind === 'tape') return createOutlinedLine(d, 'chalk', 2 * pixel, [6 * pixel, 4 * pixel])
  const dash = kind === 'pass' ? [9 * pixel, 7 * pixel] : undefined
  return [
    ...createOutlinedLine(d, 'accent', 2.5 * pixel, dash),
    ...createTipMarks(line, 13 * pixel),
  ]
}

/** The head points the way of the last stretch that is longer than a hand trembles. */
function createTipMarks(line: readonly Point[], size: number): Mark[] {
  const before = line.findLast((point) => distance(point, line.at(-1)) > size / 2)
  return before ? [createHeadMark(line, [before], size, 'accent')] : []
}
