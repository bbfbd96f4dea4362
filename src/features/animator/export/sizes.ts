/** How many pixels an export has: even numbers, which video encoders need. */
import type { Frame } from '@/features/scene/model/draw/marks'
import type { ExportFormat, Shape } from './choice'

export interface Size {
  width: number
  height: number
}

/** A4 at 300 dpi; for film and GIF the same proportions. */
const paper: Size = { width: 3508, height: 2480 }

const films: Record<Shape, Size> = {
  '16:9': { width: 1920, height: 1080 },
  '9:16': { width: 1080, height: 1920 },
  '1:1': { width: 1080, height: 1080 },
  a4: { width: 1528, height: 1080 },
}

/** A4 lies or stands, as the scene fits better. */
export function getExportSize(format: ExportFormat, shape: Shape, isUpright: boolean): Size {
  const size =
    format === 'png' && shape === 'a4' ? paper : scaleSize(films[shape], getScale(format))
  return shape === 'a4' && isUpright ? { width: size.height, height: size.width } : size
}

/** Pictures are twice as sharp as film; a GIF in full size would be too large to send. */
function getScale(format: ExportFormat): number {
  if (format === 'png') return 2
  return format === 'gif' ? 0.5 : 1
}

function scaleSize({ width, height }: Size, by: number): Size {
  return { width: roundToEven(width * by), height: roundToEven(height * by) }
}

function roundToEven(value: number): number {
  return Math.round(value / 2) * 2
}

/** The share of a box that is covered by the frame when it is as large as it goes. */
export function computeCoverage(frame: Pick<Frame, 'width' | 'height'>, box: Size): number {
  const scale = Math.min(box.width / frame.width, box.height / frame.height)
  return (frame.width * frame.height * scale * scale) / (box.width * box.height)
}
