/**
 * Draws the cut square anew and writes it as a JPEG, or as a PNG that keeps what is transparent: what leaves the browser are pixels, never the
 * place, time or camera that the original told (pictures of children among them).
 */
import { AppError } from '@/lib/errors'
import { computeCut, type Crop } from './crop'
import { pictureLimits } from './picture-file'
import { listPngTraces, listTraces } from './picture-traces'

const quality = 0.88

export type PictureType = 'image/jpeg' | 'image/png'

/** Throws `invalid` when the picture cannot be read or would still tell something. */
export async function encodePicture(original: Blob, crop: Crop, type: PictureType): Promise<Blob> {
  // the way the camera was held is applied here, as it will not be written again
  const bitmap = await createImageBitmap(original, { imageOrientation: 'from-image' })
  const { side, left, top } = computeCut(bitmap, crop)
  const canvas = document.createElement('canvas')
  const size = Math.round(Math.min(side, pictureLimits.side))
  canvas.width = size
  canvas.height = size
  const context = canvas.getContext('2d')
  if (!context) throw new AppError('invalid', { detail: 'no_canvas' })
  if (type === 'image/jpeg') {
    // what was transparent would turn black
    context.fillStyle = 'white'
    context.fillRect(0, 0, size, size)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, left, top, side, side, 0, 0, size, size)
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
