/** Which files may become a picture of a person or a club (spec section 5): told by their bytes, not by their name. */

export const pictureLimits = { bytes: 5 * 1024 * 1024, side: 512 } as const

export const pictureTypes = 'image/png,image/jpeg,image/gif'

export type PictureFault = 'type' | 'size' | 'unreadable'

const signatures: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
]

/** PNG, JPG or GIF of so many bytes at most: null; otherwise what is wrong. The type is judged first. */
export async function findPictureFault(
  file: Blob,
  maxBytes: number = pictureLimits.bytes,
): Promise<PictureFault | null> {
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  const isPicture = signatures.some((signature) =>
    signature.every((byte, index) => start[index] === byte),
  )
  if (!isPicture) return 'type'
  return file.size > maxBytes ? 'size' : null
}
