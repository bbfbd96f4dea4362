/** What the selected thing can be grabbed by, in the same size on the screen at any zoom. */
import type { Figure, Mark } from '@/features/scene/model/draw/marks'
import { createPolyline } from '@/features/scene/model/draw/path-data'
import { toPicture } from '@/features/scene/model/pitch/view'
import type { EditorState } from '../../editor/editor-state'
import { listHandles, type Handle } from '../../editor/handles'
import { createOverlayFigure, createOutlinedLine, type Lens } from './strokes'

/** Radius in px as seen; a finger may miss it by far more (see `hit.ts`). */
const radius = { rotate: 6, corner: 5, vertex: 5, insert: 3.5, bend: 5, end: 6 } as const

export function handleFigures(state: EditorState, lens: Lens): Figure[] {
  const scale = { unit: lens.unit, metresPerPixel: lens.pixel }
  const marks = listHandles(state, scale).flatMap((handle) => handleMarks(state, lens, handle))
  return marks.length > 0 ? [createOverlayFigure('handles', marks)] : []
}

function handleMarks({ scene }: EditorState, { pixel }: Lens, handle: Handle): Mark[] {
  const [x, y] = toPicture(scene.pitch, handle.at)
  const r = radius[handle.kind] * pixel
  // what is not there yet (a new bend, a new corner) is only hinted at
  const isHint = handle.kind === 'insert' || (handle.kind === 'bend' && handle.isNew)
  const dot: Mark = {
    kind: 'circle',
    x,
    y,
    r,
    fill: handle.kind === 'end' ? 'accent' : 'paper',
    stroke: handle.kind === 'end' ? 'paper' : 'accent',
    width: 2 * pixel,
    opacity: isHint ? 0.6 : 1,
  }
  const edge: Mark = { kind: 'circle', x, y, r: r + 1.5 * pixel, fill: 'turf', opacity: 0.5 }
  if (handle.kind !== 'rotate') return [edge, dot]
  const centre = toPicture(scene.pitch, handle.centre)
  const gap = Math.hypot(x - centre[0], y - centre[1]) || 1
  // the stalk begins outside the symbol: 20 px before the handle
  const share = Math.max(0, 1 - (20 * pixel) / gap)
  const start = [centre[0] + (x - centre[0]) * share, centre[1] + (y - centre[1]) * share] as const
  return [...createOutlinedLine(createPolyline([start, [x, y]]), 'accent', 1.5 * pixel), edge, dot]
}
