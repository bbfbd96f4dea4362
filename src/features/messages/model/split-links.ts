/** Web addresses in what people write. Only http and https become links; everything else stays text. */

export interface TextPart {
  text: string
  /** Address of the link; null: plain text. */
  href: string | null
}

const addressPattern = /\bhttps?:\/\/[^\s<>"'`]+/giu

export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(addressPattern)) {
    const address = trimAddress(found)
    const href = toWebAddress(address)
    if (!href) continue
    if (index > end) parts.push({ text: text.slice(end, index), href: null })
    parts.push({ text: address, href })
    end = index + address.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null })
  return parts
}

/** Without the punctuation of the sentence, and without a bracket that was opened before it. */
function trimAddress(found: string): string {
  const address = found.replace(/[.,;:!?…]+$/u, '')
  const isOpen = address.endsWith(')') && !address.includes('(')
  return isOpen ? trimAddress(address.slice(0, -1)) : address
}

/** Null for what only looks like an address, or carries a name and a password to mislead. */
function toWebAddress(text: string): string | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  if (!['http:', 'https:'].includes(url.protocol)) return null
  return url.username || url.password ? null : url.href
}
