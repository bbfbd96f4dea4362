/** The grid of metres one snaps to, as faint lines on the turf. */
import type { Pitch, Point } from '@/features/scene/model/document/scene-schema'
import type { Figure } from '@/features/scene/model/draw/marks'
import { createPolyline } from '@/features/scene/model/draw/path-data'
import { toPicture } from '@/features/scene/model/pitch/view'
import { createOverlayFigure } from '../overlay/strokes'

/** Lines nearer than this to each other are a grey veil, in pixels: then only every fifth is drawn. */
const closest = 9

export function createGridFigure(pitch: Pitch, pixelsPerMetre: number): Figure {
  const gap = pixelsPerMetre >= closest ? 1 : 5
  const lines: string[] = []
  function addLine(from: Point, to: Point) {
    lines.push(createPolyline([toPicture(pitch, from), toPicture(pitch, to)]))
  }
  for (let x = 0; x <= pitch.length; x += gap) addLine([x, 0], [x, pitch.width])
  for (let y = 0; y <= pitch.width; y += gap) addLine([0, y], [pitch.length, y])
  return createOverlayFigure(`grid:${gap}`, [
    { kind: 'path', d: lines.join(''), stroke: 'chalk', width: 1 / pixelsPerMetre, opacity: 0.16 },
  ])
}
