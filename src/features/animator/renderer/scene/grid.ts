/** The grid of metres one snaps to, as faint lines on the turf. */
import type { Pitch, Point } from '@/features/scene/model/document/scene-schema'
import type { Figure } from '@/features/scene/model/draw/marks'
import { polyline } from '@/features/scene/model/draw/path-data'
import { toPicture } from '@/features/scene/model/pitch/view'
import { overlayFigure } from '../overlay/strokes'

/** Lines nearer than this to each other are a grey veil, in pixels: then only every fifth is drawn. */
const closest = 9

export function gridFigure(pitch: Pitch, pixelsPerMetre: number): Figure {
  const gap = pixelsPerMetre >= closest ? 1 : 5
  const lines: string[] = []
  function line(from: Point, to: Point) {
    lines.push(polyline([toPicture(pitch, from), toPicture(pitch, to)]))
  }
  for (let x = 0; x <= pitch.length; x += gap) line([x, 0], [x, pitch.width])
  for (let y = 0; y <= pitch.width; y += gap) line([0, y], [pitch.length, y])
  return overlayFigure(`grid:${gap}`, [
    { kind: 'path', d: lines.join(''), stroke: 'chalk', width: 1 / pixelsPerMetre, opacity: 0.16 },
  ])
}
