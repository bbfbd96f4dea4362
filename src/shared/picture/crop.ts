/**
 * The square cut out of a picture. `x` and `y` are the centre of the cut in shares of the picture's
 * width and height (0 to 1), `zoom` is how often the largest possible square is enlarged (1 to 4).
 */

export interface Size {
  width: number
  height: number
}

export interface Crop {
  x: number
  y: number
  zoom: number
}

export const zoomRange = { min: 1, max: 4, step: 0.1 } as const

export const wholePicture: Crop = { x: 0.5, y: 0.5, zoom: 1 }

/** The cut in pixels of the picture; always inside it. */
export function computeCut(size: Size, crop: Crop) {
  const side = Math.min(size.width, size.height) / crop.zoom
  const { x, y } = clampCrop(size, crop)
  return { side, left: x * size.width - side / 2, top: y * size.height - side / 2 }
}

/** The nearest crop that shows no place outside the picture, with a zoom within its range. */
export function clampCrop(size: Size, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, zoomRange.min, zoomRange.max)
  const side = Math.min(size.width, size.height) / zoom
  const reach = { x: side / 2 / size.width, y: side / 2 / size.height }
  return {
    zoom,
    x: clamp(crop.x, reach.x, 1 - reach.x),
    y: clamp(crop.y, reach.y, 1 - reach.y),
  }
}

/** The picture follows a hand that moved by so many pixels on a window of `view` pixels. */
export function dragCrop(size: Size, crop: Crop, by: { x: number; y: number }, view: number): Crop {
  const { side } = computeCut(size, crop)
  const scale = side / view
  return clampCrop(size, {
    ...crop,
    x: crop.x - (by.x * scale) / size.width,
    y: crop.y - (by.y * scale) / size.height,
  })
}

/** What a key does: arrows move by a tenth of the cut, plus and minus zoom; null for any other key. */
export function cropByKey(size: Size, crop: Crop, key: string): Crop | null {
  const { side } = computeCut(size, crop)
  const step = { x: side / 10 / size.width, y: side / 10 / size.height }
  const moves: Record<string, Partial<Crop>> = {
    ArrowLeft: { x: crop.x - step.x },
    ArrowRight: { x: crop.x + step.x },
    ArrowUp: { y: crop.y - step.y },
    ArrowDown: { y: crop.y + step.y },
    '+': { zoom: crop.zoom + zoomRange.step },
    '-': { zoom: crop.zoom - zoomRange.step },
  }
  const move = moves[key]
  return move ? clampCrop(size, { ...crop, ...move }) : null
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
