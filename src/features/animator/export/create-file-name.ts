/** A file name from a title: readable in any script, safe on any system. */

/** Bytes; file systems allow 255 in all. */
const longest = 120

/** Windows keeps these for its devices. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

export function createFileName(title: string, ending: string, part?: number): string {
  const words = title
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cs}\p{Cf}\p{Co}\p{Variation_Selector}]/gu, '')
    .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
  const short = truncateToBytes(words).replace(/-+$/, '')
  const stem = short === '' || reserved.test(short) ? `touchline${short && '-'}${short}` : short
  return `${stem}${part === undefined ? '' : `-${part}`}.${ending}`
}

function truncateToBytes(text: string): string {
  const encoder = new TextEncoder()
  let bytes = 0
  let kept = ''
  for (const letter of text) {
    bytes += encoder.encode(letter).length
    if (bytes > longest) break
    kept += letter
  }
  return kept
}
