/** What changed from one picture of a GIF to the next; the rest is see-through, which packs to nothing. */
import type { GifColours } from './gif-colours'

export interface GifDelta {
  /** The picture as indexes of colours; null when nothing changed. */
  next: (pixels: Uint8ClampedArray) => Uint8Array | null
}

export function createGifDelta(colours: GifColours, seeThrough: number): GifDelta {
  let before: Uint32Array | null = null
  return {
    next(rgba) {
      const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, rgba.length >> 2)
      const indexes = new Uint8Array(pixels.length)
      let isChanged = before === null
      for (let at = 0; at < pixels.length; at += 1) {
        const pixel = pixels[at] ?? 0
        if (before !== null && before[at] === pixel) {
          indexes[at] = seeThrough
          continue
        }
        isChanged = true
        indexes[at] = colours.nearest(pixel)
      }
      before = pixels
      return isChanged ? indexes : null
    },
  }
}
