/** A picture as an address that needs no revoking; for those fetched with one's own token. */
export async function toDataUrl(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCodePoint(byte)
  return `data:${picture.type};base64,${btoa(text)}`
}
