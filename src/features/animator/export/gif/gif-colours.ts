/** The colours of a GIF: at most 255 for the whole film, and a fast way to the nearest one. */
import { quantize } from 'gifenc'
import type { FilmMoment } from '../plan/create-film-clock'

export type Colour = [red: number, green: number, blue: number]

/** One more colour means "as before": only what changed is written. */
export const mostColours = 255

export interface GifColours {
  palette: Colour[]
  /** Index in the palette of a pixel as canvas gives it, little-endian. */
  nearest: (pixel: number) => number
}

/** `samples`: pixels of a few pictures. */
export function createGifColours(samples: readonly Uint8ClampedArray[]): GifColours {
  const palette = quantize(samplePixels(samples), mostColours)
  // five bits of red, six of green, five of blue: what the eye tells apart
  const known = new Int16Array(65_536).fill(-1)
  return {
    palette,
    nearest(pixel) {
      const red = pixel & 255
      const green = (pixel >> 8) & 255
      const blue = (pixel >> 16) & 255
      const key = ((red >> 3) << 11) | ((green >> 2) << 5) | (blue >> 3)
      const index = known[key] ?? -1
      if (index >= 0) return index
      const found = findClosestColour(palette, red, green, blue)
      known[key] = found
      return found
    },
  }
}

function findClosestColour(
  palette: readonly Colour[],
  red: number,
  green: number,
  blue: number,
): number {
  let best = 0
  let least = Infinity
  for (const [index, [r, g, b]] of palette.entries()) {
    const far = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
    if (far >= least) continue
    least = far
    best = index
  }
  return best
}

/** Every third pixel is enough to know the colours, and three times as fast. */
function samplePixels(samples: readonly Uint8ClampedArray[]): Uint8ClampedArray {
  const pixels = samples.flatMap((sample) => {
    const all = new Uint32Array(sample.buffer, sample.byteOffset, sample.length >> 2)
    return [all.filter((_pixel, index) => index % 3 === 0)]
  })
  const joined = new Uint32Array(pixels.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of pixels) {
    joined.set(part, at)
    at += part.length
  }
  return new Uint8ClampedArray(joined.buffer)
}

/** Moments whose pictures have every colour: start, end, and what lies between. */
export function sampleMoments(at: (seconds: number) => FilmMoment, duration: number): FilmMoment[] {
  return [0, 0.33, 0.66, 1].map((share) => at(duration * share))
}
