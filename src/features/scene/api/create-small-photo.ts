/** A photo as small as a symbol needs it: a square that weighs some kilobytes on paper and paints fast. */
import { toDataUrl } from '@/lib/to-data-url'

export interface SmallPhoto {
  /** Null where a browser cannot draw outside the page. */
  image: CanvasImageSource | null
  /** A data URL. */
  href: string
}

/** Pixels: a symbol seen close up, or in a film of 1080 lines. */
const side = 192

export async function createSmallPhoto(blob: Blob): Promise<SmallPhoto> {
  if (typeof OffscreenCanvas !== 'function') return { image: null, href: await toDataUrl(blob) }
  const whole = await createImageBitmap(blob)
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) return { image: null, href: await toDataUrl(blob) }
  const { width, height } = whole
  const cut = Math.min(width, height)
  context.imageSmoothingQuality = 'high'
  // JPEG has no clear ground
  context.fillStyle = '#fff'
  context.fillRect(0, 0, side, side)
  // faces are in the upper part of an upright photo
  const top = (height - cut) / 4
  context.drawImage(whole, (width - cut) / 2, top, cut, cut, 0, 0, side, side)
  whole.close()
  const small = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
  return { image: canvas.transferToImageBitmap(), href: await toDataUrl(small) }
}
