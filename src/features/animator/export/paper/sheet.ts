/** How a sheet is laid out: the picture above the words on an upright page, beside them on a lying one. */
import type { Size } from '../sizes'
import type { Shape } from '../choice'

export interface Sheet {
  /** Points: 72 to the inch. */
  page: Size
  margin: number
  isUpright: boolean
  /** What the picture may take; its proportions come from the scene. */
  picture: Size
}

const a4: Size = { width: 842, height: 595 }
const slides: Record<Exclude<Shape, 'a4'>, Size> = {
  '16:9': { width: 960, height: 540 },
  '9:16': { width: 540, height: 960 },
  '1:1': { width: 720, height: 720 },
}
const margin = 36
const head = 34

export function computeSheet(shape: Shape, isUpright: boolean): Sheet {
  const lying = shape === 'a4' ? a4 : slides[shape]
  const page = shape === 'a4' && isUpright ? { width: a4.height, height: a4.width } : lying
  const inner = { width: page.width - 2 * margin, height: page.height - 2 * margin - head }
  const isTall = page.height >= page.width
  const picture = isTall
    ? { width: inner.width, height: inner.height * 0.58 }
    : { width: inner.width * 0.66, height: inner.height - 4 }
  return { page, margin, isUpright: isTall, picture }
}
