/** Which way of counting sizes a product uses, as far as it can be told from their names. */

export type SizeSystem = 'height' | 'shoe'

/** Clothes for children count the height in centimetres; socks name the shoes they fit. */
export function findSizeSystem(sizes: readonly string[]): SizeSystem | null {
  if (sizes.some((size) => /^\d{2}[-–/]\d{2}$/.test(size))) return 'shoe'
  const isHeight = (size: string) => /^1\d\d$/.test(size) && Number(size) % 6 === 2
  return sizes.some(isHeight) ? 'height' : null
}
