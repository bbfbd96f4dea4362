/**
 * Draws a picture anew and writes it as a JPEG, or as a PNG that keeps what is transparent: what leaves the browser are pixels, never the
 * place, time or camera that the original told (pictures of children among them).
 */
import { AppError } from '@/lib/errors'
import { computeCut, type Crop, type Size } from './crop'
import { pictureLimits } from './picture-file'
import { listPngTraces, listTraces } from './picture-traces'

const quality = 0.88

export type PictureType = 'image/jpeg' | 'image/png'

/** The cut square. Throws `invalid` when the picture cannot be read or would still tell something. */
export async function encodePicture(original: Blob, crop: Crop, type: PictureType): Promise<Blob> {
  const bitmap = await readBitmap(original)
  const { side, left, top } = computeCut(bitmap, crop)
  const size = Math.round(Math.min(side, pictureLimits.side))
  const from = { left, top, width: side, height: side }
  return drawAnew(bitmap, from, { width: size, height: size }, type)
}

/** All of it as a JPEG, no side longer than so many pixels. Throws as `encodePicture`. */
export async function encodeWholePicture(original: Blob, longest: number): Promise<Blob> {
  const bitmap = await readBitmap(original)
  const { width, height } = bitmap
  const scale = Math.min(1, longest / Math.max(width, height))
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  return drawAnew(bitmap, { left: 0, top: 0, width, height }, size, 'image/jpeg')
}

/** The way the camera was held is applied here, as it will not be written again. */
async function readBitmap(original: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(original, { imageOrientation: 'from-image' })
  } catch (cause) {
    throw new AppError('invalid', { detail: 'unreadable', cause })
  }
}

async function drawAnew(
  bitmap: ImageBitmap,
  from: Size & { left: number; top: number },
  size: Size,
  type: PictureType,
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')
  if (!context) throw new AppError('invalid', { detail: 'no_canvas' })
  if (type === 'image/jpeg') {
    // what was transparent would turn black
    context.fillStyle = 'white'
    context.fillRect(0, 0, size.width, size.height)
  }
  context.imageSmoothingQuality = 'high'
  const { left, top, width, height } = from
  context.drawImage(bitmap, left, top, width, height, 0, 0, size.width, size.height)
  bitmap.close()
  const picture = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality)
  })
  // a browser that cannot write the type answers with another one
  if (picture?.type !== type || !(await isSilent(picture)))
    throw new AppError('invalid', { detail: 'traces' })
  return picture
}

/** A colour profile (APP2) says nothing about the person; everything else must be gone. */
async function isSilent(picture: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await picture.arrayBuffer())
  if (picture.type === 'image/png') return listPngTraces(bytes).length === 0
  return listTraces(bytes).every((marker) => marker === 0xe2)
}
